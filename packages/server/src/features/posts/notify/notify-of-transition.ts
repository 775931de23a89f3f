import type { NotificationKind } from '@toasoan/contract/features/notifications/notification-kinds.ts';
import type {
  PostTransitionName,
  SystemTransitionName,
} from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { Db } from '#server/core/db/database.ts';
import { notify } from '#server/features/notifications/public.ts';
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
  const to: string[] = [];
  for (const whom of notification.whom) to.push(...(await findRecipients(db, projectId, transition, whom)));
  const { userId, displayName } = by;
  await notify(db, projectId, {
    kind: notification.kind,
    postId: transition.after.id,
    to,
    by: userId === null ? undefined : { userId, displayName },
    detail: {
      title: transition.after.title,
      ...(transition.reason && { reason: transition.reason }),
      ...(transition.reasonEn && { reasonEn: transition.reasonEn }),
    },
  });
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
