import type { ProblemCode } from '@toasoan/contract/features/api-keys/key-problems.ts';

interface ProblemOptions {
  /** Fill the `{n}` places of the detail. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** In seconds. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** An expected refusal of a call with an API key. */
export class KeyProblem extends Error {
  override readonly name = 'KeyProblem';
  readonly code: ProblemCode;
  readonly options: ProblemOptions;

  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.options = options;
  }
}
