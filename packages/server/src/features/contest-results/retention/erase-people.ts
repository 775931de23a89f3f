import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { addJob } from '#server/core/jobs/job-store.ts';
import { forgetEntriesOf } from '#server/features/contest-entries/public.ts';
import { eraseEntrants, eraseFromWorks, listDueEntrants } from './erase-entrants-store.ts';
import { ORIGINALS_GONE } from './originals-jobs.ts';

/** People of one transaction. */
const AT_ONCE = 200;

interface Which {
  readonly projectId: string;
  readonly ids: readonly string[];
  /** Names the reason in the log. */
  readonly because: 'RETENTION' | 'REQUEST';
}

/** Erases people in the transaction; their originals leave the storage after it. @returns how many there were. */
export async function erasePeople(tx: Db, { projectId, ids, because }: Which): Promise<number> {
  const erased = await eraseEntrants(tx, projectId, ids);
  if (erased.length === 0) return 0;
  for (const { contest_id, email_key } of erased)
    await forgetEntriesOf(tx, { project_id: projectId, contest_id, email_key });
  const keys = await eraseFromWorks(
    tx,
    projectId,
    erased.map(({ id }) => id),
  );
  if (keys.length > 0) await addJob(tx, { kind: ORIGINALS_GONE, payload: { keys } });
  for (const [contestId, people] of Map.groupBy(erased, ({ contest_id }) => contest_id))
    await writeAudit(
      { db: tx, projectId, address: '', requestId: '' },
      {
        action: 'submission.eraseAuthors',
        entity: 'submission',
        after: { contestId, erased: people.length, because },
      },
    );
  return erased.length;
}

/** Whose time to keep is over, a part at a time. */
export async function erasePeopleInTime(db: Db, now: Date): Promise<void> {
  let found: Awaited<ReturnType<typeof listDueEntrants>>;
  do {
    found = await listDueEntrants(db, now, AT_ONCE);
    for (const [projectId, rows] of Map.groupBy(found, ({ project_id }) => project_id))
      await inTransaction(
        db,
        async (tx) =>
          await erasePeople(tx, { projectId, ids: rows.map(({ id }) => id), because: 'RETENTION' }),
      );
  } while (found.length === AT_ONCE);
}
