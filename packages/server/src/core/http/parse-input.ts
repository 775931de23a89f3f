import type * as z from 'zod/mini';
import { AppError } from '#server/core/errors/app-error.ts';
import { problemsOf } from './input-problems.ts';

/** Parses one part of the input. @throws INVALID_INPUT naming every field that is wrong. */
export function parseInput(schema: z.ZodMiniType, input: unknown): unknown {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new AppError('INVALID_INPUT', { fields: problemsOf(result.error.issues, input) });
}

/**
 * What stands behind the `?` as the framework has read it: a percent sign that begins no character it leaves as it is.
 * @throws INVALID_INPUT for such a one.
 */
export function checkQueryText(url: string): void {
  const start = url.indexOf('?');
  if (start === -1 || !url.includes('%', start)) return;
  try {
    decodeURIComponent(url.slice(start));
  } catch (error) {
    throw new AppError('INVALID_INPUT', { fields: [{ field: '', code: 'characters' }], cause: error });
  }
}

const VERSION_HEADER = /^(?:W\/)?("?)(\d{1,9})\1$/;

/** The version an `If-Match` header names. @throws INVALID_INPUT when it names anything else. */
export function parseIfMatch(header: string | undefined): number | undefined {
  if (header === undefined || header === '*') return undefined;
  const digits = VERSION_HEADER.exec(header.trim())?.[2];
  if (digits === undefined) {
    throw new AppError('INVALID_INPUT', { fields: [{ field: 'If-Match', code: 'pattern' }] });
  }
  return Number(digits);
}
