import * as z from 'zod/mini';

/** What a person may ask about their own data. */
export const DATA_REQUEST_KINDS = ['ACCESS', 'FIX', 'DELETE', 'WITHDRAW', 'RESTRICT', 'OBJECT'] as const;
export const dataRequestKind = z.enum(DATA_REQUEST_KINDS, { error: 'choice' });
export type DataRequestKind = z.output<typeof dataRequestKind>;

export const DATA_REQUEST_STATES = ['NEW', 'VERIFYING', 'IN_PROGRESS', 'ANSWERED', 'REJECTED'] as const;
export const dataRequestState = z.enum(DATA_REQUEST_STATES, { error: 'choice' });
export type DataRequestState = z.output<typeof dataRequestState>;

export const DATA_REQUEST_STEPS = ['verify', 'begin', 'answer', 'reject'] as const;
export const dataRequestStep = z.enum(DATA_REQUEST_STEPS, { error: 'choice' });
export type DataRequestStep = z.output<typeof dataRequestStep>;

interface Move {
  readonly from: readonly DataRequestState[];
  readonly to: DataRequestState;
  /** What the step cannot do without. */
  readonly needs: 'proof' | 'answer' | 'rejection' | undefined;
}

/** The one table of moves. Nothing is done with anybody's data before it is known who asks. */
export const DATA_REQUEST_MOVES: Readonly<Record<DataRequestStep, Move>> = {
  verify: { from: ['NEW'], to: 'VERIFYING', needs: undefined },
  begin: { from: ['VERIFYING'], to: 'IN_PROGRESS', needs: 'proof' },
  answer: { from: ['IN_PROGRESS'], to: 'ANSWERED', needs: 'answer' },
  reject: { from: ['NEW', 'VERIFYING', 'IN_PROGRESS'], to: 'REJECTED', needs: 'rejection' },
};

export function dataRequestStepsFrom(state: DataRequestState): DataRequestStep[] {
  return DATA_REQUEST_STEPS.filter((step) => DATA_REQUEST_MOVES[step].from.includes(state));
}

/** The person still waits for an answer. */
export function isOpenRequest(state: DataRequestState): boolean {
  return state !== 'ANSWERED' && state !== 'REJECTED';
}

/** How it became known that the requester is the person, or may speak for them. */
export const PROOF_KINDS = [
  'EMAIL_LINK',
  'ID_DOCUMENT',
  'PHONE_CALL',
  'IN_PERSON',
  'POWER_OF_ATTORNEY',
] as const;
export const proofKind = z.enum(PROOF_KINDS, { error: 'choice' });
export type ProofKind = z.output<typeof proofKind>;

export const REJECT_REASONS = [
  'NOT_PROVEN',
  'NOTHING_HELD',
  'LAW_KEEPS',
  'PRESS_WORK',
  'HARMS_OTHERS',
  'REPEATED',
  'TAKEN_BACK',
  'OTHER',
] as const;
export const rejectReason = z.enum(REJECT_REASONS, { error: 'choice' });
export type RejectReason = z.output<typeof rejectReason>;

/** What the product can do by itself with what a reader left. */
const DATA_ACTS = ['UNPUBLISH_COMMENTS', 'FORGET_CONTACTS', 'ERASE_COMMENTS'] as const;
export const dataAct = z.enum(DATA_ACTS, { error: 'choice' });
export type DataAct = z.output<typeof dataAct>;

const ACTS_OF: Readonly<Record<DataRequestKind, readonly DataAct[]>> = {
  ACCESS: [],
  FIX: [],
  DELETE: ['FORGET_CONTACTS', 'ERASE_COMMENTS'],
  WITHDRAW: ['UNPUBLISH_COMMENTS', 'FORGET_CONTACTS', 'ERASE_COMMENTS'],
  RESTRICT: ['UNPUBLISH_COMMENTS'],
  OBJECT: ['UNPUBLISH_COMMENTS', 'FORGET_CONTACTS'],
};

/** Only what was asked for, and only once it is known who asks. */
export function dataActsOf(kind: DataRequestKind, state: DataRequestState): readonly DataAct[] {
  return state === 'IN_PROGRESS' ? ACTS_OF[kind] : [];
}
