import type { EntryWorkRow } from '@toasoan/contract/features/contest-entries/entry-answers.ts';
import type { Db } from '#server/core/db/database.ts';
import { type EntrantRow, previewAddress, type SubmissionRow } from '#server/features/submissions/public.ts';
import type { EntryLink } from './access/entry-link-store.ts';

/** Whoever has sent a work with this e-mail; undefined: nobody yet. */
export async function findEntrant(db: Db, link: EntryLink): Promise<EntrantRow | undefined> {
  return await db
    .selectFrom('entrants')
    .selectAll()
    .where('project_id', '=', link.project_id)
    .where('contest_id', '=', link.contest_id)
    .where('email_key', '=', link.email_key)
    .where('state', '<>', 'ERASED')
    .executeTakeFirst();
}

/** A work of this e-mail; undefined also for one of somebody else. */
export async function findOwnWork(db: Db, link: EntryLink, id: string): Promise<SubmissionRow | undefined> {
  const entrant = await findEntrant(db, link);
  if (entrant === undefined) return undefined;
  return await db
    .selectFrom('submissions')
    .selectAll()
    .where('project_id', '=', link.project_id)
    .where('entrant_id', '=', entrant.id)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Works that count towards an author's limit. */
export async function countWorks(db: Db, { project_id, id }: EntrantRow): Promise<number> {
  const { count } = await db
    .selectFrom('submissions')
    .select((works) => works.fn.countAll<string>().as('count'))
    .where('project_id', '=', project_id)
    .where('entrant_id', '=', id)
    .where('state', '<>', 'WITHDRAWN')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** States of which an author learns the word, before anything is announced: what a jury decided is not among them. */
const HIDDEN: Readonly<Partial<Record<SubmissionRow['state'], SubmissionRow['state']>>> = {
  IN_PRELIM: 'VALID',
  IN_FINAL: 'VALID',
  AWARD_PROPOSED: 'VALID',
  ELIMINATED: 'VALID',
};

/** The works of an author, the newest first. */
export async function listOwnWorks(
  db: Db,
  { project_id, id }: EntrantRow,
  { now, isAnnounced }: { readonly now: Date; readonly isAnnounced: boolean },
): Promise<EntryWorkRow[]> {
  const rows = await db
    .selectFrom('submissions')
    .leftJoin('submission_files as cover', (join) =>
      join
        .onRef('cover.project_id', '=', 'submissions.project_id')
        .onRef('cover.id', '=', 'submissions.cover_file_id')
        .on('cover.state', '=', 'READY'),
    )
    .selectAll('submissions')
    .select('cover.key as cover_key')
    .where('submissions.project_id', '=', project_id)
    .where('submissions.entrant_id', '=', id)
    .orderBy('submissions.id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    category: row.category,
    title: row.title,
    state: (isAnnounced ? undefined : HIDDEN[row.state]) ?? row.state,
    reasonCode: row.reason_code,
    reasonText: row.reason_text,
    fixUntil: row.fix_until?.toISOString() ?? null,
    submitTime: row.submit_time.toISOString(),
    small: row.cover_key === null ? '' : previewAddress(row.cover_key, 'small'),
    version: row.version,
    mayFix: mayFix(row, now),
    mayWithdraw: row.state === 'SUBMITTED',
  }));
}

/** The author is asked to mend it, and it is not too late. */
export function mayFix({ state, fix_until }: Pick<SubmissionRow, 'state' | 'fix_until'>, now: Date): boolean {
  return state === 'NEEDS_FIX' && fix_until !== null && now < fix_until;
}
