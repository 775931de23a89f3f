import type { Role } from '@toasoan/contract/access/roles.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import type { WorkflowMode } from '@toasoan/contract/features/projects/project.ts';

/**
 * The way of a post as the newsroom's rules tell it, written a second time and without the product's own table:
 * what it says is what the product must do.
 */
export interface ModelPerson {
  readonly userId: string;
  readonly role: Role;
  readonly grants: readonly string[];
  readonly denials: readonly string[];
}

export interface ModelProject {
  readonly workflowMode: WorkflowMode;
  readonly allowSelfApprove: boolean;
}

export interface ModelPost {
  readonly state: PostState;
  readonly createdById: string;
  readonly assigneeId: string | null;
  readonly previous: PostState | null;
  /** Whether everything that editors and readers need is there. */
  readonly isFit: boolean;
}

const RANK: Readonly<Record<Role, number>> = { AUTHOR: 1, EDITOR: 2, ADMIN: 3, SUPPER_ADMIN: 4 };
/** The lowest role that has it by itself. */
const NEEDS: Readonly<Record<string, number>> = {
  'post.editOwn': 1,
  'post.submit': 1,
  'post.editAny': 2,
  'post.return': 2,
  'post.forward': 2,
  'post.approve': 3,
  'post.publish': 3,
  'post.schedule': 3,
  'post.unpublish': 3,
  'post.takedown': 3,
  'post.trashAny': 3,
  'post.restoreAny': 3,
  'post.reinstate': 4,
};
const ALSO_IN_TWO_STEPS = ['post.approve', 'post.publish', 'post.schedule'];

function can(person: ModelPerson, project: ModelProject, permission: string): boolean {
  if (person.denials.includes(permission)) return false;
  if (person.grants.includes(permission)) return true;
  const isTwoStepEditor = person.role === 'EDITOR' && project.workflowMode === 'TWO_STEP';
  return (
    RANK[person.role] >= (NEEDS[permission] ?? 9) ||
    (isTwoStepEditor && ALSO_IN_TWO_STEPS.includes(permission))
  );
}

/** Where one step of this person may bring the post, whether or not it is fit for it. */
function steps(person: ModelPerson, project: ModelProject, post: ModelPost): PostState[] {
  const may = (permission: string) => can(person, project, `post.${permission}`);
  const isOwn = post.createdById === person.userId;
  const to = (state: PostState, isOpen: boolean): PostState[] => (isOpen ? [state] : []);
  switch (post.state) {
    case 'DRAFT':
      return [
        ...to('SUBMITTED', (isOwn && may('submit')) || may('editAny')),
        ...to('TRASHED', may('trashAny') || (isOwn && may('editOwn'))),
      ];
    case 'RETURNED':
      return [
        ...to('SUBMITTED', (isOwn && may('submit')) || may('editAny')),
        ...to('TRASHED', may('trashAny')),
      ];
    case 'SUBMITTED':
      return [
        ...to('DRAFT', isOwn && may('submit')),
        ...to('EDITING', may('forward')),
        ...to('RETURNED', may('return')),
        ...to('REJECTED', may('return')),
      ];
    case 'EDITING':
      return [
        ...to('SUBMITTED', (post.assigneeId === person.userId && may('forward')) || may('unpublish')),
        ...to('RETURNED', may('return')),
        ...to('PENDING_APPROVAL', may('forward')),
        ...to('PUBLISHED', may('publish') && project.workflowMode === 'TWO_STEP'),
      ];
    case 'PENDING_APPROVAL':
      return [
        ...to('RETURNED', may('approve')),
        ...to('EDITING', may('approve')),
        ...to('REJECTED', may('approve')),
        ...to('PUBLISHED', may('publish')),
        ...to('SCHEDULED', may('schedule')),
      ];
    case 'REJECTED':
      return [...to('DRAFT', may('unpublish')), ...to('TRASHED', may('trashAny'))];
    case 'SCHEDULED':
      return [
        ...to('PUBLISHED', may('publish')),
        ...to('SCHEDULED', may('schedule')),
        ...to('PENDING_APPROVAL', may('schedule')),
      ];
    case 'PUBLISHED':
      return [...to('UNPUBLISHED', may('unpublish')), ...to('TAKEN_DOWN', may('takedown'))];
    case 'UNPUBLISHED':
      return [
        ...to('DRAFT', may('unpublish')),
        ...to('TRASHED', may('trashAny')),
        ...to('TAKEN_DOWN', may('takedown')),
      ];
    case 'EXPIRED':
      return to('DRAFT', may('unpublish'));
    case 'TAKEN_DOWN':
      return to('PUBLISHED', may('reinstate'));
    case 'TRASHED': {
      const previous = post.previous ?? 'DRAFT';
      return to(previous, may('restoreAny') || (isOwn && may('editOwn') && previous === 'DRAFT'));
    }
  }
}

