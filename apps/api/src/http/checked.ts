import { type Fault, shown } from '@riposte/rules';
import { plainToInstance } from 'class-transformer';
import { type ValidationError, validateSync } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { unreadable } from '../problems/problem-error.ts';

type Class<T> = new () => T;

/**
 * What was sent as an instance of a DTO, every field checked and nothing unknown among them.
 * @throws ProblemError naming each fault by its JSON pointer
 */
export function checked<T extends object>(dto: Class<T>, sent: unknown): T {
  const plain = jsonObject(sent);
  // class-transformer leaves out, without a word, what is called like something that every object has.
  const lost = Object.entries(plain).filter(([name]) => name in Object.prototype);
  if (lost.length > 0)
    throw unreadable(
      lost.map(([name, value]) => ({ pointer: `/${name}`, expected: 'no such field', got: shown(value) })),
    );
  return valid(plainToInstance(dto, plain, { exposeUnsetFields: false }));
}

/** What takes no query parameters refuses them instead of ignoring them. @throws ProblemError naming each */
export function withoutQuery(request: FastifyRequest): void {
  if (!request.url.includes('?')) return;
  const given = Object.entries(request.query as Record<string, unknown>);
  if (given.length === 0) return;
  throw unreadable(
    given.map(([name, value]) => ({ pointer: `/${name}`, expected: 'no such parameter', got: shown(value) })),
  );
}

/** @throws ProblemError when it is anything else */
export function jsonObject(sent: unknown): object {
  if (typeof sent === 'object' && sent !== null && !Array.isArray(sent)) return sent;
  throw unreadable([{ pointer: '', expected: 'a JSON object', got: shown(sent ?? undefined) }]);
}

/** The same for what is an instance already. The messages of a DTO's decorators say what is expected. */
export function valid<T extends object>(instance: T): T {
  const errors = validateSync(instance, { whitelist: true, forbidNonWhitelisted: true, stopAtFirstError: true });
  if (errors.length > 0) throw unreadable(errors.flatMap((error) => faultsOf(error, '')));
  return instance;
}

function faultsOf(error: ValidationError, base: string): Fault[] {
  const pointer = `${base}/${error.property.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  const inner = (error.children ?? []).flatMap((child) => faultsOf(child, pointer));
  const own = Object.entries(error.constraints ?? {}).map(([name, message]) => ({
    pointer,
    expected: name === 'whitelistValidation' ? 'no such field' : message,
    got: shown(error.value),
  }));
  return [...own, ...inner];
}
