import type { Generated } from 'kysely';

export type SessionKind = 'half-way' | 'full';

export type SessionEnd =
  | 'signed-out'
  | 'second-step-passed'
  | 'ended-elsewhere'
  | 'too-many-sessions'
  | 'password-changed'
  | 'second-factor-changed'
  | 'account-changed';

export interface SessionTable {
  id: string;
  token_hash: Buffer;
  user_id: string;
  kind: SessionKind;
  cred_version: number;
  second_factor_passed: Generated<boolean>;
  create_time: Date;
  /** Up to a minute behind: written at most once a minute. */
  last_use_time: Date;
  idle_until: Date;
  absolute_until: Date;
  address: string;
  user_agent: string;
  ended_time: Date | null;
  end_reason: SessionEnd | null;
  /** The person's second factor was turned off by somebody else before this sign-in. */
  factor_reset_time: Date | null;
  factor_reset_by: string | null;
}
