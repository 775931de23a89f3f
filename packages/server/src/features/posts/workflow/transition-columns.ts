import { TRASHABLE, type TrashableState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import type {
  PostTransitionName,
  SystemTransitionName,
} from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { Updateable } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { PostTable } from '#server/core/db/tables/post-tables.ts';
import type { PostRecord } from '../post-record.ts';

export interface TransitionFacts {
  readonly by: Actor;
  readonly now: Date;
  readonly scheduleTime?: Date | undefined;
}

type Columns = Updateable<PostTable>;
type Effect = (post: PostRecord, facts: TransitionFacts) => Columns;

const NOBODY: Columns = { assignee_id: null, assignee_name: '' };
const by = ({ by: person }: TransitionFacts): Columns => ({
  assignee_id: person.userId,
  assignee_name: person.displayName,
});
/** An earlier approval or rejection no longer applies. */
const NOT_DECIDED: Columns = {
  approved_by_id: null,
  approved_by_name: '',
  rejected_by_id: null,
  rejected_by_name: '',
};
const approved = ({ by: person }: TransitionFacts): Columns => ({
  approved_by_id: person.userId,
  approved_by_name: person.displayName,
});

/** The columns a transition changes beside the state, its time and its reason. */
const EFFECTS: Readonly<Record<PostTransitionName | SystemTransitionName, Effect>> = {
  submit: () => NOBODY,
  withdraw: () => NOBODY,
  pickUp: (_, facts) => by(facts),
  release: () => NOBODY,
  return: (post) => ({ ...NOBODY, ...NOT_DECIDED, return_count: post.return_count + 1 }),
  forward: () => ({}),
  sendBack: (post, facts) => (post.assignee_id === null ? by(facts) : {}),
  reject: (_, { by: person }) => ({
    ...NOBODY,
    rejected_by_id: person.userId,
    rejected_by_name: person.displayName,
  }),
  reopen: () => ({ ...NOBODY, ...NOT_DECIDED, schedule_time: null }),
  publish: (post, facts) => ({
    // At the planned time, the person who set it counts as the approver.
    ...(facts.by.userId === null ? {} : approved(facts)),
    ever_published: true,
    published_time: post.published_time ?? facts.now,
    schedule_time: null,
  }),
  // Its columns come from before the publication.
  undoPublish: () => ({}),
  schedule: (_, facts) => ({ ...approved(facts), schedule_time: facts.scheduleTime ?? null }),
  reschedule: (_, facts) => ({ schedule_time: facts.scheduleTime ?? null }),
  cancelSchedule: () => ({ ...NOT_DECIDED, schedule_time: null }),
  failSchedule: () => ({ ...NOT_DECIDED, schedule_time: null }),
  unpublish: () => ({}),
  takeDown: () => ({}),
  reinstate: () => ({}),
  expire: () => ({}),
  trash: (post) => ({ state_before_trash: trashable(post) }),
  restore: () => ({ state_before_trash: null }),
};

export function transitionColumns(
  post: PostRecord,
  transition: PostTransitionName | SystemTransitionName,
  facts: TransitionFacts,
): Columns {
  return EFFECTS[transition](post, facts);
}

function trashable(post: PostRecord): TrashableState {
  return TRASHABLE.find((state) => state === post.state) ?? 'DRAFT';
}
