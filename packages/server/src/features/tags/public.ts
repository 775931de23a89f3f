import type { Db } from '#server/core/db/database.ts';

export { findTag, holdTags, insertTag, lockTags, removeTag, tagImageRefs } from './tag-store.ts';
export { changeTagUse, findTagStatuses, foldTagUse } from './tag-use-store.ts';

/** What tags need of the feature above them when one tag is merged into another. */
export type MovePostsOfTag = (
  db: Db,
  projectId: string,
  move: { readonly fromId: string; readonly intoId: string },
) => Promise<void>;
