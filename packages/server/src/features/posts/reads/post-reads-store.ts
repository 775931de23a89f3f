import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { isReadablePost } from '../public-post-view.ts';

export interface Read {
  readonly projectId: string;
  readonly postId: string;
  /** Of Việt Nam. */
  readonly day: string;
  /** Who read it, as a number that names nobody. */
  readonly mark: string;
}

/** A batch that waited over midnight still finds its day. */
const LATE_MS = 600_000;
/** Few enough for one short statement. */
const FORGOTTEN_AT_ONCE = 50_000;

/**
 * Adds to the sums of posts that readers can open; all others are nothing. A reader counts once a day for a post, in
 * whichever process, and a batch that is written again adds nothing.
 */
export async function addReads(db: Db, reads: readonly Read[], now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const fresh = await markReads(tx, reads, now);
    const sums = Map.groupBy(
      reads.filter((read) => fresh.delete(keyOf(read))),
      ({ projectId, postId, day }) => `${projectId} ${postId} ${day}`,
    );
    if (sums.size > 0) await addSums(tx, [...sums.values()]);
  });
}

const keyOf = ({ day, mark }: Pick<Read, 'day' | 'mark'>) => `${day} ${mark}`;

/** Keeps who has read what; answers what is new. All processes write in one order, so that none waits in a circle. */
async function markReads(db: Db, reads: readonly Read[], now: Date): Promise<Set<string>> {
  const column = (name: keyof Read) => reads.map((read) => read[name]);
  const { rows } = await sql<Pick<Read, 'day' | 'mark'>>`
    INSERT INTO read_marks (day, mark)
    SELECT waiting.day, waiting.mark
    FROM unnest(${column('projectId')}::bigint[], ${column('postId')}::bigint[], ${column('day')}::date[],
      ${column('mark')}::bigint[]) AS waiting (project_id, post_id, day, mark)
    JOIN posts ON posts.project_id = waiting.project_id AND posts.id = waiting.post_id AND ${isReadablePost(now)}
    ORDER BY waiting.day, waiting.mark
    ON CONFLICT DO NOTHING RETURNING day::text, mark::text`.execute(db);
  return new Set(rows.map(keyOf));
}

/** Reads of one post and day are one sum. */
async function addSums(db: Db, sums: readonly (readonly Read[])[]): Promise<void> {
  const column = (name: keyof Read) => sums.map(([first]) => first?.[name]);
  await sql`
    INSERT INTO post_reads AS counted (project_id, post_id, day, reads)
    SELECT * FROM unnest(${column('projectId')}::bigint[], ${column('postId')}::bigint[], ${column('day')}::date[],
      ${sums.map(({ length }) => length)}::integer[]) AS fresh (project_id, post_id, day, reads)
    ORDER BY project_id, post_id, day
    ON CONFLICT (project_id, post_id, day) DO UPDATE SET reads = counted.reads + excluded.reads`.execute(db);
}

/** Forgets who has read what on days that are over; the sums stay. */
export async function forgetReadMarks(db: Db, now: Date): Promise<void> {
  const today = hanoiDay(now.getTime() - LATE_MS);
  for (let forgotten = FORGOTTEN_AT_ONCE; forgotten >= FORGOTTEN_AT_ONCE; ) {
    const { numAffectedRows } = await sql`
      DELETE FROM read_marks WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM read_marks WHERE day < ${today} LIMIT ${sql.lit(FORGOTTEN_AT_ONCE)}
      ))`.execute(db);
    forgotten = Number(numAffectedRows ?? 0);
  }
}
