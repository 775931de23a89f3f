import { languageFor } from './site-texts.ts';

const kept = new Map<string, Intl.DateTimeFormat>();

function format(lang: string, timezone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([lang, timezone, options]);
  const known = kept.get(key) ?? new Intl.DateTimeFormat(lang, { ...options, timeZone: timezone });
  kept.set(key, known);
  return known;
}

export interface Zone {
  readonly lang: string;
  readonly timezone: string;
}

/** Vietnamese and English pages write days in one way. */
const isHome = (lang: string) => /^(vi|en)(-|$)/.test(lang);

/** Years and digits as the texts have them, also where a country counts its years and writes its digits otherwise. */
const localeOf = (lang: string) => `${lang}-u-ca-gregory-nu-latn`;

/** `20/11/2026`, in other languages in their order: `2026/11/20`, `20.11.2026`. */
export function dayOf(time: string, { lang, timezone }: Zone): string {
  const day = isHome(lang)
    ? format('en-GB', timezone, { dateStyle: 'short' })
    : format(localeOf(lang), timezone, { day: '2-digit', month: '2-digit', year: 'numeric' });
  return day.format(Date.parse(time));
}

/** Without the year: `20/11`. */
export function shortDayOf(time: string, zone: Zone): string {
  if (isHome(zone.lang)) return dayOf(time, zone).slice(0, 5);
  return format(localeOf(zone.lang), zone.timezone, { day: '2-digit', month: '2-digit' }).format(
    Date.parse(time),
  );
}

/** The month of a moment: `2026-11`. */
export function monthOf(time: string, { timezone }: Zone): string {
  return format('sv-SE', timezone, { dateStyle: 'short' }).format(Date.parse(time)).slice(0, 7);
}

/** A month: `11/2026`. */
export function monthText(month: string, { lang }: Pick<Zone, 'lang'>): string {
  if (isHome(lang)) return month.split('-').reverse().join('/');
  return format(localeOf(lang), 'UTC', { month: 'long', year: 'numeric' }).format(Date.parse(`${month}-01`));
}

/** `16:28`, in every language. */
export function clockOf(time: string, { timezone }: Zone): string {
  return format('en-GB', timezone, { timeStyle: 'short' }).format(Date.parse(time));
}

/** `16:28 20/11/2026`. */
export function momentOf(time: string, zone: Zone): string {
  return `${clockOf(time, zone)} ${dayOf(time, zone)}`;
}

/** `Thứ Sáu, 20/11/2026`. */
export function longDayOf(time: string, zone: Zone): string {
  if (!isHome(zone.lang))
    return format(localeOf(zone.lang), zone.timezone, { dateStyle: 'full' }).format(Date.parse(time));
  const weekday = format(languageFor(zone.lang), zone.timezone, { weekday: 'long' }).format(Date.parse(time));
  return `${weekday}, ${dayOf(time, zone)}`;
}

/** `(GMT+7)`. */
export function offsetOf(time: string, { timezone }: Zone): string {
  const parts = format('en-GB', timezone, { timeZoneName: 'shortOffset' }).formatToParts(Date.parse(time));
  return `(${parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'})`;
}

/** Of today the time, otherwise the day: true for as long as the page is kept. */
export function shortTimeOf(time: string, now: number, zone: Zone): string {
  const isToday = dayOf(time, zone) === dayOf(new Date(now).toISOString(), zone);
  return isToday ? clockOf(time, zone) : dayOf(time, zone);
}

/** `3:05` or `1:02:09`. */
export function lengthOf(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = String(whole % 60).padStart(2, '0');
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${String(minutes).padStart(2, '0')}:${rest}`;
}
