import type { ErrorDetails } from '@toasoan/contract/core/envelope.ts';
import type { ErrorCode } from '@toasoan/contract/core/errors.ts';
import type { FIELD_TEXTS } from '@toasoan/contract/vocabulary/field-texts.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';

type Values = Readonly<Record<string, string | number>>;

/** One marked field; the texts of both kinds of code lie in the contract. */
export interface FieldProblem {
  /** Path in the input, dots between the parts. */
  readonly field: string;
  readonly code: ErrorCode | keyof typeof FIELD_TEXTS;
  /** Fill the `{n}` places of the text. */
  readonly values?: Values;
}

/** One rule that is not met; its text comes from the rule's own table in the contract. */
export interface RuleProblem {
  readonly code: string;
  readonly field?: string;
  readonly text: Readonly<Record<Language, string>>;
  readonly values?: Values;
}

export interface AppErrorOptions {
  /** Marks one field with the error's own text. */
  readonly field?: string;
  readonly fields?: readonly FieldProblem[];
  readonly rules?: readonly RuleProblem[];
  readonly details?: ErrorDetails;
  /** Fill the `{n}` places of the error's text; words may differ by language. */
  readonly values?: Readonly<Record<string, string | number | Readonly<Record<Language, string>>>>;
  readonly cause?: unknown;
}

/** An expected failure: the code decides envelope number, HTTP status and text. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly options: AppErrorOptions;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.options = options;
  }
}
