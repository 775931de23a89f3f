import type { ErrorCode } from '@toasoan/contract/core/errors.ts';
import pg from 'pg';

/** The error of each SQLSTATE; a key of two or four characters covers its whole class. */
const BY_STATE: Readonly<Record<string, ErrorCode>> = {
  '23505': 'DUPLICATE',
  // The referenced row was deleted a moment ago.
  '23503': 'VERSION_CONFLICT',
  '40001': 'VERSION_CONFLICT',
  '40P01': 'VERSION_CONFLICT',
  '55P03': 'UNAVAILABLE',
  '22P02': 'INVALID_INPUT',
  '22003': 'INVALID_INPUT',
  '22001': 'INVALID_INPUT',
  '22021': 'INVALID_INPUT',
  '22P05': 'INVALID_INPUT',
  '2201': 'INVALID_INPUT',
  '54000': 'INVALID_INPUT',
  '57014': 'UNAVAILABLE',
  '53': 'UNAVAILABLE',
  '25006': 'UNAVAILABLE',
  '57': 'UNAVAILABLE',
  '08': 'UNAVAILABLE',
};

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
/** The driver reports these without a code. */
const LOST_CONNECTION =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout)/;

/** The product's error for a database failure; undefined when there is none. */
export function codeOfDatabaseError(error: unknown): ErrorCode | undefined {
  if (error instanceof pg.DatabaseError) return codeOfState(error.code ?? '');
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && NETWORK_CODES.has(error.code))
    return 'UNAVAILABLE';
  return LOST_CONNECTION.test(error.message) ? 'UNAVAILABLE' : undefined;
}

function codeOfState(state: string): ErrorCode | undefined {
  return BY_STATE[state] ?? BY_STATE[state.slice(0, 4)] ?? BY_STATE[state.slice(0, 2)];
}

/** A deadlock or a failed serialisation: a retry may succeed. */
export function isRetryable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01');
}

/** An earlier statement of the transaction has failed. */
export function isInFailedTransaction(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '25P02';
}

/** True for a violation of the named unique constraint or index. */
export function isDuplicateOf(constraint: string, error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === constraint;
}

/** The login lacks the right. */
export function isRightMissing(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && error.code === '42501';
}

/** An error that PostgreSQL itself returned. */
export function isDatabaseError(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError;
}