/** What one press goes through on its way to the public, each step after the other. */
const NEXT: Partial<Record<PostState, PostState>> = {
  UNPUBLISHED: 'DRAFT',
  EXPIRED: 'DRAFT',
  DRAFT: 'SUBMITTED',
  RETURNED: 'SUBMITTED',
  SUBMITTED: 'EDITING',
  EDITING: 'PENDING_APPROVAL',
};

function after(post: ModelPost, state: PostState, person: ModelPerson): ModelPost {
  const isTaken = state === 'EDITING' && (post.state === 'SUBMITTED' || post.assigneeId === null);
  const isLeft = state === 'SUBMITTED' || state === 'DRAFT' || state === 'RETURNED' || state === 'REJECTED';
  return {
    ...post,
    state,
    assigneeId:
      post.state === 'TRASHED' ? post.assigneeId : isTaken ? person.userId : isLeft ? null : post.assigneeId,
    previous: state === 'TRASHED' ? post.state : null,
  };
}

/** The states the post goes through on this person's way to `goal`; undefined when it is not open to them. */
function wayTo(
  person: ModelPerson,
  project: ModelProject,
  post: ModelPost,
  goal: PostState,
): ModelPost[] | undefined {
  const way: ModelPost[] = [];
  for (let at = post; ; ) {
    if (steps(person, project, at).includes(goal)) return [...way, after(at, goal, person)];
    const next = NEXT[at.state];
    if (goal !== 'PUBLISHED' && goal !== 'SCHEDULED') return undefined;
    if (next === undefined || !steps(person, project, at).includes(next)) return undefined;
    at = after(at, next, person);
    way.push(at);
  }
}

export type Verdict =
  | { readonly way: readonly ModelPost[] }
  | { readonly refused: 'unseen' | 'not open' | 'own' | 'unfit' };

/** What must come of the wish to bring the post to `goal`. */
export function judge(person: ModelPerson, project: ModelProject, post: ModelPost, goal: PostState): Verdict {
  const isOwn = post.createdById === person.userId;
  const sees = isOwn || post.state === 'PUBLISHED' || can(person, project, 'post.editAny');
  if (!sees || (post.state === 'TRASHED' && goal === 'TRASHED')) return { refused: 'unseen' };
  const way = wayTo(person, project, post, goal);
  if (way === undefined) return { refused: 'not open' };
  if (approves(post, goal) && isOwn && !project.allowSelfApprove) return { refused: 'own' };
  const last = way.at(-2)?.state ?? post.state;
  return isChecked(last, goal) && !post.isFit ? { refused: 'unfit' } : { way };
}

/** What has its time is approved already; what comes back from a case is decided above the newsroom. */
function approves({ state }: ModelPost, goal: PostState): boolean {
  if (goal === 'PUBLISHED') return state !== 'TAKEN_DOWN';
  return goal === 'SCHEDULED' && state !== 'SCHEDULED';
}

function isChecked(from: PostState, goal: PostState): boolean {
  if (goal === 'PUBLISHED' || goal === 'SCHEDULED') return true;
  if (goal === 'SUBMITTED') return from === 'DRAFT' || from === 'RETURNED';
  return goal === 'PENDING_APPROVAL' && from === 'EDITING';
}
