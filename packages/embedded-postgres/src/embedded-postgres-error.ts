/** What the caller can offer instead: another folder, or a PostgreSQL server of its own. */
export type Alternative = 'folder' | 'server';

/** Why the embedded database cannot run, in one sentence for the operator: show the message alone, no stack. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
  /** What helps besides the advice in the message, where anything does. */
  readonly alternative: Alternative | undefined;

  constructor(
    message: string,
    { alternative, cause }: { readonly alternative?: Alternative; readonly cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.alternative = alternative;
  }
}

/** The system's name of a failure, such as ENOENT; empty for any other error. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
