import type { FieldCode } from '../vocabulary/field-texts.ts';

type ProblemCode = Extract<FieldCode, `article${string}` | 'characters'>;

/** Why a value is not an article; `code` names its text in FIELD_TEXTS. */
export class ArticleProblem extends Error {
  readonly code: ProblemCode;
  readonly values: Readonly<Record<string, string | number>>;

  constructor(code: ProblemCode, values: Readonly<Record<string, string | number>> = {}) {
    super(code);
    this.name = 'ArticleProblem';
    this.code = code;
    this.values = values;
  }
}

/** A name from the input, shortened for display. */
export function shownName(name: unknown): string {
  return typeof name === 'string' ? name.slice(0, 40) : typeof name;
}
