import { emptyDocument } from '@toasoan/contract/article/document.ts';
import { PLAIN_DETAILS, pickDetails } from '@toasoan/contract/features/posts/post-details.ts';
import type { Db } from '#server/core/db/database.ts';
import { together } from '#server/core/db/pipelined-transaction.ts';
import { keepVersion } from '../history/post-version-store.ts';
import { keepPostUses } from '../media/post-use-store.ts';
import { settleMedia, usableMedia } from '../media/settle-media.ts';
import { withLivingAccounts } from '../named/living-accounts.ts';
import { planTimes } from '../planning/plan-times.ts';
import { findPost } from '../post-detail-view.ts';
import type { PostRecord } from '../post-record.ts';
import { indexBody } from '../search/body-search-jobs.ts';
import { type NewPost, newPostRow, newPostSearchRow } from './new-post-row.ts';
import { changeUse, NO_TERMS, type PostTerms } from './post-links-store.ts';
import { checkReferences } from './post-reference-view.ts';
import { findSlugOfTitle, slugOfTitle, withFreeSlug } from './post-slug-store.ts';
import { holdTerms, insertPost, nextPostId } from './post-store.ts';
import { checkTerms, mergedTerms } from './post-terms.ts';
import { settleSuggestions } from './settle-suggestions.ts';

/**
 * A new post made by a person. @throws SLUG_TAKEN when the draft names a used slug, INVALID_INPUT for terms not in
 * use.
 */
export async function createPost(db: Db, projectId: string, post: NewPost): Promise<PostRecord> {
  await holdTerms(db, projectId);
  const terms = mergedTerms(NO_TERMS, post.draft);
  const { title = '', slug } = post.draft;
  const [, , draft, id, free] = await together(
    checkTerms(db, projectId, NO_TERMS, terms, post.draft),
    checkReferences(db, projectId, PLAIN_DETAILS, post.draft),
    settleMedia(db, projectId, [], settledNew(post)),
    nextPostId(db),
    slug === undefined ? findSlugOfTitle(db, projectId, title) : Promise.resolve(undefined),
  );
  const place = { id, terms, isSlugFixed: true, free };
  const named = await withLivingAccounts(db, projectId, draft, { isStrict: true });
  const after = await writeNewPost(db, projectId, { ...post, draft: named }, place);
  await keepVersion(db, projectId, { after, kind: 'save', by: post.createdBy });
  await keepPostUses(db, projectId, after, []);
  return after;
}

/**
 * A post from elsewhere, with its history: no publish guard, terms may be out of use, unavailable files are left
 * out, and a taken slug gets a number. Returns the id.
 */
export async function importPost(db: Db, projectId: string, post: NewPost): Promise<string> {
  await holdTerms(db, projectId);
  const usable = await usableMedia(db, projectId, [], post.draft);
  const draft = await settleMedia(db, projectId, [], usable.draft);
  const postId = await nextPostId(db);
  const terms = mergedTerms(NO_TERMS, draft);
  await writeNewPost(db, projectId, { ...post, draft }, { id: postId, terms, isSlugFixed: false });
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

interface Written {
  readonly id: string;
  readonly terms: PostTerms;
  readonly isSlugFixed: boolean;
  /** A slug that was free a moment ago. */
  readonly free?: string | undefined;
}

async function writeNewPost(
  db: Db,
  projectId: string,
  post: NewPost,
  { id, terms, isSlugFixed, free }: Written,
): Promise<PostRecord> {
  const options = {
    postId: id,
    slug: post.draft.slug ?? slugOfTitle(post.draft.title ?? '', id),
    isFixed: isSlugFixed && post.draft.slug !== undefined,
  };
  const write = async (slug: string) => {
    const row = newPostRow({ projectId, id, slug }, post);
    const search = newPostSearchRow(row, post.draft);
    const [isAdded, added] = await together(
      insertPost(db, row, { terms, search }),
      findPost(db, projectId, id),
    );
    return isAdded ? added : undefined;
  };
  const after = await withFreeSlug(db, projectId, options, write, free);
  await indexBody(db, id);
  if (post.state !== 'TRASHED') await changeUse(db, projectId, NO_TERMS, terms);
  return after;
}
