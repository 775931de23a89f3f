import type { Role } from '@toasoan/contract/access/roles.ts';
import type { LinkMailState, MailPurpose } from '@toasoan/contract/features/users/link-mail.ts';
import type { AccountType } from '@toasoan/contract/features/users/user.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface AccountMailTable {
  id: GeneratedAlways<string>;
  user_id: string;
  purpose: MailPurpose;
  message_key: Generated<string>;
  asked_by_name: string;
  /** Why an administrator did it; '' for none. */
  reason: Generated<string>;
  /** '' for the account's own when it is sent. */
  address: Generated<string>;
  /** Expiry of its link; null without one. */
  expire_time: Date | null;
  state: Generated<LinkMailState>;
  error: string | null;
  make_time: Generated<Date>;
  end_time: Date | null;
}

export interface PasswordLinkTable {
  secret_hash: Buffer;
  user_id: string;
  create_time: Date;
  expire_time: Date;
}

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

/** One row at most. */
export interface SecretKeyMarkTable {
  id: Generated<boolean>;
  key_id: string;
  update_time: Date;
}

export interface RecoveryCodeTable {
  user_id: string;
  code_hash: Buffer;
  used_time: Date | null;
}

export interface SignInAttemptTable {
  key: string;
  failures: Generated<Date[]>;
  locked_until: Date | null;
  update_time: Date;
}

/** One row at most. */
export interface SignInRulesTable {
  id: Generated<boolean>;
  /** Since when a role needs a second factor, by role. */
  factor_since: ColumnType<Partial<Record<Role, string>>, string | undefined, string>;
  grace_days: Generated<number>;
  version: Generated<number>;
  update_time: Generated<Date>;
  updated_by_id: string | null;
  updated_by_name: Generated<string>;
}

export type SessionKind = 'half-way' | 'full' | 'view-as';

export type SessionEnd =
  | 'signed-out'
  | 'second-step-passed'
  | 'ended-elsewhere'
  | 'ended-by-admin'
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
  /** Of a session "view-as": the session of whoever views. */
  viewer_session_id: string | null;
  /** Another person turned off the second factor before this sign-in. */
  factor_reset_time: Date | null;
  factor_reset_by: string | null;
}

/** Written by any version of the console, so it is validated when read. */
type KeptJson = ColumnType<unknown, string, string>;

export interface UserPreferencesTable {
  user_id: string;
  app_config: KeptJson;
  page_config: KeptJson;
  layout: KeptJson;
  update_time: Date;
}

export interface UserTable {
  id: Generated<string>;
  account_type: Generated<AccountType>;
  username: string;
  display_name: string;
  /** Given name first, as staff lists sort: "An Nguyễn Văn". */
  name_sort: string;
  email: Generated<string>;
  /** The e-mail's identity: ASCII and lower case (`emailKeyOf`). */
  email_key: string | null;
  mobile: Generated<string>;
  avatar_id: string | null;
  avatar_key: string | null;
  role: Generated<Role>;
  permission_grants: Generated<string[]>;
  permission_denials: Generated<string[]>;
  tick: Generated<boolean>;
  status: Generated<Status>;
  password_hash: string | null;
  must_change_password: Generated<boolean>;
  /** 0 none, 1 authenticator app. */
  verify_type: Generated<number>;
  /**
   * Increased by every change that must end the person's sessions; a session carries the value of its creation.
   */
  cred_version: Generated<number>;
  last_sign_in_time: Date | null;
  last_sign_in_address: string | null;
  version: Generated<number>;
  create_time: Generated<Date>;
  update_time: Generated<Date>;
  created_by_id: string | null;
  created_by_name: string;
  updated_by_id: string | null;
  updated_by_name: string;
  deleted_time: Date | null;
  /** Words of name, username, e-mail and phone without diacritics, separated by one space (`userSearchColumns`). */
  search_text: Generated<string>;
  search_terms: GeneratedAlways<string>;
  /** The words of name and username alone. */
  name_text: Generated<string>;
  name_terms: GeneratedAlways<string>;
  /** The words of the name alone; '' where it is hidden. */
  name_key: Generated<string>;
  /** Further words that find the account: pen names, old names, provinces. */
  alias_text: Generated<string>;
  /** Pickers neither show nor find the display name. */
  hides_name: Generated<boolean>;
  tick_reason: Generated<string>;
  staff_title: Generated<string>;
  department: Generated<string>;
  employee_code: Generated<string>;
  /** The code without case and diacritics; null without one. */
  employee_key: string | null;
  phone_ext: Generated<string>;
  staff_note: Generated<string>;
  /** The first and the last day on which the account may sign in, in Hà Nội; null without a limit. */
  access_from: string | null;
  access_to: string | null;
  /** The person must have a second factor, whatever the role needs. */
  force_factor: Generated<boolean>;
  /** An administrator turned off the second factor; shown at the next sign-in. */
  factor_reset_time: Date | null;
  factor_reset_by: string | null;
}
