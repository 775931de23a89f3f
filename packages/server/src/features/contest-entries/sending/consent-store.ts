import type { ConsentKind } from '@toasoan/contract/features/submissions/consent-texts.ts';
import type { Db } from '#server/core/db/database.ts';
import type { SubmissionRow } from '#server/features/submissions/public.ts';

interface Agreed {
  readonly kinds: readonly ConsentKind[];
  readonly rulesVersion: number;
  readonly time: Date;
  readonly address: string;
}

/** Adds to the ledger what was agreed to with a work, or that it was withdrawn; nothing in it is ever changed. */
export async function addConsents(
  db: Db,
  { project_id, contest_id, id, entrant_id }: SubmissionRow,
  { kinds, rulesVersion, time, address }: Agreed,
): Promise<void> {
  await db
    .insertInto('contest_consents')
    .values(
      kinds.map((kind) => ({
        ...{ project_id, contest_id, submission_id: id, entrant_id, kind },
        ...{ rules_version: rulesVersion, time, address },
      })),
    )
    .execute();
}

/** A work that is taken back takes its consents back. @param address '' where the newsroom did it for the author */
export async function addWithdrawal(
  db: Db,
  work: SubmissionRow,
  { time, address }: Pick<Agreed, 'time' | 'address'>,
): Promise<void> {
  await addConsents(db, work, { kinds: ['WITHDRAWN'], rulesVersion: work.rules_version, time, address });
}
