import { isSame } from '@toasoan/contract/features/articles/history/same-json.ts';
import type { PostDraft, StoredPostDraft } from '@toasoan/contract/features/posts/post.ts';
import { pickDetails, postDetailNames } from '@toasoan/contract/features/posts/post-details.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import type { ClassedUse } from '#server/core/media/classed-use-store.ts';
import type { PostChange, SaveKind } from '../editing/post-change.ts';
import { facetsOf, lastingMarks } from '../editing/post-facets.ts';
import type { PostTerms } from '../editing/post-links-store.ts';
import { checkSlugFree } from '../editing/post-slug-store.ts';
import { writePostRow } from '../editing/post-store.ts';
import { checkTerms, mergedTerms } from '../editing/post-terms.ts';
import { keepVersion } from '../history/post-version-store.ts';
import { keepPostUses } from '../media/post-use-store.ts';
import { moveNotes } from '../notes/move-notes.ts';
import type { Anchored } from '../notes/note-store.ts';
import { readPost } from '../post-detail-view.ts';
import { type PostRecord, snapshotOf, termsOf } from '../post-record.ts';
import { workingCopyOf } from './working-copy.ts';

/** What the caller has read together with the post. */
interface KnownOfPost {
  readonly hasHistory?: boolean;
  readonly uses?: readonly ClassedUse[];
  readonly anchors?: readonly Anchored[];
}

/**
 * Stores a change of a public post beside it. A key with the public value is no longer pending. @throws
 * INVALID_INPUT for terms not in use, SLUG_TAKEN for an unavailable address.
 */
export async function keepPending(
  db: Db,
  projectId: string,
  before: PostRecord,
  draft: PostDraft,
  { by, uses, anchors, ...as }: SaveKind & KnownOfPost & { readonly by: Actor },
): Promise<PostChange> {
  const publicTerms = termsOf(before);
  const terms = mergedTerms(publicTerms, { ...before.pending, ...draft } as PostDraft);
  await checkTerms(db, projectId, withTermsOf(publicTerms, before.pending), terms, draft);
  if (draft.slug !== undefined) await checkSlugFree(db, projectId, { postId: before.id, slug: draft.slug });
  const wanted: StoredPostDraft = { ...before.pending, ...draft, ...terms } as StoredPostDraft;
  const pending = differenceTo(before, wanted);
  await writePending(db, projectId, before, pending, by);
  const after = await readPost(db, projectId, before.id);
  await keepVersion(db, projectId, {
    before: workingCopyOf(before),
    after: workingCopyOf(after),
    ...as,
    by,
  });
  await keepPostUses(db, projectId, after, uses);
  await moveNotes(db, projectId, { before, after, anchors });
  return { before, after };
}

/** Earlier pending terms may stay, in use or not. */
function withTermsOf(terms: PostTerms, pending: StoredPostDraft | null): PostTerms {
  return {
    ...terms,
    categoryIds: [...terms.categoryIds, ...(pending?.categoryIds ?? [])],
    tagIds: [...terms.tagIds, ...(pending?.tagIds ?? [])],
  };
}

/** Writes the pending draft of a public post; an empty draft counts as none. */
export async function writePending(
  db: Db,
  projectId: string,
  post: PostRecord,
  pending: StoredPostDraft,
  by: Actor,
): Promise<void> {
  const hasPending = Object.keys(pending).length > 0;
  await writePostRow(
    db,
    projectId,
    post.id,
    {
      pending: hasPending ? JSON.stringify(pending) : null,
      pending_time: hasPending ? new Date() : null,
      pending_by_name: hasPending ? by.displayName : '',
      facets: facetsOf({
        projectId,
        details: post.details,
        authors: post.authors,
        hasPending,
        marks: lastingMarks(projectId, post.facets),
      }),
    },
    by,
  );
}

/** The keys of a draft that differ from the public post. */
export function differenceTo(post: PostRecord, draft: StoredPostDraft): StoredPostDraft {
  const shown = { ...publicDraft(post), ...pickDetails(post.details) } as Readonly<Record<string, unknown>>;
  const keys = Object.entries(draft).filter(
    ([key, value]) => value !== undefined && !isSame(value, shown[key]),
  );
  return Object.fromEntries(keys) as StoredPostDraft;
}

/** The public post in the shape of a draft. */
export function publicDraft(post: PostRecord): StoredPostDraft {
  const { categories: _categories, tags: _tags, details, ...text } = snapshotOf(post);
  const own = Object.fromEntries(postDetailNames.map((name) => [name, details[name]]));
  return { ...text, ...termsOf(post), ...own } as unknown as StoredPostDraft;
}
