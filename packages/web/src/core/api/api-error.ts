import type { ErrorDetails, FieldError } from '@toasoan/contract/core/envelope.ts';
import type { ErrorCode } from '@toasoan/contract/core/errors.ts';

/** Failures that no server response names. */
export type LocalCode =
  | 'NETWORK'
  | 'TIMEOUT'
  | 'CANCELLED'
  /** The response belongs to a token that this browser no longer uses. */
  | 'SUPERSEDED'
  | 'TOKEN_MISSING'
  | 'UNREADABLE';

export interface ApiErrorFacts {
  readonly code: ErrorCode | LocalCode | (string & {});
  /** The envelope's number, 0 without an envelope. */
  readonly error?: number;
  /** The HTTP status, 0 without a response. */
  readonly status?: number;
  readonly fields?: readonly FieldError[];
  readonly details?: ErrorDetails;
  readonly requestId?: string;
}

/** Why a call failed; `message` is the text of the notification. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorFacts['code'];
  readonly error: number;
  readonly status: number;
  readonly fields: readonly FieldError[];
  readonly details: ErrorDetails;
  readonly requestId: string;

  constructor(message: string, facts: ApiErrorFacts) {
    super(message);
    this.code = facts.code;
    this.error = facts.error ?? 0;
    this.status = facts.status ?? 0;
    this.fields = facts.fields ?? [];
    this.details = facts.details ?? {};
    this.requestId = facts.requestId ?? '';
  }
}
