import {
  VOTE_RULE_TEXTS as TEXTS,
  type VoteRule,
} from '@toasoan/contract/features/contest-votes/vote-texts.ts';
import { type VotingState, votingState } from '@toasoan/contract/features/contest-votes/voting-state.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { ContestRow } from '#server/features/contests/public.ts';
import type { VoteDependencies } from './vote-dependencies.ts';

type Clock = Pick<VoteDependencies, 'now' | 'mails'>;

export function votingStateOf(row: ContestRow, { now, mails }: Clock): VotingState {
  const { voting, vote_open_time: openTime, vote_close_time: closeTime, state } = row;
  return votingState({ enabled: voting.enabled, openTime, closeTime, state }, { now: now(), mails });
}

const REFUSALS: Readonly<Record<Exclude<VotingState, 'OPEN'>, VoteRule>> = {
  DISABLED: 'NO_VOTING',
  NO_MAIL: 'NO_MAIL',
  NOT_YET: 'VOTING_NOT_YET',
  OVER: 'VOTING_OVER',
};

/** @throws RULES_NOT_MET: NO_VOTING, NO_MAIL, VOTING_NOT_YET, VOTING_OVER */
export function needOpenVoting(row: ContestRow, clock: Clock): void {
  const state = votingStateOf(row, clock);
  if (state !== 'OPEN') throw ruleNotMet(TEXTS, REFUSALS[state], 'contest');
}

/** Whether a vote can still be given: until then nobody is the audience’s favourite. */
export function canVotesCome(row: ContestRow, now: Date): boolean {
  if (row.vote_open_time === null) return false;
  const state = votingStateOf(row, { now: () => now, mails: true });
  return state === 'OPEN' || state === 'NOT_YET';
}
