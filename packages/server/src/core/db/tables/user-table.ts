import type { Role } from '@toasoan/contract/access/roles.ts';
import type { AccountType } from '@toasoan/contract/features/users/user.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import type { Generated, GeneratedAlways } from 'kysely';

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
  /** Raised by whatever must end the person's sessions; a session carries the value it was made with. */
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
  /** Words of name, username, e-mail and phone without diacritics, one space between (`userSearchText`). */
  search_text: Generated<string>;
  search_terms: GeneratedAlways<string>;
  /** An administrator turned off the second factor; told at the next sign-in. */
  factor_reset_time: Date | null;
  factor_reset_by: string | null;
}
