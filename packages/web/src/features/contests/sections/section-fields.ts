import type { ContestField, ContestSection } from '@toasoan/contract/features/contests/contest-changes.ts';
import type { Problem } from '#web/ui/form/problem.ts';
import type { ContestValues } from './section-values.ts';

type ValueName = keyof ContestValues & string;

/** The fields of each form, in the order in which they stand. */
export const FIELDS_OF: Readonly<Record<ContestSection, readonly ValueName[]>> = {
  basics: ['title', 'titleEn', 'contestPrefix', 'contestYear', 'theme', 'parentContestId'],
  organisers: ['organiserLead', 'organiserTogether', 'organiserCompanion', 'organiserPatron'],
  dates: [
    'openTime',
    'closeTime',
    'createdFrom',
    'createdTo',
    'voteOpenTime',
    'voteCloseTime',
    'announceTime',
    'awardTime',
  ],
  limits: [
    'workCategories',
    'maxPerAuthor',
    'photoFormats',
    'photoMinLongEdge',
    'photoMinBytes',
    'photoMaxBytes',
    'photoRequireExif',
    'seriesMin',
    'seriesMax',
    'videoFormats',
    'videoMaxSeconds',
    'videoMaxBytes',
    'videoMinHeight',
  ],
  eligibility: ['minAge', 'requiredFields', 'excludedGroups', 'allowedCountries'],
  declarations: ['allowAi', 'allowComposite', 'allowPrevAwarded', 'retentionDays'],
  voting: [
    'votingEnabled',
    'voteCounts',
    'voteLikeWeight',
    'voteShareWeight',
    'voteMonthly',
    'voteMinAccountAge',
    'voteMaxPerNetwork',
    'voteSimilarNames',
  ],
};

/** Paths of the call that are named otherwise in the form. */
const NAME_OF_PATH: Readonly<Record<string, ValueName>> = {
  prefix: 'contestPrefix',
  year: 'contestYear',
  categories: 'workCategories',
  organisers: 'organiserLead',
  'organisers.lead': 'organiserLead',
  'organisers.together': 'organiserTogether',
  'organisers.companion': 'organiserCompanion',
  'organisers.patron': 'organiserPatron',
  limits: 'maxPerAuthor',
  'limits.maxPerAuthor': 'maxPerAuthor',
  'limits.photo.formats': 'photoFormats',
  'limits.photo.minLongEdge': 'photoMinLongEdge',
  'limits.photo.minBytes': 'photoMinBytes',
  'limits.photo.maxBytes': 'photoMaxBytes',
  'limits.series.min': 'seriesMin',
  'limits.series.max': 'seriesMax',
  'limits.video.formats': 'videoFormats',
  'limits.video.maxSeconds': 'videoMaxSeconds',
  'limits.video.maxBytes': 'videoMaxBytes',
  'limits.video.minHeight': 'videoMinHeight',
  voting: 'votingEnabled',
  'voting.likeWeight': 'voteLikeWeight',
  'voting.shareWeight': 'voteShareWeight',
  'voting.antiFraud.minAccountAgeHours': 'voteMinAccountAge',
  'voting.antiFraud.maxPerNetworkPerDay': 'voteMaxPerNetwork',
};

/** A problem of the call at the field of the form; what is inside a list is its list's. */
export function inForm<One extends Pick<Problem, 'field'>>(problem: One): One {
  const parts = problem.field.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const name = NAME_OF_PATH[parts.slice(0, length).join('.')];
    if (name !== undefined) return { ...problem, field: name };
  }
  return problem;
}

/** The term of the contest that a field of the form belongs to. */
export function termOf(name: ValueName): ContestField {
  if (name.startsWith('organiser')) return 'organisers';
  if (/^(photo|series|video)|^maxPerAuthor$/.test(name)) return 'limits';
  if (/^vot(e|ing)/.test(name) && !name.endsWith('Time')) return 'voting';
  return TERM_OF_NAME[name] ?? (name as ContestField);
}

const TERM_OF_NAME: Readonly<Partial<Record<ValueName, ContestField>>> = {
  contestPrefix: 'prefix',
  contestYear: 'year',
  workCategories: 'categories',
};
