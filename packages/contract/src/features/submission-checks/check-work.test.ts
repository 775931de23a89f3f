import { describe, expect, test } from 'vitest';
import { USUAL_LIMITS } from '../contests/contest-values.ts';
import type { SubmissionFlag } from '../submissions/submission-kinds.ts';
import { checkWork, flagsOf, mergeFlags } from './check-work.ts';
import { type CheckedFile, type CheckedWork, type CheckingRules, NO_HINTS } from './checked-work.ts';
import { TECH_CODES, TECH_RULES, type TechCode } from './tech-codes.ts';

const MB = 1_048_576;
const PHOTO: CheckedFile = {
  id: '1',
  mime: 'image/jpeg',
  bytes: 8.4 * MB,
  unread: null,
  width: 5472,
  height: 3648,
  durationMs: null,
  takenTime: '2026-09-14T01:00:00.000Z',
  camera: 'NIKON Z 8',
  software: 'Ver.02.00',
  place: { lat: 22.36, lng: 104.15 },
  hints: NO_HINTS,
};
const WORK: CheckedWork = {
  category: 'PHOTO_SINGLE',
  files: [PHOTO],
  place: null,
  provinceCode: '15',
  takenTime: null,
  takenPrecision: 'NONE',
  people: { person: 0, child: 0, modelRelease: 2, guardianConsent: 2 },
  declared: { ai: 0, composite: 0, awarded: 0 },
  authorsWork: 1,
  isExcludedPerson: false,
  lookAlikes: [],
};
const RULES: CheckingRules = {
  limits: { ...USUAL_LIMITS, photo: { ...USUAL_LIMITS.photo, minBytes: 3 * MB } },
  createdFrom: '2024-01-01',
  createdTo: '2026-10-30',
  allowAi: 'NO',
  allowComposite: false,
  allowPrevAwarded: false,
};
const FILM: CheckedFile = {
  ...PHOTO,
  mime: 'video/mp4',
  bytes: 180 * MB,
  width: 1080,
  height: 1920,
  durationMs: 300_400,
  camera: '',
};

const check = (work: Partial<CheckedWork> = {}, rules: Partial<CheckingRules> = {}) =>
  checkWork({ ...WORK, ...work }, { ...RULES, ...rules });
const ofPhoto = (photo: Partial<CheckedFile>, work: Partial<CheckedWork> = {}) =>
  check({ ...work, files: [{ ...PHOTO, ...photo }] });
const ofFilm = (film: Partial<CheckedFile>) => check({ category: 'VIDEO', files: [{ ...FILM, ...film }] });
const line = (result: ReturnType<typeof check>, code: TechCode) =>
  result.checks.find((one) => one.code === code);

