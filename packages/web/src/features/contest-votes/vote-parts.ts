import type { VoteMonth } from '@toasoan/contract/features/contest-votes/contest-votes.ts';
import { type ComponentType, createContext } from 'react';

/** What awards add to the votes; they lie above, so the page passes it in. */
interface VoteParts {
  /** Gives the winners of a month its prizes. */
  readonly MonthAward?: ComponentType<{ readonly contestId: string; readonly month: VoteMonth }>;
  /** Gives the prizes of the audience, once nobody can vote any more. */
  readonly AudienceAward?: ComponentType<{ readonly contestId: string }>;
}

export const VotePartsContext = createContext<VoteParts>({});
