import { undoRuleTexts } from '@toasoan/contract/features/articles/publishing/undo-publish.ts';
import { PLACEABLE } from '@toasoan/contract/features/posts/placement/placement.ts';
import type { StoredPostDraft } from '@toasoan/contract/features/posts/post.ts';
import { POST_STATES, type PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import { transitionsOf } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { Updateable } from 'kysely';
import type { PostTable } from '#server/core/db/tables/post-tables.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import {
  dropPublication,
  type Publication,
  publicationToUndo,
  stateToReturnTo,
} from '#server/features/articles/public.ts';
import { draftOfSnapshot, usableTerms } from '../editing/draft-of-snapshot.ts';
import type { PostChange } from '../editing/post-change.ts';
import { holdTerms, lockPost, writePostRow } from '../editing/post-store.ts';
import { writeDraft } from '../editing/write-draft.ts';
import { logTransition, type TransitionActor } from '../history/post-transition-store.ts';
import { keepVersion } from '../history/post-version-store.ts';
import { keepPostUses } from '../media/post-use-store.ts';
import { notifyOfUndo } from '../notify/notify-of-transition.ts';
import { differenceTo, publicDraft, writePending } from '../pending/keep-pending.ts';
import { leavePlaces } from '../placement/end-places.ts';
import { planTimes } from '../planning/plan-times.ts';
import { postActor } from '../post-actor.ts';
import { auditPost } from '../post-audit.ts';
import { getPost, readPost } from '../post-detail-view.ts';
import { factsOf, type PostRecord, termsOf } from '../post-record.ts';
import { POST_TABLES } from '../post-tables.ts';
import { reviveShareLinks } from '../preview/share-link-store.ts';
import { applyTransition } from '../workflow/apply-transition.ts';
import { findPublicTextBefore } from './publication-view.ts';

const WORD = { vi: 'bài', en: 'post' };

/**
 * Takes back the caller's publication of a post, or of its changes: state, people, times, placements, links and text
 * are as before. It still counts as once public, and an address that was public for that minute leads to it. @throws
 * NOT_FOUND, FORBIDDEN, VERSION_CONFLICT, RULES_NOT_MET: UNDO_NOTHING, UNDO_CHANGED, UNDO_TOO_LATE.
 */
export async function undoPublish(
  call: TransactionCall,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<PostChange> {
  const { db, projectId, caller } = call;
  await holdTerms(db, projectId);
  await lockPost(db, projectId, id);
  const actor = postActor(caller);
  const before = await getPost(db, projectId, actor, id);
  const article = { projectId, articleId: id };
  const publication = await publicationToUndo(db, POST_TABLES, article, {
    found: before,
    version,
    userId: caller.userId,
    word: WORD,
  });
  const stateBefore =
    publication.kind === 'apply'
      ? 'PUBLISHED'
      : stateToReturnTo<PostState>(publication, POST_STATES, 'PENDING_APPROVAL');
  const facts = { ...factsOf(before), publication: { byId: publication.user_id, stateBefore } };
  const choice = transitionsOf(actor, facts).find(({ name }) => name === 'undoPublish');
  if (choice === undefined) throw new AppError('FORBIDDEN');

  const by: TransitionActor = { ...caller, role: caller.role };
  const after =
    publication.kind === 'publish'
      ? await returnToState(call, before, { publication, to: choice.to, by })
      : await returnToText(call, before, { publication, by });
  await reviveShareLinks(db, projectId, id, publication.commit_time);
  await dropPublication(db, POST_TABLES, article);
  await auditPost(call, 'undoPublish', { before, after });
  if (publication.kind === 'publish') await notifyOfUndo(db, projectId, { before, after }, by);
  return { before, after };
}

interface Undoing {
  readonly publication: Publication;
  readonly by: TransitionActor;
}

async function returnToState(
  { db, projectId }: TransactionCall,
  post: PostRecord,
  { publication, to, by }: Undoing & { readonly to: PostState },
): Promise<PostRecord> {
  const { state: _state, ...columns } = publication.before;
  const isSame = to === publication.before.state;
  const restored = { ...columns, ...(!isSame && { schedule_time: null }) } as Updateable<PostTable>;
  if (PLACEABLE.includes(to)) await leavePlaces(db, projectId, post.id, { since: publication.commit_time });
  return await applyTransition(db, projectId, post, { name: 'undoPublish', to, restored }, by);
}

/** The text that readers had before; what had been published waits beside it again. */
async function returnToText(
  { db, projectId }: TransactionCall,
  post: PostRecord,
  { publication, by }: Undoing,
): Promise<PostRecord> {
  const snapshot = await findPublicTextBefore(db, projectId, { id: post.id, no: publication.version });
  if (snapshot === undefined) throw ruleNotMet(undoRuleTexts(WORD), 'UNDO_NOTHING');
  const wanted = { ...publicDraft(post), ...post.pending } as StoredPostDraft;
  const { isUsable } = await usableTerms(db, projectId, snapshot, termsOf(post));
  const draft = draftOfSnapshot(snapshot, isUsable, () => true);
  const written = await writeDraft(db, projectId, post, draft, by);
  const columns = publication.before as Updateable<PostTable>;
  await writePostRow(db, projectId, post.id, columns, by);
  await writePending(db, projectId, written, differenceTo(written, wanted), by);
  const after = await readPost(db, projectId, post.id);
  await planTimes(db, { projectId, postId: post.id }, post, after);
  await keepVersion(db, projectId, { before: post, after, kind: 'publish', by });
  await keepPostUses(db, projectId, after);
  await logTransition(
    db,
    projectId,
    {
      post_id: post.id,
      move: 'undoPublish',
      from_state: post.state,
      to_state: after.state,
      schedule_time: null,
      due_time: null,
      version: after.version,
    },
    by,
  );
  return after;
}
