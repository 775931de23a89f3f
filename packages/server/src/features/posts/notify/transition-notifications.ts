import type { NotificationKind } from '@toasoan/contract/features/notifications/notification-kinds.ts';
import type {
  PostTransitionName,
  SystemTransitionName,
} from '@toasoan/contract/features/posts/workflow/post-transitions.ts';

/**
 * `listed`: who is named under the headline. `minder`: who approved it, or looks after its time in their place.
 * `scheduler`: who set its time.
 */
export type Recipient = 'editors' | 'approvers' | 'author' | 'listed' | 'assignee' | 'minder' | 'scheduler';

interface TransitionNotification {
  readonly kind: NotificationKind;
  readonly whom: readonly Recipient[];
}

const ALL_OF_IT: readonly Recipient[] = ['author', 'listed', 'assignee', 'minder'];

/** Who hears of which move; moves that are missing are told to nobody. */
export const TRANSITION_NOTIFICATIONS: Readonly<
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
