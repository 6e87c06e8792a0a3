import { type Fault, shown } from '@riposte/rules';
import { plainToInstance } from 'class-transformer';
import { type ValidationError, validateSync } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { pointerTo, unreadable } from '../problems/problem-error.ts';

type Class<T> = new () => T;

/**
 * What was sent as an instance of a DTO, every field checked and nothing unknown among them.
 * @throws ProblemError naming each fault by its JSON pointer
 */
export function checked<T extends object>(dto: Class<T>, sent: unknown): T {
  const plain = withoutInherited(jsonObject(sent));
  return valid(plainToInstance(dto, plain, { exposeUnsetFields: false }));
}

/**
 * The fields as they were sent, unchecked and not even copied, in an instance that can be.
 * @param at pointer of what was sent
 * @throws ProblemError for fields that would hide what every object has
 */
export function instanceOf<T extends object>(dto: Class<T>, sent: object, at = ''): T {
  return Object.assign(new dto(), withoutInherited(sent, at));
}

/** Fields called like something that every object has are lost by class-transformer and trip class-validator, without a word. */
function withoutInherited<T extends object>(sent: T, at = ''): T {
  const hiding = Object.entries(sent).filter(([name]) => name in Object.prototype);
  if (hiding.length === 0) return sent;
  throw unreadable(
    hiding.map(([name, value]) => ({ pointer: `${at}/${name}`, expected: 'no such field', got: shown(value) })),
  );
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
  const pointer = base + pointerTo([error.property]);
  const inner = (error.children ?? []).flatMap((child) => faultsOf(child, pointer));
  const own = Object.entries(error.constraints ?? {}).map(([name, message]) => ({
    pointer,
    expected: name === 'whitelistValidation' ? 'no such field' : message,
    got: shown(error.value),
  }));
  return [...own, ...inner];
}
