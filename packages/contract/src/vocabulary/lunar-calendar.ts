import { nearestMoon, newMoon, sunSector } from './moon-and-sun.ts';

/** A day of the sun calendar. `month` counts from 1. */
export interface SolarDay {
  year: number;
  month: number;
  day: number;
}

export interface LunarDay {
  year: number;
  month: number;
  day: number;
  /** The month is the second of its number in the year. */
  isLeap: boolean;
}

interface LunarMonth {
  month: number;
  isLeap: boolean;
  /** Julian day number of its first day. */
  start: number;
  length: number;
}

interface LunarCalendar {
  toLunar: (solar: SolarDay) => LunarDay;
  /** Nothing when the year has no such month, or the month no such day. */
  toSolar: (lunar: LunarDay) => SolarDay | undefined;
  /** The number of the month that a lunar year has twice. */
  leapMonth: (year: number) => number | undefined;
  /** 29 or 30; nothing when the year has no such month. */
  monthLength: (year: number, month: number, isLeap: boolean) => number | undefined;
}

const DAY = 86_400_000;
const EPOCH = 2_440_588;
/** The sector of the sun that begins with the winter solstice: it lies in month 11. */
const WINTER = 9;

/** The calendar of a time zone so many hours ahead of universal time. Years are kept: a month of days costs nothing. */
export function lunarCalendar(zoneHours: number): LunarCalendar {
  const zone = zoneHours / 24;
  const years = new Map<number, readonly LunarMonth[]>();

  const moonDay = (moon: number) => Math.floor(newMoon(moon) + 0.5 + zone);
  const sectorAt = (dayNumber: number) => sunSector(dayNumber - 0.5 - zone);

  function moonUntil(dayNumber: number): number {
    const near = nearestMoon(dayNumber);
    return [near + 1, near].find((moon) => moonDay(moon) <= dayNumber) ?? near - 1;
  }

  /** The new moon that begins month 11, which holds the winter solstice. */
  function eleventhMoon(year: number): number {
    const moon = moonUntil(toDayNumber({ year, month: 12, day: 31 }));
    return sectorAt(moonDay(moon)) >= WINTER ? moon - 1 : moon;
  }

  /** The leap month is the first in which the sun enters no new sector. */
  function leapPlace(moons: readonly number[]): number {
    return moons.findIndex((moon, at) => at > 0 && sectorAt(moonDay(moon)) === sectorAt(moonDay(moon + 1)));
  }

  /** The months from month 11 of the year before up to month 10 of this year. */
  function betweenSolstices(year: number): LunarMonth[] {
    const first = eleventhMoon(year - 1);
    const count = eleventhMoon(year) - first;
    const moons = Array.from({ length: count }, (_, at) => first + at);
    const leap = count === 13 ? leapPlace(moons) : count;
    return moons.map((moon, at) => {
      const place = at < leap ? at : at - 1;
      const start = moonDay(moon);
      return {
        month: ((place + 10) % 12) + 1,
        isLeap: at === leap,
        start,
        length: moonDay(moon + 1) - start,
      };
    });
  }

  function monthsOf(year: number): readonly LunarMonth[] {
    const known = years.get(year);
    if (known !== undefined) return known;
    const isOfEnd = ({ month }: LunarMonth) => month >= 11;
    const months = [
      ...betweenSolstices(year).filter((one) => !isOfEnd(one)),
      ...betweenSolstices(year + 1).filter(isOfEnd),
    ];
    years.set(year, months);
    return months;
  }

  function lastMonthUntil(dayNumber: number, year: number): LunarMonth | undefined {
    return monthsOf(year).findLast(({ start }) => start <= dayNumber);
  }

  function monthNamed(year: number, month: number, isLeap: boolean): LunarMonth | undefined {
    return monthsOf(year).find((one) => one.month === month && one.isLeap === isLeap);
  }

  return {
    toLunar: (solar) => {
      const dayNumber = toDayNumber(solar);
      const ofYear = lastMonthUntil(dayNumber, solar.year);
      const found = ofYear ?? lastMonthUntil(dayNumber, solar.year - 1);
      if (found === undefined) throw new RangeError(`No lunar month holds day ${dayNumber}`);
      return {
        year: ofYear === undefined ? solar.year - 1 : solar.year,
        month: found.month,
        day: dayNumber - found.start + 1,
        isLeap: found.isLeap,
      };
    },
    toSolar: ({ year, month, day, isLeap }) => {
      const found = monthNamed(year, month, isLeap);
      const isDay = Number.isInteger(day) && day >= 1 && day <= (found?.length ?? 0);
      return found && isDay ? fromDayNumber(found.start + day - 1) : undefined;
    },
    leapMonth: (year) => monthsOf(year).find(({ isLeap }) => isLeap)?.month,
    monthLength: (year, month, isLeap) => monthNamed(year, month, isLeap)?.length,
  };
}

/** Hà Nội reckons in UTC+7. So do we in every year, though the calendars in force before 1968 followed UTC+8. */
export const { toLunar, toSolar, leapMonth, monthLength: lunarMonthLength } = lunarCalendar(7);

/** The solar day of a text such as `2026-04-26`. */
export function readDay(text: string): SolarDay {
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = text.split('-').map(Number);
  return { year, month, day };
}

/** Such as `2026-04-26`. */
export function writeDay({ year, month, day }: SolarDay): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function toDayNumber({ year, month, day }: SolarDay): number {
  return Date.UTC(year, month - 1, day) / DAY + EPOCH;
}

function fromDayNumber(dayNumber: number): SolarDay {
  const date = new Date((dayNumber - EPOCH) * DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
