import { type PostDraft, UNTITLED } from '@toasoan/contract/features/posts/post.ts';
import { pickDetails } from '@toasoan/contract/features/posts/post-details.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { dropRedirect, keepRedirect } from '#server/core/redirects/redirect-store.ts';
import { withLivingAccounts } from '../named/living-accounts.ts';
import { readPost } from '../post-detail-view.ts';
import { type PostRecord, slugFollowsTitle, termsOf } from '../post-record.ts';
import { indexBody } from '../search/body-search-jobs.ts';
import { contentColumns, detailColumns, type PostText, searchColumns, textColumns } from './post-columns.ts';
import { lastingMarks } from './post-facets.ts';
import { changeUse, replaceTerms } from './post-links-store.ts';
import { type SlugRequest, slugOfTitle, unlessTaken, withFreeSlug } from './post-slug-store.ts';
import { writePostRow, writeSearchRow, writtenPostRow } from './post-store.ts';
import { checkTerms, mergedTerms } from './post-terms.ts';

/**
 * Writes the keys of a draft over a post that the caller holds; returns the post after that. @throws SLUG_TAKEN,
 * INVALID_INPUT for terms not in use.
 */
export async function writeDraft(
  db: Db,
  projectId: string,
  before: PostRecord,
  given: PostDraft,
  by: Actor,
): Promise<PostRecord> {
  const known = [{ authors: before.authors, ...before.details }];
  const draft = await withLivingAccounts(db, projectId, given, { known });
  const termsBefore = termsOf(before);
  const terms = mergedTerms(termsBefore, draft);
  await checkTerms(db, projectId, termsBefore, terms, draft);
  await writeColumns(db, projectId, before, draft, by);
  await followText(db, projectId, before, draft);
  await replaceTerms(db, projectId, before.id, termsBefore, terms);
  await changeUse(db, projectId, termsBefore, terms);
  const after = await readPost(db, projectId, before.id);
  if (before.ever_published && after.slug !== before.slug) await redirect(db, projectId, before, after);
  return after;
}

async function writeColumns(
  db: Db,
  projectId: string,
  before: PostRecord,
  draft: PostDraft,
  by: Actor,
): Promise<void> {
  const columns = draftColumns(projectId, before, draft);
  const options = slugRequest(before, draft);
  if (options === undefined) return await writePostRow(db, projectId, before.id, columns, by);
  const isManual = before.slug_is_manual || options.isFixed;
  await withFreeSlug(db, projectId, options, (slug) =>
    unlessTaken(db, () =>
      writtenPostRow(db, projectId, before.id, { ...columns, slug, slug_is_manual: isManual }, by),
    ),
  );
}

/** The words that a search finds it by change with the text only. */
async function followText(db: Db, projectId: string, before: PostRecord, draft: PostDraft): Promise<void> {
  const columns = searchColumns(textOf(before, draft));
  const hasOtherWords = columns.spelled !== searchColumns(before).spelled;
  if (hasOtherWords) await writeSearchRow(db, projectId, before.id, columns);
  if (hasOtherWords || draft.content !== undefined) await indexBody(db, before.id);
}

function textOf(before: PostRecord, draft: PostDraft): PostText {
  return {
    title: draft.title ?? before.title,
    excerpt: draft.excerpt ?? before.excerpt,
    keywords: draft.keywords ?? before.keywords,
    authors: draft.authors ?? before.authors,
  };
}

/** The columns of the sent keys, and those derived from them. */
function draftColumns(projectId: string, before: PostRecord, draft: PostDraft) {
  const text = textOf(before, draft);
  return {
    ...textColumns(projectId, text),
    ...(draft.content !== undefined && contentColumns(draft.content)),
    ...(draft.seoTitle !== undefined && { seo_title: draft.seoTitle }),
    ...(draft.seoDescription !== undefined && { seo_description: draft.seoDescription }),
    ...detailColumns({
      projectId,
      details: pickDetails(draft, before.details),
      authors: text.authors,
      hasPending: before.pending !== null,
      marks: lastingMarks(projectId, before.facets),
    }),
  };
}

/** Undefined: the slug stays. Sent unchanged, it does not count as set by hand. */
function slugRequest(before: PostRecord, draft: PostDraft): SlugRequest | undefined {
  const postId = before.id;
  if (draft.slug !== undefined) {
    return draft.slug === before.slug ? undefined : { postId, slug: draft.slug, isFixed: true };
  }
  const title = draft.title === '' ? UNTITLED : draft.title;
  if (title === undefined || title === before.title || !slugFollowsTitle(before)) return undefined;
  return { postId, slug: slugOfTitle(title, postId), isFixed: false };
}

/** The old address of a post that was public redirects to the new one. */
async function redirect(db: Db, projectId: string, before: PostRecord, after: PostRecord): Promise<void> {
  await dropRedirect(db, projectId, { entity: 'post', slug: after.slug });
  await keepRedirect(db, projectId, { entity: 'post', slug: before.slug, entityId: after.id });
}
