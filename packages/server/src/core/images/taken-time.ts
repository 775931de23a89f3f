import { day } from '@toasoan/contract/vocabulary/day.ts';
import * as z from 'zod/mini';
import { saidLine, type Tags } from './tag-words.ts';

/** Cameras that name no zone are taken to stand in Việt Nam, which keeps one offset all year. */
const OFFSET = '+07:00';
const PARTS =
  /^(\d{4})[:-](\d{2})[:-](\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/;
const FIRST_PHOTOGRAPH = Date.UTC(1826, 0);
const DAY = 24 * 60 * 60 * 1000;

/** When the picture was taken, not when its file was written. */
export function takenTimeIn({ exif, xmp, iptc }: Tags): string | null {
  const said = [
    [saidLine(40, exif?.DateTimeOriginal), saidLine(10, exif?.OffsetTimeOriginal, exif?.OffsetTime)],
    [saidLine(40, xmp?.DateTimeOriginal, xmp?.DateCreated), ''],
    [saidLine(40, exif?.DateTimeDigitized), saidLine(10, exif?.OffsetTimeDigitized)],
    [saidLine(40, iptc?.['Date Created']), ''],
  ] as const;
  for (const [text, offset] of said) {
    const time = instantOf(text, offset);
    if (time !== null) return time;
  }
  return null;
}

function instantOf(text: string, offset: string): string | null {
  const found = PARTS.exec(text);
  if (found === null) return null;
  const [, year, month, date, hour = '00', minute = '00', second = '00', own = ''] = found;
  if (!z.safeParse(day, `${year}-${month}-${date}`).success) return null;
  const zone = own || (/^[+-]\d{2}:\d{2}$/.test(offset) ? offset : OFFSET);
  const time = Date.parse(
    `${year}-${month}-${date}T${hour}:${minute}:${second}${zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`,
  );
  // Clocks that were never set.
  if (Number.isNaN(time) || time < FIRST_PHOTOGRAPH || time > Date.now() + DAY) return null;
  return new Date(time).toISOString();
}
