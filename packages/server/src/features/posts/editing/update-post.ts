import type { PostUpdate } from '@toasoan/contract/features/posts/post.ts';
import { pickDetails } from '@toasoan/contract/features/posts/post-details.ts';
import { mayEdit } from '@toasoan/contract/features/posts/post-rules.ts';
import type { PostActor } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { Db } from '#server/core/db/database.ts';
import { together } from '#server/core/db/pipelined-transaction.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { hasVersions } from '#server/features/articles/public.ts';
import { checkChangedByHand } from '../correction/check-by-hand.ts';
import { keepVersion } from '../history/post-version-store.ts';
import { getFreePost } from '../lock/get-free-post.ts';
import { keepPostUses, usesOfPost } from '../media/post-use-store.ts';
import { heldByPost, settleMedia } from '../media/settle-media.ts';
import { withLivingAccounts } from '../named/living-accounts.ts';
import { moveNotes } from '../notes/move-notes.ts';
import { openAnchors } from '../notes/note-store.ts';
import { keepPending } from '../pending/keep-pending.ts';
import { factsOf, type PostRecord } from '../post-record.ts';
import { POST_TABLES } from '../post-tables.ts';
import { POST_RULE_TEXTS } from '../workflow/unmet-post-rules.ts';
import type { PostChange, PostEditor, SaveKind } from './post-change.ts';
import { checkReferences } from './post-reference-view.ts';
import { holdTerms, lockPost } from './post-store.ts';
import { notifyOfSuggestions, settledDraft } from './settle-suggestions.ts';
import { writeDraft } from './write-draft.ts';

/**
 * Changes the keys sent; for a public post they wait beside it until they are applied. @throws NOT_FOUND,
 * LOCKED_BY_OTHER, VERSION_CONFLICT, FORBIDDEN, SLUG_TAKEN, INVALID_INPUT for terms not in use, RULES_NOT_MET when
 * it is in the trash, or a file is not in the library.
 */
export async function updatePost(
  db: Db,
  projectId: string,
  change: PostUpdate,
  { actor, by }: PostEditor,
  as: SaveKind = { kind: 'save' },
): Promise<PostChange> {
  await holdTerms(db, projectId);
  await lockPost(db, projectId, change.id);
  const [before, hasHistory, uses, anchors] = await together(
    getFreePost(db, projectId, actor, change),
    hasVersions(db, POST_TABLES, { projectId, articleId: change.id }),
    usesOfPost(db, projectId, change.id),
    change.content === undefined ? Promise.resolve([]) : openAnchors(db, projectId, change.id),
  );
  checkVersion(before, change.version);
  checkEditable(actor, before);
  const { id, version, editingSession, ...sent } = change;
  const { isByForm = false, ...reported } = as;
  if (!isByForm) checkChangedByHand(before, sent);
  // The comparison reports the references of an earlier version.
  const known = pickDetails(before.pending ?? {}, before.details);
  if (as.kind === 'save') await checkReferences(db, projectId, known, sent);
  const settled = as.kind === 'save' ? settledDraft(before, sent, by) : { draft: sent, isFirst: false };
  const named = await withLivingAccounts(db, projectId, settled.draft, {
    known: [{ authors: before.authors, ...before.details }, before.pending ?? {}],
    isStrict: as.kind === 'save',
  });
  const draft = await settleMedia(db, projectId, heldByPost(before), named);
  if (settled.isFirst) await notifyOfSuggestions(db, projectId, before, by);
  if (before.state === 'PUBLISHED')
    return await keepPending(db, projectId, before, draft, { ...reported, by, hasHistory, uses, anchors });
  const after = await writeDraft(db, projectId, before, draft, by);
  await keepVersion(db, projectId, { before, hasHistory, after, ...reported, by });
  await keepPostUses(db, projectId, after, uses);
  await moveNotes(db, projectId, { before, after, anchors });
  return { before, after };
}

/** @throws FORBIDDEN, RULES_NOT_MET for a post in the trash. */
export function checkEditable(actor: PostActor, post: PostRecord): void {
  if (mayEdit(actor, factsOf(post))) return;
  throw post.state === 'TRASHED' ? ruleNotMet(POST_RULE_TEXTS, 'IN_TRASH') : new AppError('FORBIDDEN');
}
