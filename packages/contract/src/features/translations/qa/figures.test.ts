import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyFix } from './apply-fix.ts';
import { findFindings } from './find-findings.ts';
import { qaInput } from './test-support/qa-input.ts';

const LOCALES = { en: 'en-US', de: 'de-DE', fr: 'fr-FR', ja: 'ja-JP', zh: 'zh-CN', ko: 'ko-KR' } as const;
type Lang = keyof typeof LOCALES;

/** Large units as these languages say them, by their Vietnamese word. */
const SCALES: Readonly<Record<'en' | 'de' | 'fr', Readonly<Record<string, string>>>> = {
  en: { triệu: 'million', tỷ: 'billion' },
  de: { triệu: 'Millionen', tỷ: 'Milliarden' },
  fr: { triệu: 'millions', tỷ: 'milliards' },
};

const written = (value: number, locale: string) =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(value);
const findingsOf = (targetLang: string, source: string, target: string) =>
  findFindings(qaInput({ targetLang, source, target })).filter(({ code }) =>
    ['FIGURE', 'UNIT', 'DATE'].includes(code),
  );

const figure = fc.oneof(
  fc.integer({ min: 13, max: 5_000_000 }),
  fc.integer({ min: 130, max: 99_999 }).map((value) => value / 10),
  fc.integer({ min: 1300, max: 999_999 }).map((value) => value / 100),
);
const lang = fc.constantFrom(...(Object.keys(LOCALES) as Lang[]));

describe('Generated figures', () => {
  test('that are written as the language writes them have no finding', () => {
    fc.assert(
      fc.property(lang, fc.array(figure, { minLength: 1, maxLength: 4 }), (to, values) => {
        const source = values.map((value) => `số ${written(value, 'vi-VN')}`).join(', ');
        const target = values.map((value) => `~ ${written(value, LOCALES[to])}`).join('; ');
        expect(findingsOf(to, source, target)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('of which one has changed are found, and the fix brings it back', () => {
    fc.assert(
      fc.property(lang, figure, figure, (to, value, other) => {
        fc.pre(value !== other);
        const source = `Cả xã thu ${written(value, 'vi-VN')} bao lúa`;
        const found = findingsOf(to, source, `~ ${written(other, LOCALES[to])} .`);
        expect(found[0]?.severity).toBe('error');
        const mended = found[0] ? applyFix(`~ ${written(other, LOCALES[to])} .`, found[0]) : '';
        expect(findingsOf(to, source, mended)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('with a large unit keep it: the same is right, another one is found and mended', () => {
    const unit = fc.constantFrom('triệu', 'tỷ');
    const to = fc.constantFrom('en', 'de', 'fr');
    const mantissa = fc.integer({ min: 11, max: 9999 }).map((value) => value / 10);
    fc.assert(
      fc.property(to, mantissa, unit, unit, (target, value, said, given) => {
        const source = `Dự án cần ${written(value, 'vi-VN')} ${said} đồng`;
        const text = `${written(value, LOCALES[target])} ${SCALES[target][given] ?? ''} dong`;
        const found = findingsOf(target, source, text);
        expect(found.map(({ code }) => code)).toEqual(said === given ? [] : ['UNIT']);
        if (found[0]) expect(findingsOf(target, source, applyFix(text, found[0]))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('of dates are right in each order of English, and a wrong day, month or year is found', () => {
    const date = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2035-12-31'),
      noInvalidDate: true,
    });
    const parts = (at: Date) => [at.getUTCDate(), at.getUTCMonth(), at.getUTCFullYear()] as const;
    const month = (no: number) =>
      new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, no, 1));
    fc.assert(
      fc.property(date, date, fc.boolean(), (one, other, isUsual) => {
        const [day, no, year] = parts(one);
        const [wrongDay, wrongNo, wrongYear] = parts(other);
        const english = (d: number, m: number, y: number) =>
          isUsual ? `It began on ${month(m)} ${d}, ${y}` : `It began on ${d} ${month(m)} ${y}`;
        const source = `Hội mở ngày ${day}/${no + 1}/${year}`;
        expect(findingsOf('en', source, english(day, no, year))).toEqual([]);
        const isSame = day === wrongDay && no === wrongNo && year === wrongYear;
        expect(findingsOf('en', source, english(wrongDay, wrongNo, wrongYear)).length > 0).toBe(!isSame);
      }),
      { numRuns: 500 },
    );
  });
});
