import { type AgreementState, mayTakeOver } from '@toasoan/contract/features/parser-sources/source-rights.ts';
import { dayIn } from '@toasoan/contract/vocabulary/day.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { followAgreement } from './item-store.ts';

interface WaitingSource {
  readonly project_id: string;
  readonly id: string;
  readonly agreement_state: AgreementState;
  readonly valid_until: string | null;
  /** Texts that may be accepted, and texts that are held. */
  readonly has_open: boolean;
  readonly has_held: boolean;
}

/** Holds the texts of sources whose agreement has ended by its date, and opens those of sources that have one again. */
export async function followAgreementDates(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<WaitingSource>`
    SELECT source.project_id, source.id, source.agreement_state, source.valid_until::text,
      EXISTS (SELECT FROM crawled_items AS item WHERE item.project_id = source.project_id
        AND item.source_id = source.id AND item.review_view = 'new') AS has_open,
      EXISTS (SELECT FROM crawled_items AS item WHERE item.project_id = source.project_id
        AND item.source_id = source.id AND item.review_view = 'unlicensed') AS has_held
    FROM parser_sources AS source ORDER BY source.id`.execute(db);
  const today = dayIn('Asia/Ho_Chi_Minh', now.getTime());
  for (const { project_id, id, agreement_state, valid_until, has_open, has_held } of rows) {
    const isLicensed = mayTakeOver({ agreementState: agreement_state, validUntil: valid_until }, today);
    if (isLicensed ? has_held : has_open)
      await inTransaction(db, (tx) => followAgreement(tx, project_id, id, isLicensed));
  }
}
