import { UNDO_SECONDS } from '@toasoan/contract/features/articles/publishing/undo-publish.ts';
import type { NotificationKind } from '@toasoan/contract/features/notifications/notification-kinds.ts';
import type {
  PostTransitionName,
  SystemTransitionName,
} from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { Db } from '#server/core/db/database.ts';
import { notify, withdraw } from '#server/features/notifications/public.ts';
import type { TransitionActor } from '../history/post-transition-store.ts';
import type { PostRecord } from '../post-record.ts';
import { findNamedColleagues, findPeopleWho, findWhoSetTime } from './recipients-view.ts';

/**
 * `listed`: the people in the byline. `minder`: who approved it, or watches its publication time instead.
 * `scheduler`: who set its time.
 */
type Recipients = 'editors' | 'approvers' | 'author' | 'listed' | 'assignee' | 'minder' | 'scheduler';

interface TransitionNotification {
  readonly kind: NotificationKind;
  readonly whom: readonly Recipients[];
}

const ALL_OF_IT: readonly Recipients[] = ['author', 'listed', 'assignee', 'minder'];

/** The recipients of each transition; a missing transition notifies nobody. */
const TRANSITION_NOTIFICATIONS: Readonly<
  Partial<Record<PostTransitionName | SystemTransitionName, TransitionNotification>>
> = {
  submit: { kind: 'postSubmitted', whom: ['editors'] },
  forward: { kind: 'postForwarded', whom: ['approvers'] },
  return: { kind: 'postReturned', whom: ['author', 'listed'] },
  sendBack: { kind: 'postSentBack', whom: ['author', 'listed', 'assignee'] },
  reject: { kind: 'postRejected', whom: ['author', 'listed', 'assignee'] },
  publish: { kind: 'postPublished', whom: ALL_OF_IT },
  reinstate: { kind: 'postPublished', whom: ALL_OF_IT },
  unpublish: { kind: 'postUnpublished', whom: ALL_OF_IT },
  takeDown: { kind: 'postUnpublished', whom: ALL_OF_IT },
  failSchedule: { kind: 'scheduleFailed', whom: ['author', 'listed', 'assignee', 'minder', 'scheduler'] },
};

interface MadeTransition {
  readonly before: PostRecord;
  readonly after: PostRecord;
  readonly name: PostTransitionName | SystemTransitionName;
  readonly reason?: string | undefined;
  /** Where the product itself gives the reason. */
  readonly reasonEn?: string | undefined;
}

/** Notifies the people concerned by a transition, in its transaction; intermediate steps notify nobody. */
export async function notifyOfTransition(
  db: Db,
  projectId: string,
  transition: MadeTransition,
  by: TransitionActor,
): Promise<void> {
  const notification = TRANSITION_NOTIFICATIONS[transition.name];
  if (notification === undefined) return;
  const to = await findAll(db, projectId, transition, notification.whom);
  const { userId, displayName } = by;
  await notify(db, projectId, {
    kind: notification.kind,
    postId: transition.after.id,
    to,
    by: userId === null ? undefined : { userId, displayName },
    // A publication may be undone; what was mailed cannot.
    ...(transition.name === 'publish' && { mailedAfter: UNDO_SECONDS }),
    detail: {
      title: transition.after.title,
      ...(transition.reason && { reason: transition.reason }),
      ...(transition.reasonEn && { reasonEn: transition.reasonEn }),
    },
  });
}

/** The people who hear of the publication of a post, but for the one who publishes it. */
export async function findPublishAudience(
  db: Db,
  projectId: string,
  { post, byId }: { readonly post: PostRecord; readonly byId: string | null },
): Promise<readonly string[]> {
  const published = { before: post, after: { ...post, state: 'PUBLISHED' }, name: 'publish' } as const;
  const all = await findAll(db, projectId, published, ALL_OF_IT);
  return [...new Set(all)].filter((userId) => userId !== byId);
}

/** Those who heard of the publication hear that it was undone; nobody finds a mail or an unread line about it. */
export async function notifyOfUndo(
  db: Db,
  projectId: string,
  { before, after }: Pick<MadeTransition, 'before' | 'after'>,
  { userId, displayName }: TransitionActor,
): Promise<void> {
  if (userId === null) return;
  await withdraw(db, projectId, { kind: 'postPublished', postId: after.id, byId: userId });
  await notify(db, projectId, {
    kind: 'publishUndone',
    postId: after.id,
    to: await findPublishAudience(db, projectId, { post: after, byId: userId }),
    by: { userId, displayName },
    detail: { title: before.title },
  });
}

async function findAll(
  db: Db,
  projectId: string,
  transition: MadeTransition,
  groups: readonly Recipients[],
): Promise<string[]> {
  const to: string[] = [];
  for (const whom of groups) to.push(...(await findRecipients(db, projectId, transition, whom)));
  return to;
}

/** Computed from the post before the transition, which may remove its people. */
async function findRecipients(
  db: Db,
  projectId: string,
  { before, after }: MadeTransition,
  whom: Recipients,
): Promise<readonly string[]> {
  switch (whom) {
    case 'editors':
      return await findPeopleWho(db, projectId, 'post.forward');
    case 'approvers':
      return await findPeopleWho(db, projectId, 'post.approve');
    case 'listed':
      return await findNamedColleagues(
        db,
        projectId,
        before.authors.map((author) => author.displayName),
        { isPublic: after.state === 'PUBLISHED' },
      );
    case 'author':
      return known(before.created_by_id);
    case 'assignee':
      return known(before.assignee_id);
    case 'minder':
      return known(before.watched_by_id ?? before.approved_by_id);
    case 'scheduler':
      return known(await findWhoSetTime(db, projectId, before.id));
  }
}

function known(userId: string | null): readonly string[] {
  return userId === null ? [] : [userId];
}