describe('a work', () => {
  test('that meets everything passes, in words of both languages and without a flag', () => {
    const found = check();
    expect(found).toMatchObject({ tech: 'PASS', flags: [] });
    expect(line(found, 'PIXELS')).toMatchObject({
      fileId: '1',
      actual: { vi: 'Cạnh dài 5.472 px', en: 'Long edge 5,472 px' },
      expected: { vi: '≥ 3.000', en: '≥ 3,000' },
    });
    expect(line(found, 'FORMAT')?.actual).toEqual({ vi: 'JPEG 8,4 MB', en: 'JPEG 8.4 MB' });
    expect(line(found, 'TAKEN_IN_PERIOD')?.expected.vi).toBe('01/01/2024–30/10/2026');
  });

  test.each<[string, ReturnType<typeof check>, TechCode, string]>([
    ['of 2,400 pixels', ofPhoto({ width: 2400, height: 1600 }), 'PIXELS', 'Cạnh dài 2.400 px'],
    ['of another format', ofPhoto({ mime: 'image/png' }), 'FORMAT', 'PNG 8,4 MB'],
    ['that cannot be read', ofPhoto({ unread: 'DAMAGED' }), 'FORMAT', 'Tệp hỏng hoặc không đọc được'],
    ['that is too small', ofPhoto({ bytes: 2 * MB }), 'BYTES', '2 MB'],
    ['that runs six minutes', ofFilm({ durationMs: 362_000 }), 'DURATION', 'Dài 6:02'],
    ['with a film of few lines', ofFilm({ width: 640, height: 480 }), 'FILM_HEIGHT', 'Phim 480p'],
    [
      'of two pictures in a series',
      check({ category: 'PHOTO_SERIES', files: [PHOTO, PHOTO] }),
      'SERIES_COUNT',
      '2 ảnh',
    ],
    ['over the limit of its author', check({ authorsWork: 11 }), 'OVER_LIMIT', 'Tác phẩm thứ 11 của tác giả'],
    [
      'taken before the period',
      ofPhoto({ takenTime: '2023-12-31T16:59:59.000Z' }),
      'TAKEN_IN_PERIOD',
      'Chụp 31/12/2023, ngoài thời hạn',
    ],
  ])('%s fails, and says what was found', (_what, found, code, vi) => {
    expect(found.tech).toBe('FAIL');
    expect(line(found, code)).toMatchObject({ result: 'FAIL', actual: { vi } });
  });

  test('of an accepted format that our machines cannot open is a hint for a person', () => {
    const found = ofPhoto({ unread: 'TOO_LARGE' });
    expect(found.tech).toBe('WARN');
    expect(line(found, 'FORMAT')?.actual.vi).toBe('Ảnh quá lớn để máy mở, cần người xem');
    expect(ofPhoto({ unread: 'NOT_KNOWN', mime: 'image/heic' }).tech).toBe('FAIL');
  });

  test('of a film that runs as long as it may passes, upright too', () => {
    expect(ofFilm({}).tech).toBe('PASS');
    expect(ofFilm({ durationMs: null, width: null, height: null }).tech).toBe('WARN');
  });

  test('is only warned of by every heuristic, however many there are', () => {
    const hints = {
      border: { top: 3, right: 3, bottom: 9.5, left: 3 },
      text: { edge: 'BOTTOM', side: 'RIGHT', letters: 9 },
      repeatedMark: { copies: 12 },
      ai: [{ kind: 'GENERATOR', said: 'Midjourney' }],
    } as const;
    const place = { lat: 10.03, lng: 105.78 };
    const photo = { hints, place, camera: '', takenTime: null, software: 'Adobe Photoshop 25.0 (Windows)' };
    const found = ofPhoto(photo, {
      people: { person: 1, child: 1, modelRelease: 0, guardianConsent: 2 },
      isExcludedPerson: true,
      lookAlikes: [{ likeness: 91, number: 'HV23-A-04411', from: 'OTHER_CONTEST' }],
    });
    expect(found.tech).toBe('WARN');
    expect(found.flags).toEqual([
      'DUPLICATE_PHASH',
      'EXIF_MISSING',
      'EXIF_SOFTWARE',
      'WATERMARK',
      'BORDER',
      'NAME_ON_IMAGE',
      'EXCLUDED_PERSON',
      'CHILD',
      'AI_SUSPECT',
    ]);
    expect(line(found, 'NAME_ON_IMAGE')?.actual.vi).toBe('Nghi có chữ ở góc dưới bên phải');
    expect(line(found, 'NEAR_DUPLICATE')?.actual.vi).toBe('Giống 91 %: HV23-A-04411');
    expect(line(found, 'BORDER')?.actual.vi).toBe('Nghi có khung viền, dày 9,5 %');
    // Lào Cai and Cần Thơ.
    expect(line(found, 'GPS_PLACE')?.actual.vi).toMatch(/^Nơi chụp khác EXIF 1\.3\d\d km$/);
    expect(line(found, 'TAKEN_IN_PERIOD')).toMatchObject({
      result: 'WARN',
      actual: { vi: 'Không rõ ngày chụp' },
    });
  });
});

test('every check that fails a work is a limit of its contest, and no heuristic is', () => {
  const failing = TECH_CODES.filter((code) => TECH_RULES[code].worst === 'FAIL');
  expect(failing).toEqual([
    'FORMAT',
    'PIXELS',
    'BYTES',
    'DURATION',
    'FILM_HEIGHT',
    'SERIES_COUNT',
    'TAKEN_IN_PERIOD',
    'OVER_LIMIT',
  ]);
});

