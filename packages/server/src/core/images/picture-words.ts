import type { ExifKey } from '@toasoan/contract/features/media/exif-keys.ts';
import { day } from '@toasoan/contract/vocabulary/day.ts';
import exifReader from 'exifreader';
import * as z from 'zod/mini';
import type { ExaminedImage } from './image-work.ts';
import { saidLine, saidText, type Tags } from './tag-words.ts';

/** Cameras without a time zone are assumed to be in Việt Nam, which keeps one offset all year. */
const CAMERA_OFFSET = '+07:00';

const DATE_PARTS =
  /^(\d{4})[:-](\d{2})[:-](\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/;

const FIRST_PHOTOGRAPH = Date.UTC(1826, 0);

const DAY_MS = 24 * 60 * 60 * 1000;

const MAX_CREDIT = 150;

type Words = Omit<ExaminedImage, 'mime' | 'width' | 'height' | 'placeholder' | 'lookHash'>;

/** Defaults that cameras write as a caption. */
const NO_CAPTION =
  /^(olympus digital camera|samsung camera pictures|dcim|default|untitled|minolta digital camera|\W*)$/i;

/** What the file says of itself. */
export function readWords(bytes: Buffer): Words {
  const tags = tagsOf(bytes);
  return {
    takenTime: takenTimeIn(tags),
    ...placeIn(tags),
    title: saidLine(
      250,
      tags.iptc?.Headline,
      tags.xmp?.Headline,
      tags.iptc?.['Object Name'],
      tags.xmp?.title,
    ),
    caption: captionIn(tags),
    credit: creditIn(tags),
    placeText: saidLine(150, tags.iptc?.City, tags.xmp?.City, tags.xmp?.Location),
    exif: exifIn(tags),
  };
}

/** Never throws: unreadable metadata counts as missing. */
export function tagsOf(bytes: Buffer): Tags {
  try {
    return exifReader.load(bytes, { expanded: true });
  } catch {
    return {};
  }
}

function captionIn({ iptc, xmp, exif }: Tags): string {
  const text = saidText(500, iptc?.['Caption/Abstract'], xmp?.description, exif?.ImageDescription);
  return NO_CAPTION.test(text) ? '' : text;
}

/** Phones without a position write zeros. */
function placeIn({ gps }: Tags): Pick<Words, 'latitude' | 'longitude'> {
  const [latitude, longitude] = [coordinate(gps?.Latitude, 90), coordinate(gps?.Longitude, 180)];
  const isKnown = latitude !== null && longitude !== null && (latitude !== 0 || longitude !== 0);
  return isKnown ? { latitude, longitude } : { latitude: null, longitude: null };
}

function coordinate(value: unknown, most: number): number | null {
  if (typeof value !== 'number' || !(Math.abs(value) <= most)) return null;
  return Math.round(value * 1e6) / 1e6;
}

function exifIn({ exif = {} }: Tags): Record<string, string> {
  const line = (...tags: Parameters<typeof saidLine> extends [number, ...infer Rest] ? Rest : never) =>
    saidLine(120, ...tags);
  const lines: Record<ExifKey, string> = {
    camera: cameraOf(line(exif.Make), line(exif.Model)),
    lens: line(exif.LensModel),
    exposureTime: line(exif.ExposureTime),
    aperture: line(exif.FNumber),
    iso: line(exif.ISOSpeedRatings),
    focalLength: line(exif.FocalLength),
    focalLength35: line(exif.FocalLengthIn35mmFilm),
    exposureBias: line(exif.ExposureBiasValue),
    flash: line(exif.Flash),
    software: line(exif.Software),
  };
  return Object.fromEntries(Object.entries(lines).filter(([, value]) => value !== ''));
}

/** Many models begin with their maker's name. */
function cameraOf(make: string, model: string): string {
  const first = make.split(' ')[0] ?? '';
  return model.toLowerCase().startsWith(first.toLowerCase()) ? model : `${make} ${model}`.trim();
}

/** Author and source: "Hồng Đạt / TTXVN"; the copyright line where neither is named. */
function creditIn({ iptc, xmp, exif }: Tags): string {
  const maker = saidLine(MAX_CREDIT, iptc?.['By-line'], xmp?.creator, exif?.Artist);
  const sender = saidLine(MAX_CREDIT, iptc?.Credit, xmp?.Credit, iptc?.Source, xmp?.Source);
  const named = sender === '' || maker.includes(sender) ? maker : [maker, sender].filter(Boolean).join(' / ');
  const credit = named || saidLine(MAX_CREDIT, iptc?.['Copyright Notice'], xmp?.rights, exif?.Copyright);
  return saidLine(MAX_CREDIT, { description: credit });
}

/** When the picture was taken, not when its file was written. */
function takenTimeIn({ exif, xmp, iptc }: Tags): string | null {
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
  const found = DATE_PARTS.exec(text);
  if (found === null) return null;
  const [, year, month, date, hour = '00', minute = '00', second = '00', own = ''] = found;
  if (!z.safeParse(day, `${year}-${month}-${date}`).success) return null;
  const zone = own || (/^[+-]\d{2}:\d{2}$/.test(offset) ? offset : CAMERA_OFFSET);
  const time = Date.parse(
    `${year}-${month}-${date}T${hour}:${minute}:${second}${zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`,
  );
  // Clocks that were never set.
  if (Number.isNaN(time) || time < FIRST_PHOTOGRAPH || time > Date.now() + DAY_MS) return null;
  return new Date(time).toISOString();
}
