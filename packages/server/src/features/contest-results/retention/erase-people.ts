import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { addJob } from '#server/core/jobs/job-store.ts';
import { forgetEntriesOf } from '#server/features/contest-entries/public.ts';
import { eraseEntrants, eraseFromWorks, listDueEntrants } from './erase-entrants-store.ts';
import { eraseFromVotes, eraseVoters, listDueVoters } from './erase-voters-store.ts';
import { ORIGINALS_GONE } from './originals-jobs.ts';

/** People of one transaction. */
const AT_ONCE = 200;

interface Which {
  readonly projectId: string;
  readonly ids: readonly string[];
  /** Names the reason in the log. */
  readonly because: 'RETENTION' | 'REQUEST';
}

/** Erases authors in the transaction; their originals leave the storage after it. @returns how many there were. */
export async function erasePeople(tx: Db, which: Which): Promise<number> {
  const { projectId, ids } = which;
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
  await auditErasure(tx, which, { action: 'submission.eraseAuthors', entity: 'submission', erased });
  return erased.length;
}

/** Erases voters in the transaction; their votes count on. @returns how many there were. */
export async function eraseVotersOf(tx: Db, which: Which, now: Date): Promise<number> {
  const { projectId, ids } = which;
  const erased = await eraseVoters(tx, projectId, ids, now);
  if (erased.length === 0) return 0;
  await eraseFromVotes(tx, projectId, erased);
  await auditErasure(tx, which, { action: 'contestVote.eraseVoters', entity: 'contestVote', erased });
  return erased.length;
}

interface Erasure {
  readonly action: 'submission.eraseAuthors' | 'contestVote.eraseVoters';
  readonly entity: 'submission' | 'contestVote';
  readonly erased: readonly { readonly contest_id: string }[];
}

/** One row for each contest: how many, and why. */
async function auditErasure(
  tx: Db,
  { projectId, because }: Which,
  { action, entity, erased }: Erasure,
): Promise<void> {
  for (const [contestId, people] of Map.groupBy(erased, ({ contest_id }) => contest_id))
    await writeAudit(
      { db: tx, projectId, address: '', requestId: '' },
      { action, entity, after: { contestId, erased: people.length, because } },
    );
}

/** Whose time to keep is over, a part at a time. */
export async function erasePeopleInTime(db: Db, now: Date): Promise<void> {
  await inParts(db, () => listDueEntrants(db, now, AT_ONCE), erasePeople);
  await inParts(
    db,
    () => listDueVoters(db, now, AT_ONCE),
    (tx, which) => eraseVotersOf(tx, which, now),
  );
}

interface Due {
  readonly project_id: string;
  readonly id: string;
}

async function inParts(
  db: Db,
  list: () => Promise<readonly Due[]>,
  erase: (tx: Db, which: Which) => Promise<number>,
): Promise<void> {
  let found: readonly Due[];
  do {
    found = await list();
    for (const [projectId, rows] of Map.groupBy(found, ({ project_id }) => project_id))
      await inTransaction(db, (tx) =>
        erase(tx, { projectId, ids: rows.map(({ id }) => id), because: 'RETENTION' }),
      );
  } while (found.length === AT_ONCE);
}
