import type { ContestDetail } from '@toasoan/contract/features/contests/contest.ts';
import {
  type Averaging,
  type ContestCategory,
  ROUND_KEYS,
  type RoundKey,
  type RoundMode,
} from '@toasoan/contract/features/contests/contest-kinds.ts';
import { hasCriteria, USUAL_CRITERIA } from '@toasoan/contract/features/contests/round-rules.ts';

export interface CriterionValues {
  readonly key: string;
  readonly name: string;
  readonly nameEn: string;
  readonly weight: number | null;
}

export interface RoundValues {
  readonly key: RoundKey;
  readonly mode: RoundMode;
  readonly criteria: readonly CriterionValues[];
  readonly jurorsPerEntry: number | null;
  readonly quota: Readonly<Partial<Record<ContestCategory, number | null>>>;
  readonly blind: boolean;
  readonly withStory: boolean;
  readonly averaging: Averaging;
  readonly openTime: string | null;
  readonly closeTime: string | null;
}

export interface RoundsValues {
  readonly rounds: readonly RoundValues[];
  readonly notice: string;
}

export function roundsOf({ rounds }: ContestDetail): RoundsValues {
  return {
    rounds: rounds.map((round) => ({
      key: round.key,
      mode: round.mode,
      criteria: round.criteria,
      jurorsPerEntry: round.jurorsPerEntry,
      quota: round.quota,
      blind: round.blind,
      withStory: round.withStory,
      averaging: round.averaging,
      openTime: round.openTime,
      closeTime: round.closeTime,
    })),
    notice: '',
  };
}

/** What a save sends, unchecked; a quota that was emptied is none. */
export function roundsInput({ rounds }: RoundsValues) {
  return rounds.map(({ quota, criteria, jurorsPerEntry, ...round }) => ({
    ...round,
    jurorsPerEntry: jurorsPerEntry ?? Number.NaN,
    criteria: criteria.map((one) => ({ ...one, weight: one.weight ?? Number.NaN })),
    quota: Object.fromEntries(Object.entries(quota).filter(([, count]) => count !== null)),
  }));
}

/** The next round that a contest lacks, with usual terms; nothing where it has all. */
export function nextRound(rounds: readonly RoundValues[]): RoundValues | undefined {
  const key = ROUND_KEYS.find((one) => rounds.every((round) => round.key !== one));
  if (key === undefined) return undefined;
  const mode = key === 'FINAL' ? 'SCORE10' : 'THUMBS';
  return {
    key,
    mode,
    criteria: hasCriteria(mode) ? USUAL_CRITERIA : [],
    jurorsPerEntry: 3,
    quota: {},
    blind: true,
    withStory: true,
    averaging: 'MEAN',
    openTime: null,
    closeTime: null,
  };
}

/** Rounds stand in the order in which they take place. */
export function inTurn(rounds: readonly RoundValues[]): RoundValues[] {
  return rounds.toSorted((a, b) => ROUND_KEYS.indexOf(a.key) - ROUND_KEYS.indexOf(b.key));
}

/** A key that no other criterion of the round has. */
export function newCriterion(criteria: readonly CriterionValues[]): CriterionValues {
  const keys = new Set(criteria.map(({ key }) => key));
  let number = criteria.length + 1;
  while (keys.has(`c${number}`)) number += 1;
  return { key: `c${number}`, name: '', nameEn: '', weight: null };
}
