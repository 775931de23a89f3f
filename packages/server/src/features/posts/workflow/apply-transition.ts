import { PLACEABLE } from '@toasoan/contract/features/posts/placement/placement.ts';
import { ENDS_LINKS } from '@toasoan/contract/features/posts/preview/share-link.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import type {
  PostTransitionName,
  SystemTransitionName,
} from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { Updateable } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { inSavepoint } from '#server/core/db/in-savepoint.ts';
import { together } from '#server/core/db/pipelined-transaction.ts';
import type { PostTable } from '#server/core/db/tables/post-tables.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { assignmentAfterTransition } from '../assignment/assignment-after-transition.ts';
import { planDue } from '../assignment/due-jobs.ts';
import type { PostChange } from '../editing/post-change.ts';
import { lastingMarks } from '../editing/post-facets.ts';
import { changeUse, NO_TERMS } from '../editing/post-links-store.ts';
import { slugOfTitle, unlessTaken, withFreeSlug } from '../editing/post-slug-store.ts';
import { writePostRow, writtenPostRow } from '../editing/post-store.ts';
import { writeDraft } from '../editing/write-draft.ts';
import { logTransition, type TransitionActor } from '../history/post-transition-store.ts';
import { keepVersion } from '../history/post-version-store.ts';
import { passLock } from '../lock/pass-lock.ts';
import { keepPostUses, usesOfPost } from '../media/post-use-store.ts';
import { leavePlaces } from '../placement/end-places.ts';
import { planTimes } from '../planning/plan-times.ts';
import { auditPost, followingSource } from '../post-audit.ts';
import { readPost } from '../post-detail-view.ts';
import { type PostRecord, slugFollowsTitle, termsOf } from '../post-record.ts';
import { endShareLinks } from '../preview/share-link-store.ts';
import { readableTranslations } from '../translations/translated-view.ts';
import { transitionColumns } from './transition-columns.ts';

interface TransitionStep {
  readonly name: PostTransitionName | SystemTransitionName;
  readonly to: PostState;
  readonly reason?: string | undefined;
  readonly scheduleTime?: Date | undefined;
  /** When it happens; absent: now. Only imported posts with a history use another time. */
  readonly at?: Date;
  /** An undone transition brings these columns back. */
  readonly restored?: Updateable<PostTable>;
}

/** Makes one transition of a post that the caller holds and may change; returns the post after it. */
export async function applyTransition(
  db: Db,
  projectId: string,
  found: PostRecord,
  transition: TransitionStep,
  by: TransitionActor,
): Promise<PostRecord> {
  const before = leavesPublic(transition) ? await settlePending(db, projectId, found, by) : found;
  const now = transition.at ?? new Date();
  const changed = transitionColumns(before, transition.name, {
    by,
    now,
    scheduleTime: transition.scheduleTime,
  });
  const columns = {
    ...changed,
    ...assignmentAfterTransition(before, transition.to, changed),
    state: transition.to,
    ...(transition.at && { update_time: transition.at }),
    // A new time in the same state does not restart the state.
    ...(transition.to !== before.state && { state_time: now, state_reason: transition.reason ?? '' }),
    ...transition.restored,
  };
  if (transition.name === 'restore') await restoreRow(db, projectId, before, columns, by);
  else await writePostRow(db, projectId, before.id, columns, by);
  if (transition.to === 'TRASHED') await changeUse(db, projectId, termsOf(before), NO_TERMS);
  if (transition.name === 'restore') await changeUse(db, projectId, NO_TERMS, termsOf(before));
  if (!PLACEABLE.includes(transition.to) && hasPlace(projectId, before))
    await leavePlaces(db, projectId, before.id);
  if (ENDS_LINKS.includes(transition.to)) await endShareLinks(db, projectId, before.id);
  const isPickUp = transition.name === 'pickUp';
  const [after, uses] = await together(
    readPost(db, projectId, before.id),
    usesOfPost(db, projectId, before.id),
    isPickUp ? Promise.resolve() : passLock(db, projectId, before, transition.name, by),
  );
  await log(db, projectId, { before, after, transition, by });
  await keepPostUses(db, projectId, after, uses);
  await planTimes(db, { projectId, postId: after.id }, before, after);
  await planDue(db, { projectId, postId: after.id }, before, after);
  // Its lock goes to a person whose rights depend on the new state.
  if (isPickUp) await passLock(db, projectId, after, transition.name, by);
  await takeTranslationsAlong(db, projectId, { before, after }, transition, by);
  return after;
}

