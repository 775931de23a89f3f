import type { Role } from '@toasoan/contract/access/roles.ts';
import type { EventState } from '@toasoan/contract/features/events/workflow/event-states.ts';

/** Written from the specification's table alone, without the product's own one. */
export interface ModelEvent {
  readonly state: EventState;
  readonly ownerId: string;
  /** It has everything that readers need. */
  readonly isFit: boolean;
  readonly before: EventState | null;
}

export interface ModelPerson {
  readonly userId: string;
  readonly role: Role;
}

export interface ModelGround {
  readonly isTwoStep: boolean;
  readonly allowSelfApprove: boolean;
}

/** unseen: 404. closed: 403, or 422 where the state allows it to nobody. rule: 422. */
type Verdict = { readonly way: readonly EventState[] } | { readonly refused: 'unseen' | 'closed' | 'rule' };

const LEADS: readonly Role[] = ['ADMIN', 'SUPPER_ADMIN'];

interface Edge {
  readonly from: readonly EventState[];
  readonly to: EventState;
  readonly who: 'owner' | 'ownerOrEditor' | 'editor' | 'publisher';
  readonly isChecked?: boolean;
  readonly isNotOwn?: boolean;
}

const EDGES: readonly Edge[] = [
  { from: ['DRAFT', 'RETURNED'], to: 'SUBMITTED', who: 'ownerOrEditor' },
  { from: ['SUBMITTED'], to: 'DRAFT', who: 'owner' },
  { from: ['SUBMITTED'], to: 'PENDING_APPROVAL', who: 'editor', isChecked: true },
  { from: ['SUBMITTED', 'PENDING_APPROVAL'], to: 'RETURNED', who: 'editor' },
  {
    from: ['PENDING_APPROVAL', 'SCHEDULED', 'UNPUBLISHED'],
    to: 'PUBLISHED',
    who: 'publisher',
    isChecked: true,
    isNotOwn: true,
  },
  { from: ['PENDING_APPROVAL'], to: 'SCHEDULED', who: 'publisher', isChecked: true, isNotOwn: true },
  { from: ['SCHEDULED'], to: 'SCHEDULED', who: 'publisher', isChecked: true },
  { from: ['SCHEDULED'], to: 'PENDING_APPROVAL', who: 'publisher' },
  { from: ['PUBLISHED'], to: 'UNPUBLISHED', who: 'publisher' },
];

interface Rights {
  readonly isOwner: boolean;
  readonly isEditor: boolean;
  readonly isPublisher: boolean;
}

function rightsOf(
  { userId, role }: ModelPerson,
  { isTwoStep }: ModelGround,
  { ownerId }: ModelEvent,
): Rights {
  return {
    isOwner: userId === ownerId,
    isEditor: role !== 'AUTHOR',
    isPublisher: LEADS.includes(role) || (role === 'EDITOR' && isTwoStep),
  };
}

export function judgeEvent(
  person: ModelPerson,
  ground: ModelGround,
  event: ModelEvent,
  to: EventState,
): Verdict {
  const rights = rightsOf(person, ground, event);
  const { isOwner, isEditor } = rights;
  const isUnseen = !isEditor && !isOwner && event.state !== 'PUBLISHED';
  if (isUnseen || (event.state === 'TRASHED' && to === 'TRASHED')) return { refused: 'unseen' };
  if (to === 'TRASHED' || event.state === 'TRASHED') return judgeTrash(rights, event, to);
  const way = wayTo(event.state, to, edgesFor(rights));
  if (way === undefined) return { refused: 'closed' };
  const last = way.at(-1);
  const isBarred = last?.isNotOwn === true && isOwner && !ground.allowSelfApprove;
  const isUnfit = last?.isChecked === true && !event.isFit;
  return isBarred || isUnfit ? { refused: 'rule' } : { way: way.map((edge) => edge.to) };
}

function judgeTrash(
  { isOwner, isPublisher }: Rights,
  { state, before }: ModelEvent,
  to: EventState,
): Verdict {
  const other = to === 'TRASHED' ? state : before;
  const isOpen = to === 'TRASHED' ? state === 'DRAFT' || state === 'UNPUBLISHED' : to === before;
  const may = isPublisher || (isOwner && other === 'DRAFT');
  return isOpen && may ? { way: [to] } : { refused: 'closed' };
}

function edgesFor({ isOwner, isEditor, isPublisher }: Rights): (state: EventState) => readonly Edge[] {
  const may = {
    owner: isOwner,
    ownerOrEditor: isOwner || isEditor,
    editor: isEditor,
    publisher: isPublisher,
  };
  return (state) => EDGES.filter((edge) => edge.from.includes(state) && may[edge.who]);
}

/** One step, or those of the editors on the way to readers. */
function wayTo(
  from: EventState,
  to: EventState,
  edgesOf: (state: EventState) => readonly Edge[],
): readonly Edge[] | undefined {
  const direct = edgesOf(from).find((edge) => edge.to === to);
  if (direct) return [direct];
  if (to !== 'PUBLISHED' && to !== 'SCHEDULED') return undefined;
  const next = edgesOf(from).find(
    (edge) => edge.to === 'SUBMITTED' || (from === 'SUBMITTED' && edge.to === 'PENDING_APPROVAL'),
  );
  const rest = next && wayTo(next.to, to, edgesOf);
  return next && rest && [next, ...rest];
}

/** Whether a person may write an event's text: whoever is next in the workflow. */
export function mayWriteEvent(person: ModelPerson, ground: ModelGround, event: ModelEvent): boolean {
  const { isOwner, isEditor, isPublisher } = rightsOf(person, ground, event);
  if (event.state === 'TRASHED') return false;
  if (event.state === 'SCHEDULED' || event.state === 'PUBLISHED') return isPublisher;
  return isEditor || (isOwner && (event.state === 'DRAFT' || event.state === 'RETURNED'));
}
