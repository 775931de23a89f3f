import { emptyDocument } from '@toasoan/contract/article/document.ts';
import { PLAIN_DETAILS, pickDetails } from '@toasoan/contract/features/posts/post-details.ts';
import type { Db } from '#server/core/db/database.ts';
import { keepVersion } from '../history/post-version-store.ts';
import { keepPostUses } from '../media/post-use-store.ts';
import { settleMedia, usableMedia } from '../media/settle-media.ts';
import { planTimes } from '../planning/plan-times.ts';
import { readPost } from '../post-detail-view.ts';
import { indexBody } from '../search/body-search-jobs.ts';
import { type NewPost, newPostRow, newPostSearchRow } from './new-post-row.ts';
import { changeUse, NO_TERMS, type PostTerms, replaceTerms } from './post-links-store.ts';
import { checkReferences } from './post-reference-view.ts';
import { slugOfTitle, withFreeSlug } from './post-slug-store.ts';
import { holdTerms, insertPostRow, nextPostId } from './post-store.ts';
import { checkTerms, mergedTerms } from './post-terms.ts';
import { settleSuggestions } from './settle-suggestions.ts';

/**
 * A new post made by a person. @throws SLUG_TAKEN when the draft names a used slug, INVALID_INPUT for terms not in
 * use.
 */
export async function createPost(db: Db, projectId: string, post: NewPost): Promise<string> {
  await holdTerms(db, projectId);
  const terms = mergedTerms(NO_TERMS, post.draft);
  await checkTerms(db, projectId, NO_TERMS, terms, post.draft);
  await checkReferences(db, projectId, PLAIN_DETAILS, post.draft);
  const draft = await settleMedia(db, projectId, [], settledNew(post));
  const id = await writeNewPost(db, projectId, { ...post, draft }, terms, true);
  const after = await readPost(db, projectId, id);
  await keepVersion(db, projectId, { after, kind: 'save', by: post.createdBy });
  await keepPostUses(db, projectId, after);
  return id;
}

/**
 * A post from elsewhere, with its history: no publish guard, terms may be out of use, unavailable files are left
 * out, and a taken slug gets a number. Returns the id.
 */
export async function importPost(db: Db, projectId: string, post: NewPost): Promise<string> {
  await holdTerms(db, projectId);
  const usable = await usableMedia(db, projectId, [], post.draft);
  const draft = await settleMedia(db, projectId, [], usable.draft);
  const imported = { ...post, draft };
  const postId = await writeNewPost(db, projectId, imported, mergedTerms(NO_TERMS, draft), false);
  const { state = 'DRAFT', scheduleTime } = post;
  await planTimes(db, { projectId, postId }, undefined, {
    state,
    schedule_time: scheduleTime ?? null,
    expire_time: draft.expireTime ? new Date(draft.expireTime) : null,
  });
  const content = draft.content ?? emptyDocument;
  await keepPostUses(db, projectId, {
    id: postId,
    state,
    content,
    details: pickDetails(draft),
    pending: null,
  });
  return postId;
}

/** A new post may start with suggestions; their author is its creator. */
function settledNew({ draft, createdBy }: NewPost): NewPost['draft'] {
  return draft.content
    ? { ...draft, content: settleSuggestions(draft.content, [], createdBy).content }
    : draft;
}

async function writeNewPost(
  db: Db,
  projectId: string,
  post: NewPost,
  terms: PostTerms,
  isSlugFixed: boolean,
): Promise<string> {
  const id = await nextPostId(db);
  const options = {
    postId: id,
    slug: post.draft.slug ?? slugOfTitle(post.draft.title ?? '', id),
    isFixed: isSlugFixed && post.draft.slug !== undefined,
  };
  await withFreeSlug(db, projectId, options, (slug) => {
    const row = newPostRow({ projectId, id, slug }, post);
    return insertPostRow(db, row, newPostSearchRow(row, post.draft));
  });
  await indexBody(db, id);
  await replaceTerms(db, projectId, id, NO_TERMS, terms);
  if (post.state !== 'TRASHED') await changeUse(db, projectId, NO_TERMS, terms);
  return id;
}