/** Readers lose a post and its translations at the same moment; none of them comes back by itself. */
async function takeTranslationsAlong(
  db: Db,
  projectId: string,
  { before, after }: PostChange,
  { name, reason }: TransitionStep,
  by: TransitionActor,
): Promise<void> {
  if (!READABLE.includes(before.state) || after.state === 'PUBLISHED') return;
  const step = STEP_OF_TRANSLATION[name] ?? UNPUBLISHED;
  for (const id of await readableTranslations(db, projectId, after.id)) {
    const found = await readPost(db, projectId, id);
    const change = {
      before: found,
      after: await applyTransition(db, projectId, found, { ...step, reason }, by),
    };
    await auditPost(followingSource(db, projectId, by), step.name, change);
  }
}

const READABLE: readonly PostState[] = ['PUBLISHED', 'EXPIRED'];
const UNPUBLISHED = { name: 'unpublish', to: 'UNPUBLISHED' } as const;
const STEP_OF_TRANSLATION: Partial<
  Record<TransitionStep['name'], { readonly name: 'takeDown' | 'expire'; readonly to: PostState }>
> = {
  takeDown: { name: 'takeDown', to: 'TAKEN_DOWN' },
  expire: { name: 'expire', to: 'EXPIRED' },
};

async function log(
  db: Db,
  projectId: string,
  {
    before,
    after,
    transition,
    by,
  }: { before: PostRecord; after: PostRecord; transition: TransitionStep; by: TransitionActor },
): Promise<void> {
  await logTransition(
    db,
    projectId,
    {
      post_id: after.id,
      move: transition.name,
      from_state: before.state,
      to_state: after.state,
      reason: transition.reason ?? '',
      schedule_time: transition.scheduleTime ?? null,
      assignee_name: transition.name === 'pickUp' ? after.assignee_name : '',
      version: after.version,
      ...(transition.at && { time: transition.at }),
    },
    by,
  );
  if (after.state === 'PUBLISHED')
    await keepVersion(db, projectId, { before, after, kind: 'publish', by, at: transition.at });
}

/** Transitions after which people continue to write in the text itself. */
function leavesPublic({ name }: TransitionStep): boolean {
  return name === 'unpublish' || name === 'reopen';
}

/**
 * The pending draft becomes the text: it is no longer public, and nothing is lost. An unavailable address or terms
 * stay in the history alone: they must not keep a post public.
 */
async function settlePending(
  db: Db,
  projectId: string,
  post: PostRecord,
  by: TransitionActor,
): Promise<PostRecord> {
  if (post.pending === null) return post;
  await writePostRow(db, projectId, post.id, { pending: null, pending_time: null, pending_by_name: '' }, by);
  const held = await readPost(db, projectId, post.id);
  const { pending } = post;
  const settled = await inSavepoint(db, () => writeDraft(db, projectId, held, pending, by));
  if (!(settled instanceof AppError)) return settled;
  const { slug, mainCategoryId, categoryIds, tagIds, ...text } = pending;
  return await writeDraft(db, projectId, held, text, by);
}

/** A trashed draft has freed its address; if another post has it now, it gets the next one. */
async function restoreRow(
  db: Db,
  projectId: string,
  post: PostRecord,
  columns: Updateable<PostTable>,
  by: TransitionActor,
): Promise<void> {
  if (post.ever_published) return await writePostRow(db, projectId, post.id, columns, by);
  const wanted = slugFollowsTitle(post) ? slugOfTitle(post.title, post.id) : post.slug;
  await withFreeSlug(db, projectId, { postId: post.id, slug: wanted, isFixed: false }, (slug) =>
    unlessTaken(db, () => writtenPostRow(db, projectId, post.id, { ...columns, slug }, by)),
  );
}

/** Every placement has its mark among the facets. */
function hasPlace(projectId: string, { facets }: PostRecord): boolean {
  return lastingMarks(projectId, facets).some((mark) => mark !== 'corrected');
}
