import type { ContestDetail } from '@toasoan/contract/features/contests/contest.ts';
import type { ContestSection } from '@toasoan/contract/features/contests/contest-changes.ts';
import type { AskedField, ContestCategory } from '@toasoan/contract/features/contests/contest-kinds.ts';

const MEGABYTE = 1_048_576;
/** What is not a number does not pass the schema. */
const numberOf = (value: number | null) => value ?? Number.NaN;

/** The terms of a contest as its forms hold them: one field for each fact, named as the facts are. */
export interface ContestValues {
  readonly contestPrefix: string;
  readonly title: string;
  readonly titleEn: string;
  readonly contestYear: number | null;
  readonly theme: string;
  readonly parentContestId: string | null;
  readonly organiserLead: readonly string[];
  readonly organiserTogether: readonly string[];
  readonly organiserCompanion: readonly string[];
  readonly organiserPatron: readonly string[];
  readonly openTime: string | null;
  readonly closeTime: string | null;
  readonly createdFrom: string | null;
  readonly createdTo: string | null;
  readonly voteOpenTime: string | null;
  readonly voteCloseTime: string | null;
  readonly announceTime: string | null;
  readonly awardTime: string | null;
  readonly workCategories: readonly ContestCategory[];
  readonly maxPerAuthor: number | null;
  readonly photoFormats: readonly string[];
  readonly photoMinLongEdge: number | null;
  /** In MB, as the other sizes. */
  readonly photoMinBytes: number | null;
  readonly photoMaxBytes: number | null;
  readonly photoRequireExif: boolean;
  readonly seriesMin: number | null;
  readonly seriesMax: number | null;
  readonly videoFormats: readonly string[];
  readonly videoMaxSeconds: number | null;
  readonly videoMaxBytes: number | null;
  readonly videoMinHeight: number | null;
  readonly minAge: number | null;
  readonly excludedGroups: readonly string[];
  readonly allowedCountries: readonly string[];
  readonly requiredFields: readonly AskedField[];
  readonly allowAi: string;
  readonly allowComposite: boolean;
  readonly allowPrevAwarded: boolean;
  readonly retentionDays: number | null;
  readonly votingEnabled: boolean;
  readonly voteCounts: string;
  readonly voteLikeWeight: number | null;
  readonly voteShareWeight: number | null;
  readonly voteMonthly: boolean;
  readonly voteMinAccountAge: number | null;
  readonly voteMaxPerNetwork: number | null;
  readonly voteSimilarNames: boolean;
  /** What readers hear of the change. */
  readonly notice: string;
}

export function valuesOf(contest: ContestDetail): ContestValues {
  const { organisers, limits, voting } = contest;
  const megabytes = (bytes: number) => Math.round(bytes / MEGABYTE);
  return {
    contestPrefix: contest.prefix,
    title: contest.title,
    titleEn: contest.titleEn,
    contestYear: contest.year,
    theme: contest.theme,
    parentContestId: contest.parentContestId,
    organiserLead: organisers.lead,
    organiserTogether: organisers.together,
    organiserCompanion: organisers.companion,
    organiserPatron: organisers.patron,
    openTime: contest.openTime,
    closeTime: contest.closeTime,
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
    photoMinBytes: megabytes(limits.photo.minBytes),
    photoMaxBytes: megabytes(limits.photo.maxBytes),
    photoRequireExif: limits.photo.requireExif,
    seriesMin: limits.series.min,
    seriesMax: limits.series.max,
    videoFormats: limits.video.formats,
    videoMaxSeconds: limits.video.maxSeconds,
    videoMaxBytes: megabytes(limits.video.maxBytes),
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
    notice: '',
  };
}

/** What a save of one section sends, unchecked. */
export const INPUT_OF: Readonly<Record<ContestSection, (values: ContestValues) => object>> = {
  basics: (values) => ({
    prefix: values.contestPrefix.trim(),
    title: values.title,
    titleEn: values.titleEn,
    year: numberOf(values.contestYear),
    theme: values.theme,
    parentContestId: values.parentContestId,
  }),
  organisers: (values) => ({
    organisers: {
      lead: values.organiserLead,
      together: values.organiserTogether,
      companion: values.organiserCompanion,
      patron: values.organiserPatron,
    },
  }),
  dates: (values) => ({
    openTime: values.openTime,
    closeTime: values.closeTime,
    createdFrom: values.createdFrom,
    createdTo: values.createdTo,
    voteOpenTime: values.voteOpenTime,
    voteCloseTime: values.voteCloseTime,
    announceTime: values.announceTime,
    awardTime: values.awardTime,
  }),
  limits: (values) => ({ categories: values.workCategories, limits: limitsInput(values) }),
  eligibility: (values) => ({
    minAge: numberOf(values.minAge),
    excludedGroups: values.excludedGroups,
    allowedCountries: values.allowedCountries,
    requiredFields: values.requiredFields,
  }),
  declarations: (values) => ({
    allowAi: values.allowAi,
    allowComposite: values.allowComposite,
    allowPrevAwarded: values.allowPrevAwarded,
    retentionDays: numberOf(values.retentionDays),
  }),
  voting: (values) => ({
    voting: {
      enabled: values.votingEnabled,
      counts: values.voteCounts,
      likeWeight: numberOf(values.voteLikeWeight),
      shareWeight: numberOf(values.voteShareWeight),
      monthly: values.voteMonthly,
      antiFraud: {
        minAccountAgeHours: numberOf(values.voteMinAccountAge),
        maxPerNetworkPerDay: numberOf(values.voteMaxPerNetwork),
        similarNames: values.voteSimilarNames,
      },
    },
  }),
};

function limitsInput(values: ContestValues) {
  const bytes = (megabytes: number | null) => numberOf(megabytes) * MEGABYTE;
  return {
    maxPerAuthor: numberOf(values.maxPerAuthor),
    photo: {
      formats: values.photoFormats,
      minLongEdge: numberOf(values.photoMinLongEdge),
      minBytes: bytes(values.photoMinBytes),
      maxBytes: bytes(values.photoMaxBytes),
      requireExif: values.photoRequireExif,
    },
    series: { min: numberOf(values.seriesMin), max: numberOf(values.seriesMax) },
    video: {
      formats: values.videoFormats,
      maxSeconds: numberOf(values.videoMaxSeconds),
      maxBytes: bytes(values.videoMaxBytes),
      minHeight: numberOf(values.videoMinHeight),
    },
  };
}
