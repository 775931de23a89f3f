import type { ContestPrize, ContestRound } from './contest.ts';
import type { ContestTerms } from './contest-changes.ts';
import type { ContestState } from './contest-kinds.ts';

type Fact = string | number | boolean | null | readonly string[];
export type ContestFacts = Readonly<Record<string, Fact>>;

interface FactualContest extends ContestTerms {
  readonly code: string;
  readonly state: ContestState;
  readonly extendedTo: string | null;
  readonly rulesVersion: number;
  readonly opensItself: boolean;
}

/** What audit log and notices say of a contest: plain values, each under a name that `CONTEST_FACT_TEXTS` knows. */
export function contestFacts(contest: FactualContest): ContestFacts {
  const { organisers, limits, voting } = contest;
  return {
    title: contest.title,
    titleEn: contest.titleEn,
    contestCode: contest.code,
    contestPrefix: contest.prefix,
    contestYear: contest.year,
    theme: contest.theme,
    parentContestId: contest.parentContestId,
    organiserLead: organisers.lead,
    organiserTogether: organisers.together,
    organiserCompanion: organisers.companion,
    organiserPatron: organisers.patron,
    openTime: contest.openTime,
    closeTime: contest.closeTime,
    extendedTo: contest.extendedTo,
    createdFrom: contest.createdFrom,
    createdTo: contest.createdTo,
    voteOpenTime: contest.voteOpenTime,
    voteCloseTime: contest.voteCloseTime,
    announceTime: contest.announceTime,
    awardTime: contest.awardTime,
    workCategories: contest.categories,
    maxPerAuthor: limits.maxPerAuthor,
    photoFormats: limits.photo.formats,
    photoMinLongEdge: limits.photo.minLongEdge,
    photoMinBytes: limits.photo.minBytes,
    photoMaxBytes: limits.photo.maxBytes,
    photoRequireExif: limits.photo.requireExif,
    seriesMin: limits.series.min,
    seriesMax: limits.series.max,
    videoFormats: limits.video.formats,
    videoMaxSeconds: limits.video.maxSeconds,
    videoMaxBytes: limits.video.maxBytes,
    videoMinHeight: limits.video.minHeight,
    minAge: contest.minAge,
    excludedGroups: contest.excludedGroups,
    allowedCountries: contest.allowedCountries,
    requiredFields: contest.requiredFields,
    allowAi: contest.allowAi,
    allowComposite: contest.allowComposite,
    allowPrevAwarded: contest.allowPrevAwarded,
    retentionDays: contest.retentionDays,
    votingEnabled: voting.enabled,
    voteCounts: voting.counts,
    voteLikeWeight: voting.likeWeight,
    voteShareWeight: voting.shareWeight,
    voteMonthly: voting.monthly,
    voteMinAccountAge: voting.antiFraud.minAccountAgeHours,
    voteMaxPerNetwork: voting.antiFraud.maxPerNetworkPerDay,
    voteSimilarNames: voting.antiFraud.similarNames,
    rulesVersion: contest.rulesVersion,
    opensItself: contest.opensItself,
    contestState: contest.state,
  };
}

type FactualRound = Pick<
  ContestRound,
  | 'mode'
  | 'criteria'
  | 'jurorsPerEntry'
  | 'quota'
  | 'blind'
  | 'withStory'
  | 'averaging'
  | 'openTime'
  | 'closeTime'
>;

export function roundFacts(round: FactualRound): ContestFacts {
  return {
    roundMode: round.mode,
    criteria: round.criteria.map(({ name, weight }) => `${name} ${weight}`),
    jurorsPerEntry: round.jurorsPerEntry,
    roundQuota: Object.entries(round.quota).map(([category, count]) => `${category} ${count}`),
    blind: round.blind,
    withStory: round.withStory,
    averaging: round.averaging,
    roundOpenTime: round.openTime,
    roundCloseTime: round.closeTime,
  };
}

type FactualPrize = Pick<
  ContestPrize,
  'name' | 'nameEn' | 'category' | 'medal' | 'amount' | 'quantity' | 'kind'
>;

export function prizeFacts(prize: FactualPrize): ContestFacts {
  return {
    prizeName: prize.name,
    prizeNameEn: prize.nameEn,
    workCategory: prize.category,
    medal: prize.medal,
    prizeAmount: prize.amount,
    prizeQuantity: prize.quantity,
    prizeKind: prize.kind,
  };
}

/** One changed value; `of` is the key of a round or the name of a prize, '' for the contest itself. */
export interface FactChange {
  readonly of: string;
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

function factText(fact: Fact | undefined): string {
  if (fact === null || fact === undefined) return '';
  return Array.isArray(fact) ? fact.join(', ') : String(fact);
}

/** What differs, value by value; what a missing side lacks is ''. */
export function factChanges(of: string, before: ContestFacts = {}, after: ContestFacts = {}): FactChange[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((field) => {
    const texts = { before: factText(before[field]), after: factText(after[field]) };
    return texts.before === texts.after ? [] : [{ of, field, ...texts }];
  });
}
