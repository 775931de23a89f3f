import type { PostApply, PostDropPending } from '@toasoan/contract/features/posts/pending/post-pending.ts';
import { mayApply } from '@toasoan/contract/features/posts/post-rules.ts';
import type { Db } from '#server/core/db/database.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { PostChange, PostEditor } from '../editing/post-change.ts';
import { holdTerms, lockPost, writePostRow } from '../editing/post-store.ts';
import { writeDraft } from '../editing/write-draft.ts';
import { keepVersion } from '../history/post-version-store.ts';
import { getFreePost } from '../lock/get-free-post.ts';
import { keepPostUses } from '../media/post-use-store.ts';
import { moveNotes } from '../notes/move-notes.ts';
import { planTimes } from '../planning/plan-times.ts';
import { readPost } from '../post-detail-view.ts';
import { factsOf } from '../post-record.ts';
import { endShareLinks } from '../preview/share-link-store.ts';
import { keepPostPublication } from '../publishing/publication-store.ts';
import { checkStillPublishable, POST_RULE_TEXTS } from '../workflow/unmet-post-rules.ts';
import { partOfPending } from './check-pending.ts';
import { writePending } from './keep-pending.ts';
import { workingCopyOf } from './working-copy.ts';

/**
 * Publishes the pending changes of a public post: all, or the named fields; the others stay pending. @throws
 * NOT_FOUND, LOCKED_BY_OTHER, VERSION_CONFLICT, FORBIDDEN, SLUG_TAKEN, RULES_NOT_MET.
 */
export async function applyPending(
  db: Db,
  projectId: string,
  apply: PostApply & { readonly id: string },
  { actor, by }: PostEditor,
): Promise<PostChange> {
  await holdTerms(db, projectId);
  await lockPost(db, projectId, apply.id);
  const before = await getFreePost(db, projectId, actor, apply);
  checkVersion(before, apply.version);
  if (!mayApply(actor, factsOf(before))) throw new AppError('FORBIDDEN');
  const { chosen, waiting } = partOfPending(before, apply.fields);
  await writePending(db, projectId, before, waiting, by);
  const held = await readPost(db, projectId, before.id);
  const after = await writeDraft(db, projectId, held, chosen, by);
  checkStillPublishable(before, after, { isPublished: true });
  // Their content is public now.
  await endShareLinks(db, projectId, before.id);
  if (apply.isSubstantive) {
    await writePostRow(db, projectId, before.id, { substantive_time: new Date() }, by);
  }
  const done = await readPost(db, projectId, before.id);
  await planTimes(db, { projectId, postId: done.id }, before, done);
  await keepVersion(db, projectId, {
    before,
    after: done,
    kind: 'publish',
    by,
    note: apply.note ?? '',
    isSubstantive: apply.isSubstantive ?? false,
  });
  await keepPostUses(db, projectId, done);
  if (by.userId !== null)
    await keepPostPublication(db, projectId, { kind: 'apply', before, after: done, userId: by.userId });
  return { before, after: done };
}

/** Discards the pending changes; they stay in the history. @throws as `applyPending`. */
export async function dropPending(
  db: Db,
  projectId: string,
  { id, version, editingSession }: PostDropPending & { readonly id: string },
  { actor, by }: PostEditor,
): Promise<PostChange> {
  await lockPost(db, projectId, id);
  const before = await getFreePost(db, projectId, actor, { id, editingSession });
  checkVersion(before, version);
  if (!actor.permissions.includes('post.editAny')) throw new AppError('FORBIDDEN');
  if (before.pending === null) throw ruleNotMet(POST_RULE_TEXTS, 'NOTHING_PENDING');
  await writePending(db, projectId, before, {}, by);
  const after = await readPost(db, projectId, id);
  await keepVersion(db, projectId, { before: workingCopyOf(before), after, kind: 'drop', by });
  await keepPostUses(db, projectId, after);
  await moveNotes(db, projectId, { before, after });
  return { before, after };
}
