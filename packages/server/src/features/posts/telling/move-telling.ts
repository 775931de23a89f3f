import type { NotificationKind } from '@toasoan/contract/features/notifications/notification-kinds.ts';
import type { PostMoveName, SystemMoveName } from '@toasoan/contract/features/posts/post-moves.ts';

/**
 * `listed`: who is named under the headline. `minder`: who approved it, or looks after its time in their place.
 * `scheduler`: who set its time.
 */
export type Told = 'editors' | 'approvers' | 'author' | 'listed' | 'assignee' | 'minder' | 'scheduler';

interface Telling {
  readonly kind: NotificationKind;
  readonly whom: readonly Told[];
}

const ALL_OF_IT: readonly Told[] = ['author', 'listed', 'assignee', 'minder'];

/** Who hears of which move; moves that are missing are told to nobody. */
export const MOVE_TELLING: Readonly<Partial<Record<PostMoveName | SystemMoveName, Telling>>> = {
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
