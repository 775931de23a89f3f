import type { ContestVoting } from '../contests/contest-values.ts';

type Weights = Pick<ContestVoting, 'counts' | 'likeWeight' | 'shareWeight'>;

/** What a vote and a share of a work weigh in the order of the audience. */
export function voteWeights({ counts, likeWeight, shareWeight }: Weights) {
  return counts === 'LIKE' ? { like: 1, share: 0 } : { like: likeWeight, share: shareWeight };
}

export function votePoints(
  voting: Weights,
  { valid, shares }: { readonly valid: number; readonly shares: number },
) {
  const { like, share } = voteWeights(voting);
  return like * valid + share * shares;
}
