import type { Db } from '#server/core/db/database.ts';
import { dropOldAccountMails } from './account-mail-store.ts';

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

export async function forgetOldAccountMails(db: Db, now: Date): Promise<void> {
  await dropOldAccountMails(db, new Date(now.getTime() - KEPT_DAYS * DAY_MS));
}
