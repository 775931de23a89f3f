import { RECORD_LANGUAGES } from '@toasoan/contract/vocabulary/language.ts';
import { describe, expect, it, test } from 'vitest';
import { languageNameIn } from './language-name.ts';
import { numberIn } from './numbers.ts';
import { SITE_TEXTS, textsFor } from './site-texts.ts';
import { clockOf, dayOf, longDayOf, monthText, shortDayOf } from './times.ts';
import { VI } from './vi.ts';

const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

describe('the words of the site', () => {
  test.each(RECORD_LANGUAGES)('in %s have the keys and places of the Vietnamese ones', (lang) => {
    const texts = SITE_TEXTS[lang];
    expect(Object.keys(texts).sort()).toEqual(Object.keys(VI).sort());
    for (const [key, text] of Object.entries(texts)) {
      expect([key, places(text)]).toEqual([key, places(VI[key as keyof typeof VI])]);
      expect([key, text.trim() === text && text !== '' && text === text.normalize('NFC')]).toEqual([
        key,
        true,
      ]);
    }
  });

  it('are those of the language of a region, and English where nobody wrote any', () => {
    expect(textsFor('zh-Hant').home).toBe('首页');
    expect(textsFor('pt-BR').home).toBe('Home');
  });

  it('name another language as a sentence needs it', () => {
    expect(languageNameIn('vi', 'fr')).toBe('tiếng Pháp');
    expect(languageNameIn('de', 'vi')).toBe('Vietnamesisch');
    expect(languageNameIn('th', 'vi')).toBe('เวียดนาม');
  });
});

describe('days and numbers', () => {
  const time = '2026-11-20T09:28:00Z';
  const zone = (lang: string) => ({ lang, timezone: 'Asia/Ho_Chi_Minh' });

  test.each([
    ['vi', '20/11/2026', '20/11', 'Thứ Sáu, 20/11/2026', '11/2026'],
    ['en', '20/11/2026', '20/11', 'Friday, 20/11/2026', '11/2026'],
    ['fr', '20/11/2026', '20/11', 'vendredi 20 novembre 2026', 'novembre 2026'],
    ['de', '20.11.2026', '20.11.', 'Freitag, 20. November 2026', 'November 2026'],
    ['ja', '2026/11/20', '11/20', '2026年11月20日金曜日', '2026年11月'],
  ])('are written as in %s, by years that its texts count', (lang, day, short, long, month) => {
    const shown = [dayOf(time, zone(lang)), shortDayOf(time, zone(lang))];
    expect(shown).toEqual([day, short]);
    expect([longDayOf(time, zone(lang)), monthText('2026-11', { lang })]).toEqual([long, month]);
    expect(clockOf(time, zone(lang))).toBe('16:28');
  });

  test.each(RECORD_LANGUAGES)('have the year and the digits of the texts in %s', (lang) => {
    for (const text of [dayOf(time, zone(lang)), longDayOf(time, zone(lang)), monthText('2026-11', { lang })])
      expect(text).toContain('2026');
    expect(numberIn(lang, 1_234).replace(/\D/g, '')).toBe('1234');
  });
});
