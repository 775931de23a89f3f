import { describe, expect, test } from 'vitest';
import { USUAL_LIMITS } from '../contests/contest-values.ts';
import { entryAuthor, entryWork } from './entry.ts';
import { entryProblems, needsGuardian } from './entry-problems.ts';

const TODAY = '2026-11-30';
const CONTEST = {
  categories: ['PHOTO_SINGLE', 'PHOTO_SERIES', 'VIDEO'],
  limits: USUAL_LIMITS,
  minAge: 15,
  requiredFields: [],
  allowedCountries: [],
  createdFrom: '2025-01-01',
  createdTo: '2026-09-30',
} as Parameters<typeof entryProblems>[0];
const AUTHOR = { fullName: 'Nguyễn Thị Hoa', birthDate: '1990-05-01' };
const WORK = {
  category: 'PHOTO_SINGLE',
  title: 'Nắng sớm',
  people: { person: 0, child: 0, modelRelease: 2, guardianConsent: 2 },
  ...{ ai: 0, composite: 0, published: 0, awarded: 0 },
};

function codes(
  author: object,
  work: object,
  mimes = ['image/jpeg'],
  contest: object = {},
  hasGuardianPaper = true,
) {
  const entry = {
    author: entryAuthor.parse({ ...AUTHOR, ...author }),
    work: entryWork.parse({ ...WORK, ...work }),
    mimes,
    hasGuardianPaper,
  };
  return entryProblems({ ...CONTEST, ...contest }, entry, TODAY).map(({ code }) => code);
}

test('an entry that lacks nothing has no problem, and an empty one has all of them at once', () => {
  expect(codes({}, {})).toEqual([]);
  const all = { requiredFields: ['phone', 'address', 'story', 'takenTime', 'takenPlace'] };
  const empty = { category: null, title: '', people: undefined, ...unsaid() };
  expect(codes({ fullName: '', birthDate: null }, empty, [], all)).toEqual([
    'NAME_MISSING',
    'BIRTH_MISSING',
    'PHONE_MISSING',
    'ADDRESS_MISSING',
    'CATEGORY_MISSING',
    'TITLE_MISSING',
    'STORY_MISSING',
    'PEOPLE_UNSAID',
    'DECLARED_UNSAID',
    'TAKEN_TIME_MISSING',
    'TAKEN_PLACE_MISSING',
  ]);
});

function unsaid() {
  return { ai: 2, composite: 2, published: 2, awarded: 2 };
}

describe('The age of an author', () => {
  const guardian = { guardianName: 'Nguyễn Văn Cha', guardianPhone: '0912345678', guardianAgrees: true };
  test.each([
    ['2011-12-01', {}, ['TOO_YOUNG']],
    ['2011-11-30', {}, ['GUARDIAN_MISSING']],
    ['2008-12-01', { ...guardian, guardianAgrees: false }, ['GUARDIAN_MISSING']],
    ['2008-12-01', guardian, []],
    ['2008-11-30', {}, []],
  ])('born on %s is looked at on the day of sending', (birthDate, more, expected) => {
    expect(codes({ birthDate, ...more }, {})).toEqual(expected);
  });

  test.each([
    ['2011-12-01', ['TOO_YOUNG']],
    ['2011-11-30', ['GUARDIAN_PAPER_MISSING']],
    ['2008-12-01', ['GUARDIAN_PAPER_MISSING']],
    ['2008-11-30', []],
  ])('born on %s asks for what the guardian signed from 15 to 17', (birthDate, expected) => {
    expect(codes({ birthDate, ...guardian }, {}, undefined, {}, false)).toEqual(expected);
    const group = { organizationType: 'ORGANIZATION', groupName: 'Nhóm Ảnh' };
    expect(codes({ birthDate, ...group }, {}, undefined, {}, false)).toEqual([]);
  });

  test('is not asked of an organization, which gives its name instead', () => {
    const body = { organizationType: 'ORGANIZATION', birthDate: null };
    expect(codes(body, {})).toEqual(['GROUP_MISSING']);
    expect(codes({ ...body, groupName: 'Nhóm Ảnh' }, {})).toEqual([]);
    expect(needsGuardian(null, TODAY)).toBe(false);
  });
});

describe('The files', () => {
  test.each([
    ['PHOTO_SINGLE', [], ['FILES_ONE']],
    ['PHOTO_SINGLE', ['video/mp4'], ['FILES_KIND']],
    ['PHOTO_SERIES', ['image/jpeg', 'image/jpeg'], ['FILES_SERIES']],
    ['PHOTO_SERIES', ['image/jpeg', 'image/jpeg', 'image/jpeg'], []],
    ['VIDEO', ['video/mp4'], []],
  ])('of %s fit the category: %o', (category, mimes, expected) => {
    expect(codes({}, { category }, mimes)).toEqual(expected);
  });
});

describe('When it was taken', () => {
  test.each([
    ['2024-12-31', 'DAY', ['TAKEN_OUTSIDE']],
    ['2026-10-01', 'DAY', ['TAKEN_OUTSIDE']],
    ['2026-09-30', 'DAY', []],
    ['2026-10-15', 'YEAR', []],
    ['2026-10-15', 'MONTH', ['TAKEN_OUTSIDE']],
  ])(
    '%s, known to the %s, is compared with the period as far as it is known',
    (takenDate, takenPrecision, expected) => {
      expect(codes({}, { takenDate, takenPrecision })).toEqual(expected);
    },
  );
});

test('a yes about AI or an award needs words, and a nationality that is not taken is named', () => {
  expect(codes({}, { ai: 1, awarded: 1 })).toEqual(['AI_TEXT_MISSING', 'AWARDED_TEXT_MISSING']);
  expect(codes({ nationality: 'FR' }, {}, ['image/jpeg'], { allowedCountries: ['VN'] })).toEqual([
    'COUNTRY_NOT_TAKEN',
  ]);
});
