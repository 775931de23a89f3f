import type { ContestCategory } from '../contests/contest-kinds.ts';
import { ageOn } from '../submissions/entrant.ts';
import type { EntryAuthor, EntryWork } from './entry.ts';
import type { EntryContest } from './entry-answers.ts';
import { ADULT_AGE } from './entry-limits.ts';
import type { EntryRule } from './entry-texts.ts';

export interface EntryProblem {
  readonly code: EntryRule;
  readonly field: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

type Asking = Pick<
  EntryContest,
  'categories' | 'limits' | 'minAge' | 'requiredFields' | 'allowedCountries' | 'createdFrom' | 'createdTo'
>;

interface Entry {
  readonly author: EntryAuthor;
  readonly work: EntryWork;
  readonly mimes: readonly string[];
  /** There is a scan of what the guardian signed. */
  readonly hasGuardianPaper: boolean;
}

/** Everything that stands in the way of sending an entry on that day, by the contest's own rules. */
export function entryProblems(contest: Asking, entry: Entry, today: string): EntryProblem[] {
  return [
    ...authorProblems(contest, entry.author, today),
    ...paperProblems(contest, entry, today),
    ...fileProblems(contest, entry.work.category, entry.mimes),
    ...workProblems(contest, entry.work),
    ...takenProblems(contest, entry.work),
  ];
}

/** Somebody this old needs a guardian. */
export function needsGuardian(birthDate: string | null, today: string): boolean {
  return birthDate !== null && ageOn(birthDate, today) < ADULT_AGE;
}

/** The problems whose condition is met. */
function listed(...all: readonly (readonly [boolean, EntryRule, string, EntryProblem['values']?])[]) {
  return all.flatMap(([isMet, code, field, values]): EntryProblem[] =>
    isMet ? [{ code, field, ...(values && { values }) }] : [],
  );
}

function authorProblems(
  { minAge, requiredFields, allowedCountries }: Asking,
  author: EntryAuthor,
  today: string,
): EntryProblem[] {
  const { fullName, organizationType, groupName, birthDate, phone, address, nationality } = author;
  const isPerson = organizationType === 'INDIVIDUAL';
  const asks = (field: (typeof requiredFields)[number]) => requiredFields.includes(field);
  const asksAge = isPerson && (minAge > 0 || asks('birthDate'));
  const isUnder = isPerson && birthDate !== null && ageOn(birthDate, today) < minAge;
  const { guardianName, guardianPhone, guardianAgrees } = author;
  const hasGuardian = guardianName !== '' && guardianPhone !== '' && guardianAgrees;
  return listed(
    [fullName.length < 2, 'NAME_MISSING', 'author.fullName'],
    [!isPerson && groupName === '', 'GROUP_MISSING', 'author.groupName'],
    [asksAge && birthDate === null, 'BIRTH_MISSING', 'author.birthDate'],
    [isUnder, 'TOO_YOUNG', 'author.birthDate', { age: minAge }],
    [
      isPerson && !isUnder && needsGuardian(birthDate, today) && !hasGuardian,
      'GUARDIAN_MISSING',
      'author.guardianName',
    ],
    [asks('phone') && phone === '', 'PHONE_MISSING', 'author.phone'],
    [asks('address') && address === '', 'ADDRESS_MISSING', 'author.address'],
    [
      allowedCountries.length > 0 && !allowedCountries.includes(nationality),
      'COUNTRY_NOT_TAKEN',
      'author.nationality',
    ],
  );
}

/** Asked of a person whom the rules take and who is not of age: with the usual least age, of those from 15 to 17. */
function paperProblems(
  { minAge }: Asking,
  { author: { organizationType, birthDate }, hasGuardianPaper }: Entry,
  today: string,
): EntryProblem[] {
  const isAsked =
    organizationType === 'INDIVIDUAL' &&
    birthDate !== null &&
    ageOn(birthDate, today) >= minAge &&
    needsGuardian(birthDate, today);
  return listed([isAsked && !hasGuardianPaper, 'GUARDIAN_PAPER_MISSING', 'author.guardianPaper']);
}

function fileProblems(
  { categories, limits: { series } }: Asking,
  category: ContestCategory | null,
  mimes: readonly string[],
): EntryProblem[] {
  if (category === null || !categories.includes(category))
    return [{ code: 'CATEGORY_MISSING', field: 'work.category' }];
  const count = mimes.length;
  const kind = category === 'VIDEO' ? 'video/' : 'image/';
  const isSeries = category === 'PHOTO_SERIES';
  return listed(
    [!isSeries && count !== 1, 'FILES_ONE', 'files', { count }],
    [
      isSeries && (count < series.min || count > series.max),
      'FILES_SERIES',
      'files',
      { min: series.min, max: series.max, count },
    ],
    [mimes.some((mime) => !mime.startsWith(kind)), 'FILES_KIND', 'files'],
  );
}

const UNSAID = 2;

function workProblems({ requiredFields }: Asking, work: EntryWork): EntryProblem[] {
  const { title, story, people, ai, aiText, composite, published, awarded, awardedText } = work;
  return listed(
    [title === '', 'TITLE_MISSING', 'work.title'],
    [requiredFields.includes('story') && story === '', 'STORY_MISSING', 'work.story'],
    [people.person === UNSAID || people.child === UNSAID, 'PEOPLE_UNSAID', 'work.people'],
    [[ai, composite, published, awarded].includes(UNSAID), 'DECLARED_UNSAID', 'work.ai'],
    [ai === 1 && aiText === '', 'AI_TEXT_MISSING', 'work.aiText'],
    [awarded === 1 && awardedText === '', 'AWARDED_TEXT_MISSING', 'work.awardedText'],
  );
}

/** A year or a month counts as inside where any of its days is. */
function takenProblems({ requiredFields, createdFrom, createdTo }: Asking, work: EntryWork): EntryProblem[] {
  const { takenDate, takenPrecision, takenPlace } = work;
  const length = { NONE: 0, YEAR: 4, MONTH: 7, DAY: 10, TIME: 10 }[takenPrecision];
  const taken = takenDate?.slice(0, length) ?? '';
  const isBefore = taken !== '' && createdFrom !== null && taken < createdFrom.slice(0, length);
  const isAfter = taken !== '' && createdTo !== null && taken > createdTo.slice(0, length);
  return listed(
    [requiredFields.includes('takenTime') && taken === '', 'TAKEN_TIME_MISSING', 'work.takenDate'],
    [requiredFields.includes('takenPlace') && takenPlace === '', 'TAKEN_PLACE_MISSING', 'work.takenPlace'],
    [
      isBefore || isAfter,
      'TAKEN_OUTSIDE',
      'work.takenDate',
      { from: dayText(createdFrom), to: dayText(createdTo) },
    ],
  );
}

function dayText(day: string | null): string {
  return day === null ? '…' : day.split('-').reverse().join('/');
}