test('a year that overlaps the period is inside it, and the time of the file goes before what its author says', () => {
  const said = { takenTime: '2024-06-01T00:00:00.000Z', takenPrecision: 'YEAR' } as const;
  expect(line(ofPhoto({ takenTime: null }, said), 'TAKEN_IN_PERIOD')?.result).toBe('PASS');
  const before = { ...said, takenTime: '2023-06-01T00:00:00.000Z' };
  expect(line(ofPhoto({ takenTime: null }, before), 'TAKEN_IN_PERIOD')?.result).toBe('FAIL');
  expect(line(ofPhoto({}, before), 'TAKEN_IN_PERIOD')?.result).toBe('PASS');
  expect(line(check({}, { createdFrom: null, createdTo: null }), 'TAKEN_IN_PERIOD')).toBeUndefined();
});

test('a place is far from a pin after five kilometres, and from a province when another one is nearer', () => {
  const pinned = (lat: number) => line(ofPhoto({}, { place: { lat, lng: 104.15 } }), 'GPS_PLACE');
  expect(pinned(22.38)).toMatchObject({ result: 'PASS' });
  expect(pinned(22.774)).toMatchObject({ result: 'WARN', actual: { vi: 'Nơi chụp khác EXIF 46 km' } });
  const inYenBai = { place: { lat: 21.72, lng: 104.9 } };
  expect(line(ofPhoto(inYenBai), 'GPS_PLACE')?.result).toBe('PASS');
  expect(line(ofPhoto(inYenBai, { provinceCode: '01' }), 'GPS_PLACE')?.result).toBe('WARN');
  expect(line(ofPhoto({ place: null }), 'GPS_PLACE')).toBeUndefined();
});

test('a program that develops what a camera took is no hint, and AI that may be declared and was is none', () => {
  const software = 'Adobe Photoshop Lightroom Classic 13.2 (Macintosh)';
  expect(line(ofPhoto({ software }), 'SOFTWARE')?.result).toBe('PASS');
  const declared = { ai: 1, composite: 0, awarded: 0 } as const;
  expect(line(check({ declared }), 'AI_MARKERS')?.result).toBe('WARN');
  expect(line(check({ declared }, { allowAi: 'DECLARE' }), 'AI_MARKERS')?.result).toBe('PASS');
});

test('what an author declares against the rules is flagged and never fails a work', () => {
  const declared = { ai: 1, composite: 1, awarded: 1 } as const;
  const found = check({ declared });
  expect(found).toMatchObject({ tech: 'WARN', flags: ['AI_SUSPECT', 'AGAINST_RULES'] });
  expect(line(found, 'DECLARED')?.actual.vi).toBe(
    'Tác giả khai điều thể lệ không nhận: có dùng AI, ảnh ghép, đã đoạt giải',
  );
  const allowed = { allowAi: 'DECLARE', allowComposite: true, allowPrevAwarded: true } as const;
  expect(check({ declared }, allowed)).toMatchObject({ tech: 'PASS', flags: [] });
  expect(line(check({ declared: { ai: 2, composite: 0, awarded: 0 } }), 'DECLARED')).toBeUndefined();
});

test('what several pictures meet is one line, and each that does not has its own', () => {
  const files = ['1', '2', '3', '4'].map((id) => ({
    ...PHOTO,
    id,
    width: id === '3' ? 2400 : 4000,
    height: 1600,
  }));
  const found = check({ category: 'PHOTO_SERIES', files });
  const pixels = found.checks.filter(({ code }) => code === 'PIXELS');
  expect(pixels).toMatchObject([
    { fileId: null, result: 'PASS', actual: { vi: 'Cạnh dài: 3 tệp đạt' } },
    { fileId: '3', result: 'FAIL' },
  ]);
  expect(
    found.checks.every(({ actual, expected }) => !/[{}]/.test(actual.vi + actual.en + expected.vi)),
  ).toBe(true);
});

describe('the flags after another check', () => {
  const flags = (...some: SubmissionFlag[]) => some;

  test('follow what it finds', () => {
    expect(mergeFlags(flags('BORDER'), flags('BORDER'), flags('WATERMARK'))).toEqual(['WATERMARK']);
    const found = check({ authorsWork: 11 });
    expect(flagsOf(found.checks)).toEqual(found.flags);
  });

  test('keep what people have set and cleared since', () => {
    const current = flags('COPYRIGHT_CLAIM', 'AI_SUSPECT');
    expect(mergeFlags(current, flags('BORDER'), flags('BORDER', 'CHILD'))).toEqual([
      'CHILD',
      'AI_SUSPECT',
      'COPYRIGHT_CLAIM',
    ]);
  });
});
