import type { Db } from '#server/core/db/database.ts';
import { findCategory, lockTree, removeCategory } from '#server/features/categories/public.ts';
import { countCommentsOn } from '#server/features/comments/public.ts';
import { takeBackMedia } from '#server/features/media/public.ts';
import { takeBackPost } from '#server/features/posts/public.ts';
import { findTag, lockTags, removeTag } from '#server/features/tags/public.ts';
import { type ImportNote, note } from '../import-note.ts';
import type { ImportedEntity, MadeItem } from '../running/import-item-store.ts';
import { IMPORT_ACTOR } from '../running/run-writer.ts';
import { vietnamTime } from '../wordpress/post-state.ts';
import { categoryUse, countPostsOfTag, hasUnsavedText } from './later-use-view.ts';

/** Why the record stays; undefined when it was removed, 'absent' when somebody had removed it before. */
export type TakenBack = ImportNote | 'absent' | undefined;
type TakeBack = (tx: Db, projectId: string, item: MadeItem) => Promise<TakenBack>;

const takeBackOnePost: TakeBack = async (tx, projectId, { entityId: id, version }) => {
  if (await hasUnsavedText(tx, projectId, id)) return note('UNSAVED_TEXT');
  const comments = await countCommentsOn(tx, projectId, { targetType: 'POST', targetId: id });
  if (comments > 0) return note('HAS_COMMENTS', { count: comments });
  const post = await takeBackPost(tx, projectId, { id, version });
  if (post === undefined) return 'absent';
  return post.version === version ? undefined : editedNote(post);
};

const takeBackFile: TakeBack = async (tx, projectId, { entityId: id, version }) => {
  const taken = await takeBackMedia(tx, projectId, { id, version });
  if (taken === undefined) return 'absent';
  if (taken.file.version !== version) return editedNote(taken.file);
  return taken.holders === 0 ? undefined : note('FILE_IN_USE', { count: taken.holders });
};

const takeBackTag: TakeBack = async (tx, projectId, { entityId, version }) => {
  await lockTags(tx, projectId);
  const tag = await findTag(tx, projectId, entityId);
  if (tag === undefined) return 'absent';
  if (tag.merged_into_id !== null) return note('MERGED_SINCE', { title: tag.merged_into_title ?? '' });
  if (tag.version !== version) return editedNote(tag);
  const posts = await countPostsOfTag(tx, projectId, entityId);
  if (posts > 0) return note('USED_BY_OTHERS', { count: posts });
  await removeTag(tx, projectId, tag, IMPORT_ACTOR);
  return undefined;
};

const takeBackCategory: TakeBack = async (tx, projectId, { entityId, version }) => {
  await lockTree(tx, projectId);
  const category = await findCategory(tx, projectId, entityId);
  if (category === undefined) return 'absent';
  if (category.version !== version) return editedNote(category);
  const { posts, children } = await categoryUse(tx, projectId, entityId);
  if (children > 0) return note('HAS_CHILDREN', { count: children });
  if (posts > 0) return note('USED_BY_OTHERS', { count: posts });
  await removeCategory(tx, projectId, { category, moveTo: undefined }, IMPORT_ACTOR, async () => undefined);
  return undefined;
};

/** Removes a record of a run, unless it has been edited or used since. */
export const TAKE_BACK: Readonly<Record<ImportedEntity, TakeBack>> = {
  post: takeBackOnePost,
  media: takeBackFile,
  tag: takeBackTag,
  category: takeBackCategory,
};

function editedNote(row: { readonly updated_by_name: string; readonly update_time: Date }): ImportNote {
  return note('EDITED_SINCE', { by: row.updated_by_name, time: vietnamTime(row.update_time) });
}
