import { FIELD_TEXTS, type FieldCode } from '@toasoan/contract/vocabulary/field-texts.ts';
import type * as z from 'zod/mini';
import { AppError, type FieldProblem } from '#server/core/errors/app-error.ts';

type Issue = z.core.$ZodIssue;

/** More problems than this help nobody. */
const MAX_PROBLEMS = 50;

/** Parses one part of the input. @throws INVALID_INPUT naming every wrong field. */
export function parseInput(schema: z.ZodMiniType, input: unknown): unknown {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new AppError('INVALID_INPUT', { fields: problemsOf(result.error.issues, input) });
}

/**
 * The part after the `?` as the framework has read it; the framework keeps a percent sign that encodes nothing.
 * @throws INVALID_INPUT for such a sign.
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

/** The version of an `If-Match` header. @throws INVALID_INPUT when it is not a version. */
export function parseIfMatch(header: string | undefined): number | undefined {
  if (header === undefined || header === '*') return undefined;
  const digits = VERSION_HEADER.exec(header.trim())?.[2];
  if (digits === undefined) {
    throw new AppError('INVALID_INPUT', { fields: [{ field: 'If-Match', code: 'pattern' }] });
  }
  return Number(digits);
}

/** The wrong fields of an input, in the envelope's form. */
function problemsOf(issues: readonly Issue[], input: unknown): FieldProblem[] {
  return issues.flatMap((issue) => problemsOfIssue(issue, input)).slice(0, MAX_PROBLEMS);
}

function problemsOfIssue(issue: Issue, input: unknown): FieldProblem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: fieldOf([...issue.path, key]), code: 'unknownKey' }));
  }
  const values = valuesOf(issue);
  return [
    { field: fieldOf(issue.path), code: codeOf(issue, input), ...(values !== undefined && { values }) },
  ];
}

function fieldOf(path: readonly PropertyKey[]): string {
  return path.map(String).join('.');
}

/** Contract schemas give a field code as the message; zod's own messages are judged by their kind. */
function codeOf(issue: Issue, input: unknown): FieldCode {
  if (isAbsent(input, issue.path)) return 'required';
  if (isFieldCode(issue.message)) return issue.message;
  if (issue.code === 'invalid_value' || issue.code === 'invalid_union') return 'choice';
  if (issue.code === 'invalid_format') return 'pattern';
  return 'type';
}

function isFieldCode(message: string): message is FieldCode {
  return Object.hasOwn(FIELD_TEXTS, message);
}

function isAbsent(input: unknown, path: readonly PropertyKey[]): boolean {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return false;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return path.length > 0 && value === undefined;
}

/** What the text of a problem names: a limit, or the values that a check of the contract gives. */
function valuesOf(issue: Issue): Record<string, string | number> | undefined {
  if (issue.code === 'too_small') return { min: Number(issue.minimum) };
  if (issue.code === 'too_big') return { max: Number(issue.maximum) };
  if (issue.code !== 'custom') return undefined;
  const values = Object.entries(issue.params ?? {}).filter(isNamed);
  return values.length === 0 ? undefined : Object.fromEntries(values);
}

function isNamed(entry: [string, unknown]): entry is [string, string | number] {
  return typeof entry[1] === 'string' || typeof entry[1] === 'number';
}
