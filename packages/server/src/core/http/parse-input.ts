import type * as z from 'zod/mini';
import { AppError } from '#server/core/errors/app-error.ts';
import { problemsOf } from './input-problems.ts';

/** Parses one part of the input. @throws INVALID_INPUT naming every field that is wrong. */
export function parseInput(schema: z.ZodMiniType, input: unknown): unknown {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new AppError('INVALID_INPUT', { fields: problemsOf(result.error.issues, input) });
}

const VERSION_HEADER = /^(?:W\/)?"?(\d{1,9})"?$/;

/** The version an `If-Match` header names. @throws INVALID_INPUT when it names anything else. */
export function parseIfMatch(header: string | undefined): number | undefined {
  if (header === undefined || header === '*') return undefined;
  const digits = VERSION_HEADER.exec(header.trim())?.[1];
  if (digits === undefined) {
    throw new AppError('INVALID_INPUT', { fields: [{ field: 'If-Match', code: 'pattern' }] });
  }
  return Number(digits);
}
