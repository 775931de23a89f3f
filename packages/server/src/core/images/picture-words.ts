import type { ExifKey } from '@toasoan/contract/features/media/exif-keys.ts';
import exifReader from 'exifreader';
import { creditIn } from './credit-words.ts';
import type { ExaminedImage } from './image-work.ts';
import { saidLine, saidText, type Tags } from './tag-words.ts';
import { takenTimeIn } from './taken-time.ts';

type Words = Omit<ExaminedImage, 'mime' | 'width' | 'height' | 'placeholder' | 'lookHash'>;

/** What cameras write where a caption belongs. */
const NO_CAPTION =
  /^(olympus digital camera|samsung camera pictures|dcim|default|untitled|minolta digital camera|\W*)$/i;

/** What the file says about itself. Never throws: words that cannot be read are words it does not have. */
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

function tagsOf(bytes: Buffer): Tags {
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

/** Phones without a fix write zeros. */
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
