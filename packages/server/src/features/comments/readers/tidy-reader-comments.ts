import type { Db } from '#server/core/db/database.ts';
import { forgetOldClaims } from '../moderation/claim-store.ts';
import { forgetConfirmations } from './confirmation-store.ts';
import { forgetOldContacts } from './contact-retention-store.ts';
import { forgetErasures } from './erasure-store.ts';

/** Drops links that nobody opened in time, personal data whose time is over, and claims that ran out. */
export async function tidyReaderComments(db: Db, now: Date): Promise<void> {
  await forgetConfirmations(db, now);
  await forgetErasures(db, now);
  await forgetOldContacts(db, now);
  await forgetOldClaims(db, now);
}
