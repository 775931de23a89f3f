import type { Generated } from 'kysely';

export interface SecondFactorTable {
  user_id: string;
  secret: Buffer | null;
  secret_key_id: string | null;
  /** The newest time step whose code was accepted; codes up to it are spent. */
  last_step: Generated<number>;
  enabled_time: Date | null;
  pending_secret: Buffer | null;
  pending_key_id: string | null;
  pending_until: Date | null;
}

export interface RecoveryCodeTable {
  user_id: string;
  code_hash: Buffer;
  used_time: Date | null;
}
