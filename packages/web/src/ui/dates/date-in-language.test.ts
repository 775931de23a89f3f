import { RECORD_LANGUAGES } from '@toasoan/contract/vocabulary/language.ts';
import { describe, expect, it } from 'vitest';
import { dayInLanguage } from './date-in-language.ts';

describe('the day of a record', () => {
  it.each([
    ['vi', /^Thứ Bảy,? (ngày )?21 tháng 11,? (năm )?2026$/i],
    ['en', /^Saturday, November 21, 2026$/],
    ['fr', /^samedi 21 novembre 2026$/],
    ['ar', /21 نوفمبر 2026/],
    ['de', /^Samstag, 21\. November 2026$/],
    ['es', /^sábado, 21 de noviembre de 2026$/],
    ['ja', /^2026年11月21日土曜日$/],
    ['km', /21 វិច្ឆិកា 2026/],
    ['ko', /^2026년 11월 21일 토요일$/],
    ['lo', /21 ພະຈິກ 2026/],
    ['ru', /^суббота, 21 ноября 2026/],
    ['th', /21 พฤศจิกายน .*2026/],
    ['zh', /^2026年11月21日星期六$/],
  ] as const)('is worded in %s, by the calendar and figures of the world', (language, words) => {
    expect(dayInLanguage(new Date('2026-11-21T12:00:00Z'), language)).toMatch(words);
  });

  it('is the day it is in Vietnam', () => {
    expect(dayInLanguage(new Date('2026-11-20T18:30:00Z'), 'de')).toBe('Samstag, 21. November 2026');
  });

  it('knows every language of records', () => {
    const days = RECORD_LANGUAGES.map((language) =>
      dayInLanguage(new Date('2026-11-21T12:00:00Z'), language),
    );
    expect(new Set(days).size).toBe(13);
  });
});
