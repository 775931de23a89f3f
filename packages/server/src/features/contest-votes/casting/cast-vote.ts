import type { VoteCounted, VoterState } from '@toasoan/contract/features/contest-votes/reader-votes.ts';
import { VOTE_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/contest-votes/vote-texts.ts';
import type { Db } from '#server/core/db/database.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { getContest } from '#server/features/contests/public.ts';
import type { VoteDependencies } from '../vote-dependencies.ts';
import { originOf } from '../voters/vote-origin.ts';
import { findVoter, type Voter } from '../voters/voter-store.ts';
import { needOpenVoting, votingStateOf } from '../voting.ts';
import {
  changeCounts,
  findShownWork,
  findVoteState,
  insertVote,
  listOwnVotes,
  type ShownWork,
  takeVoteBack,
} from './vote-store.ts';

export interface VoterCall {
  readonly db: Db;
  readonly projectId: string;
  readonly address: string;
  readonly userAgent: string;
}

/** @throws RULES_NOT_MET: VOTER_OVER */
export async function getVoter({ db, projectId }: VoterCall, token: string, now: Date): Promise<Voter> {
  const voter = await findVoter(db, projectId, token, now);
  if (voter === undefined) throw ruleNotMet(TEXTS, 'VOTER_OVER', 'token');
  return voter;
}

export async function voterStateOf(
  deps: VoteDependencies,
  { db, projectId }: VoterCall,
  voter: Voter,
): Promise<VoterState> {
  const contest = await getContest(db, projectId, voter.contest_id);
  const rows = await listOwnVotes(db, projectId, voter);
  return {
    isOpen: votingStateOf(contest, deps) === 'OPEN',
    votes: rows.map(({ number, kind, state }) => ({ work: number, kind, isStruck: state === 'STRUCK' })),
  };
}

/** @throws RULES_NOT_MET: as `needOpenVoting`, WORK_GONE */
async function openWork(deps: VoteDependencies, call: VoterCall, voter: Voter, number: string) {
  const { db, projectId } = call;
  const contest = await getContest(db, projectId, voter.contest_id);
  needOpenVoting(contest, deps);
  const work = await findShownWork(db, projectId, contest.id, number);
  if (work === undefined) throw ruleNotMet(TEXTS, 'WORK_GONE', 'work');
  return { contest, work };
}

function counted(work: ShownWork, on: boolean, now?: { votes: number; shares: number }): VoteCounted {
  const { number, vote_valid, share_count } = work;
  return { work: number, votes: now?.votes ?? vote_valid, shares: now?.shares ?? share_count, on };
}

/** One vote for each person and work, however often it is sent. @throws RULES_NOT_MET: also VOTER_OVER, VOTE_STRUCK */
export async function castVote(
  deps: VoteDependencies,
  call: VoterCall,
  { token, work: number, on }: { readonly token: string; readonly work: string; readonly on: boolean },
): Promise<VoteCounted> {
  const { db, projectId } = call;
  const now = deps.now();
  const voter = await getVoter(call, token, now);
  const { work } = await openWork(deps, call, voter, number);
  const origin = originOf(deps.keys, voter.contest_id, call);
  const isNew = on
    ? await insertVote(db, projectId, voter, { work, kind: 'LIKE', now, origin })
    : await takeVoteBack(db, projectId, voter, work.id, now);
  if (isNew) {
    const change = on ? 1 : -1;
    return counted(work, on, await changeCounts(db, projectId, work.id, { votes: change, valid: change }));
  }
  const state = await findVoteState(db, projectId, voter, { workId: work.id, kind: 'LIKE' });
  if (state === 'STRUCK') throw ruleNotMet(TEXTS, 'VOTE_STRUCK', 'work');
  return counted(work, on);
}

/** @throws RULES_NOT_MET: as `castVote`, NO_SHARES */
export async function shareWork(
  deps: VoteDependencies,
  call: VoterCall,
  { token, work: number }: { readonly token: string; readonly work: string },
): Promise<VoteCounted> {
  const { db, projectId } = call;
  const now = deps.now();
  const voter = await getVoter(call, token, now);
  const { contest, work } = await openWork(deps, call, voter, number);
  if (contest.voting.counts !== 'LIKE_SHARE') throw ruleNotMet(TEXTS, 'NO_SHARES', 'work');
  const origin = originOf(deps.keys, voter.contest_id, call);
  const isNew = await insertVote(db, projectId, voter, { work, kind: 'SHARE', now, origin });
  const state = await findVoteState(db, projectId, voter, { workId: work.id, kind: 'LIKE' });
  const on = state === 'VALID';
  return isNew
    ? counted(work, on, await changeCounts(db, projectId, work.id, { shares: 1 }))
    : counted(work, on);
}
