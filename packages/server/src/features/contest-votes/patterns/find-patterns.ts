import { maskedEmail } from '@toasoan/contract/features/contest-votes/patterns/name-stem.ts';
import { similarGroupSteps } from '@toasoan/contract/features/contest-votes/patterns/similar-groups.ts';
import { timeClusters } from '@toasoan/contract/features/contest-votes/patterns/time-clusters.ts';
import type { VoteEvidence } from '@toasoan/contract/features/contest-votes/vote-evidence.ts';
import { BURST, SIMILAR, type VotePattern } from '@toasoan/contract/features/contest-votes/vote-kinds.ts';
import { maskedName } from '@toasoan/contract/features/submissions/entrant.ts';
import { distance } from 'fastest-levenshtein';
import type { BlockVotes, VoterOfWork, YoungVotes } from './pattern-view.ts';

export interface FoundPattern {
  readonly submissionId: string;
  readonly pattern: VotePattern;
  readonly voteIds: readonly string[];
  readonly evidence: VoteEvidence;
}

const MINUTE_MS = 60_000;
/** Of a keyed hash: enough to see that two are the same. */
const SHOWN_HASH = 6;

export function blockFinding(votes: BlockVotes, allowed: number): FoundPattern {
  return {
    submissionId: votes.submission_id,
    pattern: 'NETWORK_BLOCK',
    voteIds: votes.ids,
    evidence: {
      ...spanOf(votes.ids.length, votes),
      ofBlock: Number(votes.of_block),
      allowed,
      block: `#${votes.block.slice(0, SHOWN_HASH)}`,
    },
  };
}

export function youngFinding(votes: YoungVotes, hours: number): FoundPattern {
  const evidence = { ...spanOf(votes.ids.length, votes), hours };
  return { submissionId: votes.submission_id, pattern: 'YOUNG_ACCOUNT', voteIds: votes.ids, evidence };
}

/** Groups of one work's voters, who come in the order in which they were verified; in steps, since they may be many. */
export function* workFindingSteps(
  submissionId: string,
  voters: readonly VoterOfWork[],
  { similarNames }: { readonly similarNames: boolean },
): Generator<undefined, FoundPattern[]> {
  const timed = voters.map((voter) => ({ ...voter, time: voter.verified_time.getTime() }));
  const bursts = timeClusters(
    timed.filter(({ is_only }) => is_only),
    { ms: BURST.minutes * MINUTE_MS, least: BURST.least },
  ).map((cluster): FoundPattern => {
    const evidence = spanOfVoters(cluster);
    return { submissionId, pattern: 'BURST', voteIds: idsOf(cluster), evidence };
  });
  yield;
  return similarNames ? [...(yield* similarOf(submissionId, timed)), ...bursts] : bursts;
}

type TimedVoter = VoterOfWork & { readonly time: number };

/** Alike by address; whoever is not, by name. */
function* similarOf(
  submissionId: string,
  voters: readonly TimedVoter[],
): Generator<undefined, FoundPattern[]> {
  const byEmail = yield* clustersOf(voters, ({ email_stem }) => email_stem);
  const taken = new Set(byEmail.flatMap(idsOf));
  const byName = yield* clustersOf(
    voters.filter(({ id }) => !taken.has(id)),
    ({ name_stem }) => name_stem,
  );
  const findingOf = (by: 'EMAIL' | 'NAME') => (cluster: readonly TimedVoter[]) => {
    const [first] = cluster;
    const example = by === 'EMAIL' ? maskedEmail(first?.email_key ?? '') : maskedName(first?.name ?? '');
    const evidence = { ...spanOfVoters(cluster), by, example };
    return { submissionId, pattern: 'SIMILAR_NAMES', voteIds: idsOf(cluster), evidence } as const;
  };
  return [...byEmail.map(findingOf('EMAIL')), ...byName.map(findingOf('NAME'))];
}

function* clustersOf(
  voters: readonly TimedVoter[],
  stemOf: (voter: TimedVoter) => string,
): Generator<undefined, TimedVoter[][]> {
  const groups = yield* similarGroupSteps(voters.map(stemOf), distance);
  yield;
  const members = Map.groupBy(voters, (voter) => groups.get(stemOf(voter)));
  yield;
  const window = { ms: SIMILAR.minutes * MINUTE_MS, least: SIMILAR.least };
  return [...members].flatMap(([group, some]) => (group === undefined ? [] : timeClusters(some, window)));
}

function idsOf(voters: readonly VoterOfWork[]): string[] {
  return voters.map(({ id }) => id);
}

function spanOfVoters(cluster: readonly VoterOfWork[]): VoteEvidence {
  const [first, last] = [cluster[0]?.verified_time, cluster.at(-1)?.verified_time];
  return spanOf(cluster.length, { first: first ?? new Date(0), last: last ?? new Date(0) });
}

function spanOf(votes: number, { first, last }: { readonly first: Date; readonly last: Date }): VoteEvidence {
  return { votes, from: first.toISOString(), to: last.toISOString() };
}
