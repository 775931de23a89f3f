export type VotingState = 'OPEN' | 'DISABLED' | 'NO_MAIL' | 'NOT_YET' | 'OVER';

interface Voting {
  readonly enabled: boolean;
  readonly openTime: Date | null;
  readonly closeTime: Date | null;
  /** A contest that is a draft has no voters; one that is kept in the archive has none any more. */
  readonly state: string;
}

/** Whether readers vote at a moment. The end is the first moment that is too late. */
export function votingState(
  { enabled, openTime, closeTime, state }: Voting,
  { now, mails }: { readonly now: Date; readonly mails: boolean },
): VotingState {
  if (!enabled) return 'DISABLED';
  if (state === 'ARCHIVED' || (closeTime !== null && now >= closeTime)) return 'OVER';
  if (!mails) return 'NO_MAIL';
  return state === 'DRAFT' || openTime === null || now < openTime ? 'NOT_YET' : 'OPEN';
}
