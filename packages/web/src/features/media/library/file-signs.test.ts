import { expect, test } from 'vitest';
import { fileSigns } from './file-signs.ts';
import { duration, fileSize } from './file-words.ts';
import { aMediaRow } from './test-support/a-media.ts';

const TODAY = '2026-11-22';
const signs = (changes: Parameters<typeof aMediaRow>[0]) => fileSigns(aMediaRow(changes), TODAY);

test('a file in order has no sign', () => {
  expect(signs({})).toEqual([]);
});

test('an end within thirty days is a notice, a past end blocks publishing', () => {
  expect(signs({ licenceUntil: '2026-12-20' })).toEqual(['licenceEnding']);
  expect(signs({ licenceUntil: '2026-11-22' })).toEqual(['licenceEnding']);
  expect(signs({ licenceUntil: '2026-11-21' })).toEqual(['licenceEnded']);
  expect(signs({ licenceUntil: '2027-06-01' })).toEqual([]);
});

test('a child has a sign, and a child without consent another one', () => {
  expect(signs({ hasIdentifiableChild: 1, isPublicActivity: true })).toEqual(['child']);
  expect(signs({ hasIdentifiableChild: 1 })).toEqual(['noConsent']);
});

test('unlabelled AI content comes before a missing credit and a missing alternative text', () => {
  const bare = { aiUse: 'GENERATED', credit: '', alt: '' } as const;
  expect(signs({ ...bare, licence: 'AGENCY' })).toEqual(['noAiLabel', 'noCredit', 'noAlt']);
  expect(signs({ ...bare, licence: 'OWN' })).toEqual(['noAiLabel', 'noAlt']);
  expect(signs({ aiUse: 'GENERATED', aiLabel: 'Ảnh do AI tạo' })).toEqual(['ai']);
});

test('only pictures need an alternative text', () => {
  expect(signs({ kind: 'AUDIO', alt: '' })).toEqual([]);
});

test('sizes and durations have readable formats', () => {
  expect(fileSize(812)).toBe('812 B');
  expect(fileSize(4_404_019)).toBe('4,2 MB');
  expect(fileSize(734_003_200)).toBe('700 MB');
  expect(duration(187.4)).toBe('3:07');
  expect(duration(3_765)).toBe('1:02:45');
});
