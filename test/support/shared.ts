import { inject } from 'vitest';
import { Client } from './http.ts';

/** A client of the server that all system tests share. */
export const client = new Client(inject('serverUrl'));
