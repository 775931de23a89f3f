import type { MediaUpdate } from '@toasoan/contract/features/media/media.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError, type FieldProblem } from '#server/core/errors/app-error.ts';
import { findTagStatuses } from '#server/features/tags/public.ts';
import type { MediaFacts } from '../media-audit.ts';

type Sent = Pick<MediaUpdate, 'folderId' | 'licenceDocId' | 'childPrivacy' | 'tagIds' | 'collectionIds'>;

/**
 * New references of a file must exist: folder, collections, tags in use, documents of the library. Earlier
 * references may stay. The caller holds tags, folders and collections. @throws INVALID_INPUT for missing ones.
 */
export async function checkMediaReferences(
  db: Db,
  projectId: string,
  before: MediaFacts,
  sent: Sent,
): Promise<void> {
  const fresh = (
    ids: readonly (string | null | undefined)[],
    known: readonly (string | null | undefined)[],
  ) => ids.filter((id): id is string => typeof id === 'string' && !known.includes(id));
  const consent = sent.childPrivacy?.consentDocId;
  const papers = fresh(
    [sent.licenceDocId, consent],
    [before.licenceDocId, before.childPrivacy?.consentDocId],
  );
  const documents = await documentsOf(db, projectId, papers, before.id);
  const folders = await groupsOf(db, projectId, 'media_folders', fresh([sent.folderId], [before.folderId]));
  const isGone = (id: string | null | undefined, gone: readonly string[]) =>
    typeof id === 'string' && gone.includes(id);
  const fields: FieldProblem[] = [
    ...(await goneTags(db, projectId, fresh(sent.tagIds ?? [], before.tagIds), sent.tagIds ?? [])),
    ...(await goneCollections(db, projectId, before, sent.collectionIds ?? [])),
  ];
  if (isGone(sent.folderId, folders)) fields.push({ field: 'folderId', code: 'unknownReference' });
  if (isGone(sent.licenceDocId, documents)) fields.push({ field: 'licenceDocId', code: 'unknownReference' });
  if (isGone(consent, documents))
    fields.push({ field: 'childPrivacy.consentDocId', code: 'unknownReference' });
  if (fields.length > 0) throw new AppError('INVALID_INPUT', { fields });
}

/** The ids that are no document usable as proof for a file. */
async function documentsOf(
  db: Db,
  projectId: string,
  ids: readonly string[],
  ownId: string,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('media')
    .select('id')
    .where('project_id', '=', projectId)
    .where('id', 'in', ids)
    .where('id', '<>', ownId)
    .where('kind', '=', 'DOCUMENT')
    .where('state', '<>', 'TRASHED')
    .execute();
  return without(ids, rows);
}

/** The ids that are no folder or collection of the project. */
async function groupsOf(
  db: Db,
  projectId: string,
  table: 'media_folders' | 'media_collections',
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('project_id', '=', projectId)
    .where('id', 'in', ids)
    .execute();
  return without(ids, rows);
}

function without(ids: readonly string[], rows: readonly { readonly id: string }[]): string[] {
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

async function goneTags(
  db: Db,
  projectId: string,
  added: readonly string[],
  sent: readonly string[],
): Promise<FieldProblem[]> {
  const statuses = await findTagStatuses(db, projectId, added);
  return marks(
    'tagIds',
    sent,
    added.filter((id) => statuses.get(id) !== 'ENABLE'),
  );
}

async function goneCollections(
  db: Db,
  projectId: string,
  before: MediaFacts,
  sent: readonly string[],
): Promise<FieldProblem[]> {
  const added = sent.filter((id) => !before.collectionIds.includes(id));
  return marks('collectionIds', sent, await groupsOf(db, projectId, 'media_collections', added));
}

function marks(field: string, sent: readonly string[], gone: readonly string[]): FieldProblem[] {
  return sent.flatMap((id, index) =>
    gone.includes(id) ? [{ field: `${field}.${index}`, code: 'unknownReference' as const }] : [],
  );
}
