import type { Language } from '../../vocabulary/language.ts';
import type { ContestDetail } from './contest.ts';
import type { ContestState } from './contest-kinds.ts';
import type { ContestLimits } from './contest-values.ts';

/** The fields of a contest that people set, in the sections of its form. */
export const CONTEST_SECTIONS = {
  basics: ['prefix', 'title', 'titleEn', 'year', 'theme', 'parentContestId'],
  organisers: ['organisers'],
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
  limits: ['categories', 'limits'],
  eligibility: ['minAge', 'excludedGroups', 'allowedCountries', 'requiredFields'],
  declarations: ['allowAi', 'allowComposite', 'allowPrevAwarded', 'retentionDays'],
  voting: ['voting'],
} as const;
export type ContestSection = keyof typeof CONTEST_SECTIONS;
export type ContestField = (typeof CONTEST_SECTIONS)[ContestSection][number];
export type ContestTerms = Pick<ContestDetail, ContestField>;

const ORDER: readonly ContestState[] = ['DRAFT', 'OPEN', 'CLOSED', 'JUDGING', 'ANNOUNCED', 'ARCHIVED'];

/** From this state on the field stays as it is. */
const FIXED_FROM: Readonly<Record<ContestField, ContestState>> = {
  prefix: 'OPEN',
  year: 'OPEN',
  parentContestId: 'OPEN',
  title: 'ARCHIVED',
  titleEn: 'ARCHIVED',
  theme: 'ARCHIVED',
  organisers: 'ARCHIVED',
  openTime: 'OPEN',
  // Later by an extension only, which has its own call.
  closeTime: 'OPEN',
  createdFrom: 'CLOSED',
  createdTo: 'CLOSED',
  voteOpenTime: 'ANNOUNCED',
  voteCloseTime: 'ANNOUNCED',
  announceTime: 'ANNOUNCED',
  awardTime: 'ARCHIVED',
  categories: 'CLOSED',
  limits: 'CLOSED',
  minAge: 'CLOSED',
  excludedGroups: 'CLOSED',
  allowedCountries: 'CLOSED',
  requiredFields: 'CLOSED',
  allowAi: 'CLOSED',
  allowComposite: 'CLOSED',
  allowPrevAwarded: 'CLOSED',
  retentionDays: 'ANNOUNCED',
  voting: 'ANNOUNCED',
};

export function isFieldFixed(field: ContestField, state: ContestState): boolean {
  return ORDER.indexOf(state) >= ORDER.indexOf(FIXED_FROM[field]);
}

/** From the opening on every change is said to readers. */
export function needsNotice(state: ContestState): boolean {
  return state !== 'DRAFT';
}
export const MIN_NOTICE = 20;
export const MAX_NOTICE = 2_000;

