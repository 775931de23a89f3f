import type { CoverageKind, CoverageSlots, JoinedSlot, SlotState } from './coverage.ts';

export const COVERAGE_RULE_TEXTS = {
  ASSIGNEE_UNFIT: {
    vi: 'Người này không viết bài trong dự án. Hãy chọn người khác.',
    en: 'This person does not write posts in the project. Choose somebody else.',
  },
  DAY_UNKNOWN: {
    vi: 'Sự kiện không có lần diễn ra vào ngày {day}.',
    en: 'The event has no date on {day}.',
  },
  TOO_MANY: {
    vi: 'Mỗi lần diễn ra có nhiều nhất {max} việc đưa tin.',
    en: 'Each date has at most {max} pieces of coverage.',
  },
  TAKEN: {
    vi: 'Việc này đã có người nhận.',
    en: 'Somebody does this already.',
  },
  NOT_NEEDED: {
    vi: 'Việc này không còn cần nữa. Hãy mở lại trước khi giao.',
    en: 'This is no longer needed. Reopen it before assigning it.',
  },
} as const;

/** The most pieces of coverage of one date, and of the event as a whole. */
export const MAX_COVERAGE = 30;

interface Piece {
  readonly kind: CoverageKind;
  readonly state: SlotState;
}

/** The state that needs attention most stands for several. */
const WEIGHTS: Readonly<Record<SlotState, number>> = { NONE: 0, DONE: 1, ASSIGNED: 2, OPEN: 3 };

export function heavierState(a: SlotState, b: SlotState): SlotState {
  return WEIGHTS[a] >= WEIGHTS[b] ? a : b;
}

/** How far something else about an event is; what is absent needs nothing. */
export type JoinedStates = Readonly<Partial<Record<JoinedSlot, SlotState>>>;

/** How far each kind is; translations and menus join from elsewhere. */
export function slotsOf(pieces: readonly Piece[], joined: JoinedStates = {}): CoverageSlots {
  const stateOf = (kind: CoverageKind) =>
    pieces
      .filter((piece) => piece.kind === kind)
      .reduce<SlotState>((state, piece) => heavierState(state, piece.state), 'NONE');
  return {
    TEXT: stateOf('TEXT'),
    PHOTO: stateOf('PHOTO'),
    VIDEO: stateOf('VIDEO'),
    TRANSLATION: joined.TRANSLATION ?? 'NONE',
    MENU: joined.MENU ?? 'NONE',
  };
}

/** A piece is made when somebody says so or its post is public; what is not needed and not made counts as none. */
export function stateOfPiece({
  isDone,
  isPublished,
  isNeeded,
  isAssigned,
}: Readonly<Record<'isDone' | 'isPublished' | 'isNeeded' | 'isAssigned', boolean>>): SlotState {
  if (isDone || isPublished) return 'DONE';
  if (!isNeeded) return 'NONE';
  return isAssigned ? 'ASSIGNED' : 'OPEN';
}
