import {
  MAX_COLLECTIONS,
  MAX_MEDIA_TAGS,
  type MediaBulk,
  type MediaUpdate,
} from '@toasoan/contract/features/media/media.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { restoreMedia, trashMedia } from '../lifecycle/trash-media.ts';
import { auditMedia, type MediaFacts } from '../media-audit.ts';
import { mediaPerson } from '../media-person.ts';
import { changeMedia } from './update-media.ts';

/** One action on one file in any version. @throws what the call for one file throws. */
export async function changeOne(call: TransactionCall, id: string, bulk: MediaBulk): Promise<void> {
  const named = { id, version: undefined };
  if (bulk.action === 'delete') return await trashMedia(call, named);
  if (bulk.action === 'restore') return void (await restoreMedia(call, named));
  const { db, projectId, caller } = call;
  const editor = { person: mediaPerson(caller), by: caller };
  const { before, after } = await changeMedia(db, projectId, named, editor, (known) => sentBy(bulk, known));
  await auditMedia(call, 'update', { before, after });
}

function sentBy(
  bulk: Exclude<MediaBulk, { action: 'delete' | 'restore' }>,
  before: MediaFacts,
): Omit<MediaUpdate, 'id' | 'version'> {
  const { tagIds, collectionIds } = before;
  switch (bulk.action) {
    case 'setFolder':
      return { folderId: bulk.folderId };
    case 'addTags':
      return { tagIds: together('tagIds', tagIds, bulk.tagIds, MAX_MEDIA_TAGS) };
    case 'removeTags':
      return { tagIds: tagIds.filter((id) => !bulk.tagIds.includes(id)) };
    case 'addToCollection':
      return {
        collectionIds: together('collectionIds', collectionIds, [bulk.collectionId], MAX_COLLECTIONS),
      };
    case 'removeFromCollection':
      return { collectionIds: collectionIds.filter((id) => id !== bulk.collectionId) };
    case 'setRights': {
      const { action: _action, ids: _ids, ...rights } = bulk;
      return rights;
    }
  }
}

/** @throws INVALID_INPUT when they are too many. */
function together(field: string, before: readonly string[], added: readonly string[], max: number): string[] {
  const all = [...new Set([...before, ...added])];
  if (all.length > max)
    throw new AppError('INVALID_INPUT', { fields: [{ field, code: 'tooMany', values: { max } }] });
  return all;
}
