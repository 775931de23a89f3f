import { describe, expect, it } from 'vitest';
import {
  dateOfText,
  isCertainlyAfter,
  type UncertainDate,
  uncertainDate,
  wordsOfDate,
} from './uncertain-date.ts';

const WORDS = { circa: 'khoảng', bc: 'TCN' };
const date = (text: string, precision: UncertainDate['precision']) => {
  const found = dateOfText(text, precision);
  if (found === undefined) throw new Error(`${text} is no date.`);
  return found;
};

describe('A date of a life', () => {
  it('has as many parts as its precision says, and days that exist', () => {
    const accepts = (value: unknown) => uncertainDate.safeParse(value).success;
    expect(accepts({ precision: 'DAY', year: 1820, month: 9, day: 16 })).toBe(true);
    expect(accepts({ precision: 'YEAR', year: 1765, month: null, day: null })).toBe(true);
    expect(accepts({ precision: 'YEAR', year: 1765, month: 1, day: null })).toBe(false);
    expect(accepts({ precision: 'DAY', year: 1900, month: 2, day: 29 })).toBe(false);
    expect(accepts({ precision: 'DAY', year: 2000, month: 2, day: 29 })).toBe(true);
  });

  it('reads as it was typed', () => {
    expect(wordsOfDate(date('16/9/1820', 'DAY'), WORDS)).toBe('16/09/1820');
    expect(wordsOfDate(date('9/1820', 'MONTH'), WORDS)).toBe('09/1820');
    expect(wordsOfDate(date('1772', 'CIRCA'), WORDS)).toBe('khoảng 1772');
    expect(wordsOfDate(date('-208', 'YEAR'), WORDS)).toBe('208 TCN');
    expect(dateOfText('31/02/1820', 'DAY')).toBeUndefined();
    expect(dateOfText('1820', 'DAY')).toBeUndefined();
  });

  it('is after another one only where that is certain', () => {
    const after = (one: UncertainDate, other: UncertainDate) => isCertainlyAfter(one, other);
    expect(after(date('1821', 'YEAR'), date('16/09/1820', 'DAY'))).toBe(true);
    expect(after(date('1820', 'YEAR'), date('16/09/1820', 'DAY'))).toBe(false);
    expect(after(date('10/1820', 'MONTH'), date('16/09/1820', 'DAY'))).toBe(true);
    expect(after(date('1825', 'CIRCA'), date('1820', 'YEAR'))).toBe(false);
    expect(after(date('1850', 'CIRCA'), date('1820', 'YEAR'))).toBe(true);
  });
});
