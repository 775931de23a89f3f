import type { Writable } from 'node:stream';
import { KEY_PREFIX } from '@toasoan/contract/features/api-keys/api-key.ts';
import { TOKEN_PREFIX } from '#server/core/auth/token.ts';
import { isDatabaseError } from '#server/core/db/database-error.ts';

const TOKEN = new RegExp(`(${TOKEN_PREFIX}|${KEY_PREFIX})[A-Za-z0-9_-]{8,}`, 'g');
const MAX_CAUSES = 4;

interface LogOptions {
  readonly level: string;
  readonly stream?: Writable | undefined;
}

/** One JSON object a line. Bodies, query values and headers are never logged; tokens are redacted last. */
export function logOptions({ level, stream }: LogOptions) {
  return {
    level,
    ...(stream !== undefined && { stream }),
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: (error: Error) => describeError(error), req: () => ({}), res: () => ({}) },
    hooks: { streamWrite: (line: string) => line.replace(TOKEN, '$1…') },
  };
}

export interface ErrorDescription {
  readonly [key: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly cause?: ErrorDescription;
}

/**
 * What the log keeps of an error. The database's message and detail quote values of a row, so only state, table
 * and constraint are kept.
 */
function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const isDatabase = isDatabaseError(error);
  const stack = error.stack ?? '';
  return {
    type: error.name,
    message: isDatabase ? `Database error ${error.code ?? ''} ${error.table ?? ''}`.trim() : error.message,
    stack: isDatabase ? stack.slice(stack.indexOf('\n    at ') + 1) : stack,
    ...('code' in error && { code: String(error.code) }),
    ...(isDatabase && error.constraint !== undefined && { constraint: error.constraint }),
    ...(error.cause !== undefined && depth < MAX_CAUSES && { cause: describeError(error.cause, depth + 1) }),
  };
}