export const CONTEST_CHANGE_TEXTS = {
  FIELD_FIXED: {
    vi: 'Mục này không đổi được nữa khi cuộc thi ở trạng thái “{state}”. Chưa có gì được lưu.',
    en: 'This can no longer change while the contest is “{state}”. Nothing was saved.',
  },
  ONLY_WIDER: {
    vi: 'Cuộc thi đã nhận bài: điều kiện này chỉ được nới, không được siết, vì đã có người dự thi theo điều kiện cũ. Chưa có gì được lưu.',
    en: 'Works have come in under the former terms: this may be relaxed, not tightened. Nothing was saved.',
  },
  KEPT_LONGER: {
    vi: 'Người dự thi đã đồng ý với thời gian lưu cũ, nên chỉ rút ngắn được. Chưa có gì được lưu.',
    en: 'Entrants agreed to the former time of keeping, so it can only be shortened. Nothing was saved.',
  },
  VOTE_RUNNING: {
    vi: 'Bình chọn đã bắt đầu nên cách tính phiếu không đổi được nữa. Chưa có gì được lưu.',
    en: 'Voting has begun, so the way votes count can no longer change. Nothing was saved.',
  },
  NOTICE_NEEDED: {
    vi: 'Cuộc thi đã mở: hãy viết cho người dự thi một thông báo ít nhất {min} ký tự về thay đổi này. Chưa có gì được lưu.',
    en: 'The contest has opened: write entrants a notice of {min} characters or more about it. Nothing was saved.',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type ChangeProblemCode = Exclude<keyof typeof CONTEST_CHANGE_TEXTS, 'NOTICE_NEEDED'>;
export interface ChangeProblem {
  readonly field: ContestField;
  readonly code: ChangeProblemCode;
}

const isWithin = <One>(list: readonly One[], wider: readonly One[]) =>
  list.every((one) => wider.includes(one));

/** Whatever was accepted under the first is accepted under the second. */
function areLimitsWider(before: ContestLimits, after: ContestLimits): boolean {
  const most = (limits: ContestLimits) => (limits.maxPerAuthor === 0 ? Infinity : limits.maxPerAuthor);
  return (
    most(after) >= most(before) &&
    isWithin(before.photo.formats, after.photo.formats) &&
    after.photo.minLongEdge <= before.photo.minLongEdge &&
    after.photo.minBytes <= before.photo.minBytes &&
    after.photo.maxBytes >= before.photo.maxBytes &&
    (before.photo.requireExif || !after.photo.requireExif) &&
    after.series.min <= before.series.min &&
    after.series.max >= before.series.max &&
    isWithin(before.video.formats, after.video.formats) &&
    after.video.maxSeconds >= before.video.maxSeconds &&
    after.video.maxBytes >= before.video.maxBytes &&
    after.video.minHeight <= before.video.minHeight
  );
}

type Wider<Field extends ContestField> = (before: ContestTerms[Field], after: ContestTerms[Field]) => boolean;

/** No country named: all of them. */
const areCountriesWider: Wider<'allowedCountries'> = (before, after) =>
  after.length === 0 || (before.length > 0 && isWithin(before, after));

/** Terms under which people have entered; while works come in they may only be relaxed. */
const WIDER: { readonly [Field in ContestField]?: Wider<Field> } = {
  categories: isWithin,
  limits: areLimitsWider,
  createdFrom: (before, after) => after === null || (before !== null && after <= before),
  createdTo: (before, after) => after === null || (before !== null && after >= before),
  minAge: (before, after) => after <= before,
  excludedGroups: (before, after) => isWithin(after, before),
  allowedCountries: areCountriesWider,
  requiredFields: (before, after) => isWithin(after, before),
  allowAi: (before, after) => before === after || after === 'DECLARE',
  allowComposite: (before, after) => after || !before,
  allowPrevAwarded: (before, after) => after || !before,
};

function isWider<Field extends ContestField>(
  field: Field,
  before: ContestTerms,
  after: ContestTerms,
): boolean {
  const rule = WIDER[field] as Wider<Field> | undefined;
  return rule === undefined || rule(before[field], after[field]);
}

interface ChangedContest extends ContestTerms {
  readonly state: ContestState;
}

/** Plain data of the contract: the order of keys is that of the schema. */
export const sameValue = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export function changedFieldsOf(before: ContestTerms, after: ContestTerms): ContestField[] {
  return Object.values(CONTEST_SECTIONS)
    .flat()
    .filter((field) => !sameValue(before[field], after[field]));
}

/** What forbids a change now, field by field. A draft changes freely. */
export function changeProblems(before: ChangedContest, after: ContestTerms, now: number): ChangeProblem[] {
  if (before.state === 'DRAFT') return [];
  const hasVoteBegun = before.voteOpenTime !== null && Date.parse(before.voteOpenTime) <= now;
  return changedFieldsOf(before, after).flatMap((field): ChangeProblem[] => {
    if (isFieldFixed(field, before.state)) return [{ field, code: 'FIELD_FIXED' }];
    if (!isWider(field, before, after)) return [{ field, code: 'ONLY_WIDER' }];
    if (field === 'retentionDays' && after.retentionDays > before.retentionDays)
      return [{ field, code: 'KEPT_LONGER' }];
    const isOfVoting = field === 'voteOpenTime' || (field === 'voting' && !countSame(before, after));
    return isOfVoting && hasVoteBegun && before.voting.enabled ? [{ field, code: 'VOTE_RUNNING' }] : [];
  });
}

/** What counts as how much; how fraud is found may change at any time. */
function countSame({ voting: before }: ContestTerms, { voting: after }: ContestTerms): boolean {
  const { antiFraud: _before, ...counted } = before;
  const { antiFraud: _after, ...countedNow } = after;
  return sameValue(counted, countedNow);
}
