import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import type { PostFieldName } from '@toasoan/contract/features/posts/history/post-version.ts';
import type { Db } from '#server/core/db/database.ts';
import { draftOfSnapshot, type Term, usableTerms } from '../editing/draft-of-snapshot.ts';
import type { PostChange, PostEditor } from '../editing/post-change.ts';
import { updatePost } from '../editing/update-post.ts';
import { heldByPost, usableMedia } from '../media/settle-media.ts';
import { goneAccounts } from '../named/living-accounts.ts';
import { getPost } from '../post-detail-view.ts';
import { termsOf } from '../post-record.ts';
import { getVersion } from './post-version-view.ts';

interface Restoring {
  readonly id: string;
  readonly version: number;
  readonly no: number;
  readonly fields?: readonly string[] | undefined;
  readonly content?: ArticleDocument | undefined;
  readonly editingSession?: string | undefined;
}

/**
 * Restores a version as a new save; `content` is the text where only parts of that version's are taken back. Terms,
 * files and accounts that are gone or out of use are left out and named. @throws what saving throws; NOT_FOUND for a version that is
 * no longer kept.
 */
export async function restoreVersion(
  db: Db,
  projectId: string,
  { id, version, no, fields, content, editingSession }: Restoring,
  editor: PostEditor,
): Promise<PostChange & { readonly leftOut: Term[] }> {
  const post = await getPost(db, projectId, editor.actor, id);
  const { snapshot } = await getVersion(db, projectId, { id, no });
  const isWanted = (name: PostFieldName) => fields === undefined || fields.includes(name);
  const wanted = {
    categories: isWanted('categories') || isWanted('mainCategoryId') ? snapshot.categories : [],
    tags: isWanted('tags') ? snapshot.tags : [],
  };
  const usable = await usableTerms(db, projectId, wanted, termsOf(post));
  const restored = draftOfSnapshot(snapshot, usable.isUsable, isWanted);
  const taken = content && isWanted('content') ? { ...restored, content } : restored;
  const { draft, leftOut } = await usableMedia(db, projectId, heldByPost(post), taken);
  const gone = await goneAccounts(db, projectId, draft, [post.details, post.pending ?? {}]);
  const change = await updatePost(db, projectId, { ...draft, id, version, editingSession }, editor, {
    kind: 'restore',
    note: String(no),
  });
  return { ...change, leftOut: [...usable.leftOut, ...leftOut, ...gone] };
}
