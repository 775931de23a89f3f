import { RESET_TEXTS } from '@toasoan/contract/features/users/reset-texts.ts';
import { USER_RULE_TEXTS } from '@toasoan/contract/features/users/user-rule-texts.ts';
import type { Db } from '#server/core/db/database.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { findSuperAdmins } from './account-store.ts';
import type { UserRow } from './user-row.ts';

/** A notification about an account, which only `notifications` can write. */
export type NotifyOfAccount = (
  db: Db,
  projectId: string,
  notification: {
    readonly to: readonly string[];
    readonly by: { readonly userId: string; readonly displayName: string };
    readonly detail: Readonly<Record<string, string>> & { readonly title: string };
    readonly isMailed?: boolean;
  },
) => Promise<void>;

interface Reset {
  readonly what: keyof typeof RESET_TEXTS;
  readonly reason?: string | undefined;
  /** The person already gets a mail of its own about it. */
  readonly isMailed?: boolean;
}

/**
 * Whoever resets the sign-in of somebody could sign in as them: the person hears of it, and where both have the same
 * role, so does every SUPPER_ADMIN.
 */
export async function informOfReset(
  call: TransactionCall,
  row: UserRow,
  reset: Reset,
  notify: NotifyOfAccount,
): Promise<void> {
  const { db, projectId, caller } = call;
  await informPerson(call, row, reset, notify);
  if (row.role !== caller.role) return;
  const others = (await findSuperAdmins(db)).filter((userId) => userId !== row.id);
  const detail = { ...detailOf(row, reset), accountId: row.id };
  await notify(db, projectId, { to: others, by: caller, detail });
}

/** Enough where nobody gets a way into the account. */
export async function informPerson(
  { db, projectId, caller }: TransactionCall,
  row: UserRow,
  reset: Reset,
  notify: NotifyOfAccount,
): Promise<void> {
  const isMailed = reset.isMailed !== true;
  await notify(db, projectId, { to: [row.id], by: caller, detail: detailOf(row, reset), isMailed });
}

function detailOf({ display_name }: UserRow, { what, reason = '' }: Reset) {
  const words = (language: 'vi' | 'en') => [RESET_TEXTS[what][language], reason].filter(Boolean).join(': ');
  return { title: display_name, reason: words('vi'), reasonEn: words('en') };
}

const SHORTEST_REASON = 10;

/** @throws RULES_NOT_MET without a reason that somebody can understand. */
export function requireReason(reason: string | undefined): void {
  if ([...(reason ?? '')].length < SHORTEST_REASON)
    throw ruleNotMet(USER_RULE_TEXTS, 'RESET_REASON', 'reason');
}
