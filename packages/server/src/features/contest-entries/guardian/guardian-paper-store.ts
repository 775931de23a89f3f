import type { Selectable } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { GuardianPaperTable } from '#server/core/db/tables/entry-tables.ts';

export type GuardianPaperRow = Selectable<GuardianPaperTable>;

interface Draft {
  readonly project_id: string;
  readonly id: string;
}

interface NewPaper {
  readonly contestId: string;
  readonly draftId: string;
  readonly mime: GuardianPaperRow['mime'];
  readonly bytes: string;
  readonly checksum: Buffer;
  readonly key: string;
  readonly now: Date;
}

/** What counts for a draft: its own paper, or else the one that its author has sent before. */
export async function findPaper(
  db: Db,
  draft: Draft,
  entrantId: string | undefined,
): Promise<GuardianPaperRow | undefined> {
  return await db
    .selectFrom('guardian_papers')
    .selectAll()
    .where('project_id', '=', draft.project_id)
    .where(({ eb, or }) =>
      or([
        eb('draft_id', '=', draft.id),
        ...(entrantId === undefined ? [] : [eb('entrant_id', '=', entrantId)]),
      ]),
    )
    .orderBy('draft_id', (order) => order.asc().nullsLast())
    .limit(1)
    .executeTakeFirst();
}

/** The draft must be held, and without a paper. @returns the id. */
export async function insertPaper(db: Db, projectId: string, paper: NewPaper): Promise<string> {
  const { contestId, draftId, mime, bytes, checksum, key, now } = paper;
  const { id } = await db
    .insertInto('guardian_papers')
    .values({
      ...{ project_id: projectId, contest_id: contestId, draft_id: draftId, entrant_id: null },
      ...{ mime, bytes, checksum, key, create_time: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns the keys of what is to leave the storage. */
export async function deletePaperOfDraft(db: Db, { project_id, id }: Draft): Promise<string[]> {
  const rows = await db
    .deleteFrom('guardian_papers')
    .where('project_id', '=', project_id)
    .where('draft_id', '=', id)
    .returning('key')
    .execute();
  return rows.map(({ key }) => key);
}

/** From a draft that is sent to its author, in the place of an earlier one. @returns the key of that one. */
export async function givePaperToEntrant(
  db: Db,
  draft: Draft,
  entrantId: string,
): Promise<readonly string[]> {
  const own = await findPaper(db, draft, undefined);
  if (own === undefined) return [];
  const replaced = await db
    .deleteFrom('guardian_papers')
    .where('project_id', '=', draft.project_id)
    .where('entrant_id', '=', entrantId)
    .returning('key')
    .execute();
  await db
    .updateTable('guardian_papers')
    .set({ draft_id: null, entrant_id: entrantId })
    .where('project_id', '=', draft.project_id)
    .where('id', '=', own.id)
    .execute();
  return replaced.map(({ key }) => key);
}
