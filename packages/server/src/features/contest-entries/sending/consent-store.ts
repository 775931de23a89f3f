import type { ConsentKind } from '@toasoan/contract/features/contest-entries/entry-texts.ts';
import type { Db } from '#server/core/db/database.ts';
import type { SubmissionRow } from '#server/features/submissions/public.ts';

interface Agreed {
  readonly kinds: readonly ConsentKind[];
  readonly rulesVersion: number;
  readonly time: Date;
  readonly address: string;
}

/** Adds to the ledger what was agreed to with a work; nothing in it is ever changed. */
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
