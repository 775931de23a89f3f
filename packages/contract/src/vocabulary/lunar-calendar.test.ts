import { Lunar } from 'lunar-calendar-ts-vi';
import { describe, expect, it } from 'vitest';
import {
  type LunarDay,
  leapMonth,
  lunarCalendar,
  lunarMonthLength,
  readDay,
  toLunar,
  toSolar,
  writeDay,
} from './lunar-calendar.ts';
import { lunarCellText, lunarDateText, lunarMonthText, lunarYearName } from './lunar-texts.ts';

const lunarOf = (text: string): LunarDay => toLunar(readDay(text));
const newYearOf = (year: number): string | undefined => {
  const first = toSolar({ year, month: 1, day: 1, isLeap: false });
  return first && writeDay(first);
};

/** Hours ahead of universal time by which the calendar in force in Việt Nam was reckoned. */
function zoneInForce(year: number): number {
  if (year < 1929) return 7 + 45 / 60 + 40 / 3600;
  return year < 1968 ? 8 : 7;
}

/** A misprint of the table, mended in later prints: month 12 of Giáp Tý has 29 days, not 30. */
const isMisprint = (text: string) => text >= '1925-01-24' && text <= '1925-02-22';

describe('the lunar calendar', () => {
  it('equals the table of Hồ Ngọc Đức on every day from 1900 to 2100', () => {
    const table = new Lunar();
    const inForce = new Map(
      [1900, 1929, 1968].map((year) => [zoneInForce(year), lunarCalendar(zoneInForce(year))]),
    );
    const wrong: string[] = [];
    let days = 0;
    for (let time = Date.UTC(1900, 0, 1); time < Date.UTC(2101, 0, 1); time += 86_400_000) {
      const text = new Date(time).toISOString().slice(0, 10);
      const solar = readDay(text);
      const expected = table.getLunarDate(solar.day, solar.month, solar.year);
      const calendar = inForce.get(zoneInForce(solar.year));
      const found = solar.year < 1968 ? calendar?.toLunar(solar) : toLunar(solar);
      const isSame =
        found?.year === expected.year &&
        found.month === expected.month &&
        found.day === expected.day &&
        found.isLeap === (expected.leap === 1);
      if (!isSame) wrong.push(text);
      days += 1;
    }
    expect(days).toBe(73_414);
    expect(wrong).toHaveLength(30);
    expect(wrong.every(isMisprint)).toBe(true);
    expect(lunarOf('1925-01-24')).toEqual({ year: 1925, month: 1, day: 1, isLeap: false });
  });

  it('leads back to the same day, on every day from 1900 to 2100', () => {
    const lost: string[] = [];
    for (let time = Date.UTC(1900, 0, 1); time < Date.UTC(2101, 0, 1); time += 86_400_000) {
      const text = new Date(time).toISOString().slice(0, 10);
      const back = toSolar(lunarOf(text));
      if (back === undefined || writeDay(back) !== text) lost.push(text);
    }
    expect(lost).toEqual([]);
  });

  it('keeps the day of Hà Nội where Beijing has another', () => {
    expect(newYearOf(1985)).toBe('1985-01-21');
    expect(newYearOf(2007)).toBe('2007-02-17');
    expect(newYearOf(2030)).toBe('2030-02-02');
    expect(lunarOf('1985-02-20')).toEqual({ year: 1985, month: 2, day: 1, isLeap: false });
    expect(lunarOf('2007-02-18')).toEqual({ year: 2007, month: 1, day: 2, isLeap: false });
  });

  it('repeats the month in which the sun enters no new sector', () => {
    expect([2020, 2023, 2025, 2028, 2031, 2033].map(leapMonth)).toEqual([4, 2, 6, 5, 3, 11]);
    expect([2024, 2026, 2027].map(leapMonth)).toEqual([undefined, undefined, undefined]);
    expect(lunarOf('2025-07-25')).toEqual({ year: 2025, month: 6, day: 1, isLeap: true });
    expect(toSolar({ year: 2025, month: 6, day: 1, isLeap: false })).toEqual(readDay('2025-06-25'));
  });

  it('has no solar day for a month or day that the year lacks', () => {
    expect(lunarMonthLength(2026, 1, false)).toBe(30);
    expect(lunarMonthLength(2025, 6, true)).toBe(29);
    expect(toSolar({ year: 2025, month: 6, day: 30, isLeap: true })).toBeUndefined();
    expect(toSolar({ year: 2026, month: 6, day: 1, isLeap: true })).toBeUndefined();
    expect(toSolar({ year: 2026, month: 13, day: 1, isLeap: false })).toBeUndefined();
    expect(toSolar({ year: 2026, month: 1, day: 1.5, isLeap: false })).toBeUndefined();
  });

  it('speaks of days, months and years as readers do', () => {
    const kings = lunarOf('2026-04-26');
    expect(lunarDateText(kings, 'vi')).toBe('mùng 10 tháng 3 Bính Ngọ');
    expect(lunarDateText(kings, 'en')).toBe('10th day of the 3rd lunar month, Bính Ngọ');
    expect(lunarDateText(lunarOf('2025-08-08'), 'vi')).toBe('ngày 15 tháng 6 nhuận Ất Tỵ');
    expect(lunarMonthText({ month: 6, isLeap: true }, 'en')).toBe('leap 6th lunar month');
    expect([1984, 2025, 2026, 1900].map(lunarYearName)).toEqual(['Giáp Tý', 'Ất Tỵ', 'Bính Ngọ', 'Canh Tý']);
    expect(['2025-07-25', '2025-08-08'].map((text) => lunarCellText(lunarOf(text)))).toEqual(['1/6N', '15']);
  });
});
