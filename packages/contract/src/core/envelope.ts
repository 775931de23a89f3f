import type { ErrorCode } from './errors.ts';

/** Why the server no longer accepts a token that it once gave. */
export type SessionOver =
  | 'signed-out'
  | 'expired'
  | 'ended-elsewhere'
  | 'ended-by-admin'
  | 'too-many-sessions'
  | 'password-changed'
  | 'second-factor-changed'
  | 'account-changed'
  | 'disabled'
  | 'outside-access-days';

export interface Success<Data> {
  readonly error: 0;
  readonly data: Data;
}

export interface FieldError {
  /** Path in the input, joined by dots: `authors.0.displayName`. */
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

export interface RuleFailure {
  readonly code: string;
  readonly field?: string;
  readonly message: string;
}

/** Extra facts, by code: see the error table of the reference page. */
export interface ErrorDetails {
  readonly version?: number;
  readonly updatedBy?: string;
  readonly updateTime?: string;
  readonly rules?: readonly RuleFailure[];
  readonly by?: string;
  readonly byId?: string;
  readonly since?: string;
  /** The post that has the address, or that the address leads to. */
  readonly ownerId?: string;
  /** Why a session is over. */
  readonly reason?: SessionOver;
  /** Seconds. */
  readonly retryAfter?: number;
}

export interface Failure {
  readonly error: number;
  readonly code: ErrorCode;
  readonly message: string;
  readonly errors: readonly FieldError[];
  readonly details: ErrorDetails;
  readonly requestId: string;
}

export type Envelope<Data> = Success<Data> | Failure;
