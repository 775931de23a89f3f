import type { EntryFileWords } from '@toasoan/contract/features/contest-entries/entry.ts';
import type { Selectable } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { Database } from '#server/core/db/database-tables.ts';

export type EntryFileRow = Selectable<Database['submission_files']>;

interface Owner {
  readonly project_id: string;
  readonly id: string;
  readonly fixes_id: string | null;
}

/** The files of a draft and, where it mends a work, those that the work has. */
export async function filesOfDraft(db: Db, { project_id, id, fixes_id }: Owner): Promise<EntryFileRow[]> {
  return await db
    .selectFrom('submission_files')
    .selectAll()
    .where('project_id', '=', project_id)
    .where(({ eb, or }) =>
      or([eb('draft_id', '=', id), ...(fixes_id === null ? [] : [eb('submission_id', '=', fixes_id)])]),
    )
    .orderBy('id')
    .execute();
}

/** Puts files in the order that was saved, with their captions; new ones come last, those of a work only if named. */
export function orderedFiles(
  rows: readonly EntryFileRow[],
  saved: EntryFileWords,
): (EntryFileRow & { readonly caption: string })[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const named = saved.flatMap(({ id, caption }) => {
    const row = byId.get(id);
    return row === undefined ? [] : [{ ...row, caption }];
  });
  const known = new Set(saved.map(({ id }) => id));
  return [...named, ...rows.filter(({ id, draft_id }) => draft_id !== null && !known.has(id))];
}

export async function deleteFiles(db: Db, projectId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .deleteFrom('submission_files')
    .where('project_id', '=', projectId)
    .where('id', 'in', [...ids])
    .returning('key')
    .execute();
  return rows.map(({ key }) => key);
}

/** From the draft to its work, in order. */
export async function giveToWork(
  db: Db,
  projectId: string,
  submissionId: string,
  files: readonly { readonly id: string; readonly caption: string }[],
): Promise<void> {
  for (const [position, { id, caption }] of files.entries())
    await db
      .updateTable('submission_files')
      .set({ submission_id: submissionId, draft_id: null, position, caption, is_cover: position === 0 })
      .where('project_id', '=', projectId)
      .where('id', '=', id)
      .execute();
}
