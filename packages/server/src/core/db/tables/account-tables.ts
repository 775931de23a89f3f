import type { AccountGap, AccountState } from '@toasoan/contract/features/accounts/account.ts';
import type { ProfileKind } from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import type { ProvinceCode } from '@toasoan/contract/vocabulary/province-codes.ts';
import type { ColumnType, Generated } from 'kysely';

type KeptJson = ColumnType<Readonly<Record<string, unknown>>, string, string>;

/** The facts of an account's kind; its name, status and version are those of the account. */
export interface AccountProfileTable {
  user_id: string;
  /** Whose library and readers it belongs to. */
  project_id: string;
  kind: ProfileKind;
  profile: KeptJson;
  slug: string;
  /** Null for kinds without a page for readers. */
  state: AccountState | null;
  published_time: Date | null;
  kind_type: Generated<string>;
  province_code: ProvinceCode | null;
  pen_name: Generated<string>;
  /** NFC and lower case; null for none. */
  pen_key: string | null;
  /** Without diacritics and case, to warn of similar names. */
  name_fold: Generated<string>;
  pen_fold: Generated<string>;
  linked_user_id: string | null;
  parent_id: string | null;
  /** Other accounts that the profile names. */
  named_ids: Generated<string[]>;
  /** But for the picture, which may change without the profile. */
  lacks: Generated<AccountGap[]>;
  is_gone: Generated<boolean>;
}

export interface AccountPayrollTable {
  user_id: string;
  project_id: string;
  box: Buffer;
  key_id: string;
}

export interface AccountMergeTable {
  id: Generated<string>;
  project_id: string;
  kind: ProfileKind;
  from_id: string;
  into_id: string;
  from_name: string;
  carried: KeptJson;
  before: KeptJson;
  make_time: Generated<Date>;
  made_by_id: string | null;
  made_by_name: string;
  undone_time: Date | null;
}
