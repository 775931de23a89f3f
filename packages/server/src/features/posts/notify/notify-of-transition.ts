import type {
  PostTransitionName,
  SystemTransitionName,
} from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { Db } from '#server/core/db/database.ts';
import { notify } from '#server/features/notifications/public.ts';
import type { TransitionActor } from '../history/post-transition-store.ts';
import type { PostRecord } from '../post-record.ts';
import { findNamedColleagues, findPeopleWho, findWhoSetTime } from './recipients-view.ts';
import { type Recipient, TRANSITION_NOTIFICATIONS } from './transition-notifications.ts';

interface TransitionedPost {
  readonly before: PostRecord;
  readonly after: PostRecord;
  readonly name: PostTransitionName | SystemTransitionName;
  readonly reason?: string | undefined;
  /** Where the product itself says why. */
  readonly reasonEn?: string | undefined;
}

/** Tells those whom a move concerns, in the transaction that makes it; steps on the way are told to nobody. */
export async function notifyOfTransition(
  db: Db,
  projectId: string,
  moved: TransitionedPost,
  by: TransitionActor,
): Promise<void> {
  const notification = TRANSITION_NOTIFICATIONS[moved.name];
  if (notification === undefined) return;
  const to: string[] = [];
  for (const whom of notification.whom) to.push(...(await findRecipients(db, projectId, moved, whom)));
  const { userId, displayName } = by;
  await notify(db, projectId, {
    kind: notification.kind,
    postId: moved.after.id,
    to,
    by: userId === null ? undefined : { userId, displayName },
    detail: {
      title: moved.after.title,
      ...(moved.reason && { reason: moved.reason }),
      ...(moved.reasonEn && { reasonEn: moved.reasonEn }),
    },
  });
}

/** Asked of the post as it was: a move takes its people away from it. */
async function findRecipients(
  db: Db,
  projectId: string,
  { before, after }: TransitionedPost,
  whom: Recipient,
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
