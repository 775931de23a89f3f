import { type ImportNote, note } from '../import-note.ts';
import { childText, type WxrElement } from './wxr-record.ts';

const FORM = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/;
/** The newsroom's own time zone; an export does not state the zone of its local times. */
export const LOCAL_OFFSET = '+07:00';
const OLDEST = Date.UTC(1900, 0, 1);

export interface ItemDates {
  /** Undefined: the export has none. */
  readonly written: Date | undefined;
  readonly changed: Date | undefined;
  readonly notes: readonly ImportNote[];
}

/** GMT first, then local time; `0000-00-00` and days that do not exist count as none. */
export function itemDates(item: WxrElement): ItemDates {
  const gmt = wordPressTime(childText(item, 'wp:post_date_gmt'), 'Z');
  const local = gmt ?? wordPressTime(childText(item, 'wp:post_date'), LOCAL_OFFSET);
  const written = local ?? publishingTime(childText(item, 'pubDate'));
  const changed =
    wordPressTime(childText(item, 'wp:post_modified_gmt'), 'Z') ??
    wordPressTime(childText(item, 'wp:post_modified'), LOCAL_OFFSET);
  return { written, changed, notes: notesOf(gmt, local, written) };
}

function notesOf(gmt: Date | undefined, local: Date | undefined, written: Date | undefined): ImportNote[] {
  if (written === undefined) return [note('DATE_NONE')];
  return gmt === undefined && local !== undefined ? [note('DATE_LOCAL')] : [];
}

export function wordPressTime(text: string, offset: string): Date | undefined {
  const [, year, month, day, hour, minute, second] = FORM.exec(text) ?? [];
  if (year === undefined) return undefined;
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`);
  if (Number.isNaN(time.getTime()) || time.getTime() < OLDEST) return undefined;
  // The engine reads 30 February as 1 March.
  return new Date(`${year}-${month}-${day}T00:00:00Z`).getUTCDate() === Number(day) ? time : undefined;
}

function publishingTime(text: string): Date | undefined {
  const time = new Date(text);
  return text === '' || Number.isNaN(time.getTime()) || time.getTime() < OLDEST ? undefined : time;
}
