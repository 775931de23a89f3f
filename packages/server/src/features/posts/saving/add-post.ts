import type { Db } from '#server/core/db/database.ts';
import { type NewPost, newPostRow } from './new-post-row.ts';
import { changeUse, NO_TERMS, type PostTerms, replaceTerms } from './post-links-store.ts';
import { slugOfTitle, withFreeSlug } from './post-slug-store.ts';
import { holdTerms, insertPostRow, nextPostId } from './post-store.ts';
import { checkTerms, mergedTerms } from './post-terms.ts';

/**
 * A new post as a person makes it.
 * @throws SLUG_TAKEN when the draft names a slug in use, INVALID_INPUT for terms not in use.
 */
export async function createPost(db: Db, projectId: string, post: NewPost): Promise<string> {
  await holdTerms(db, projectId);
  const terms = mergedTerms(NO_TERMS, post.draft);
  await checkTerms(db, projectId, NO_TERMS, terms, post.draft);
  return await writeNewPost(db, projectId, post, terms, true);
}

/**
 * A post that comes from elsewhere, with its past: no publish guard, terms may be out of use, and its slug is
 * numbered when it is taken. Answers the id.
 */
export async function bringInPost(db: Db, projectId: string, post: NewPost): Promise<string> {
  await holdTerms(db, projectId);
  return await writeNewPost(db, projectId, post, mergedTerms(NO_TERMS, post.draft), false);
}

async function writeNewPost(
  db: Db,
  projectId: string,
  post: NewPost,
  terms: PostTerms,
  isSlugFixed: boolean,
): Promise<string> {
  const id = await nextPostId(db);
  const wish = {
    postId: id,
    slug: post.draft.slug ?? slugOfTitle(post.draft.title ?? '', id),
    isFixed: isSlugFixed && post.draft.slug !== undefined,
  };
  await withFreeSlug(db, projectId, wish, (slug) =>
    insertPostRow(db, newPostRow({ projectId, id, slug }, post)),
  );
  await replaceTerms(db, projectId, id, NO_TERMS, terms);
  if (post.state !== 'TRASHED') await changeUse(db, projectId, NO_TERMS, terms);
  return id;
}
