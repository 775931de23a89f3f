import { FIELD_TEXTS, type FieldCode } from '@toasoan/contract/vocabulary/field-texts.ts';
import { fillText } from '@toasoan/contract/vocabulary/fill-text.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type * as z from 'zod/mini';

/** What is wrong with one field: the server's own words, or a code of the contract's field texts. */
export interface Problem {
  /** Path in the input, dots between the parts. */
  readonly field: string;
  readonly code: string;
  readonly message?: string | undefined;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
}

function isFieldCode(code: string): code is FieldCode {
  return Object.hasOwn(FIELD_TEXTS, code);
}

export function problemText(problem: Problem, language: Language): string {
  if (problem.message) return problem.message;
  const text = FIELD_TEXTS[isFieldCode(problem.code) ? problem.code : 'type'][language];
  return fillText(text, problem.params ?? {}, language);
}

/** Checks an input with the very schema that the server uses. */
export function schemaProblems(schema: z.ZodMiniType, input: unknown): readonly Problem[] {
  const result = schema.safeParse(input);
  if (result.success) return [];
  return result.error.issues.map((issue) => ({
    field: issue.path.join('.'),
    code: codeOf(issue),
    params: paramsOf(issue),
  }));
}

type Issue = z.core.$ZodIssue;

function codeOf(issue: Issue): string {
  const absent = issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null);
  return absent ? 'required' : issue.message;
}

function paramsOf(issue: Issue): Record<string, string | number> {
  const params: Record<string, string | number> = {};
  if (issue.code === 'custom') {
    for (const [name, value] of Object.entries(issue.params ?? {})) params[name] = value as string | number;
  } else if (issue.code === 'too_small') params.min = Number(issue.minimum);
  else if (issue.code === 'too_big') params.max = Number(issue.maximum);
  return params;
}
