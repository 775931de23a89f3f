import type { AccountType } from '@toasoan/contract/features/users/user.ts';
import type { Facts } from '#server/core/audit/changed-fields.ts';
import type { Db } from '#server/core/db/database.ts';
import type { TransactionCall } from '#server/core/http/call.ts';

/** An account that is written. */
export interface ProfiledAccount {
  readonly userId: string;
  readonly accountType: AccountType;
  readonly displayName: string;
}

type GivenProfile = Readonly<Record<string, unknown>> | undefined;

/** The facts of an account's kind: only `accounts`, which lies above, knows them. */
export interface ProfileKeeper {
  /** Writes the profile of a new account; the facts are for its audit row. @throws INVALID_INPUT, RULES_NOT_MET. */
  readonly add: (call: TransactionCall, account: ProfiledAccount, given: GivenProfile) => Promise<Facts>;
  /** After the account itself was saved. @throws INVALID_INPUT, RULES_NOT_MET. */
  readonly change: (
    call: TransactionCall,
    account: ProfiledAccount,
    given: GivenProfile,
  ) => Promise<{ readonly before: Facts; readonly after: Facts }>;
  /** Before the account goes; what names it keeps the name, or moves. @throws RULES_NOT_MET, NOT_FOUND. */
  readonly remove: (
    call: TransactionCall,
    account: ProfiledAccount,
    moveTo: string | undefined,
  ) => Promise<Facts>;
  /** Pen names of authors among accounts. */
  readonly penNamesOf: (db: Db, userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}
