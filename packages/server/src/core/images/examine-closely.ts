import { readFile } from 'node:fs/promises';
import type { PictureHints } from '@toasoan/contract/features/submission-checks/picture-hints.ts';
import { decode, glanceAt } from './decoding.ts';
import { examineImage } from './examine-image.ts';
import { findAiMarkers } from './hints/ai-markers.ts';
import { findBorder } from './hints/find-border.ts';
import { findRepeatedMark } from './hints/find-repeated-mark.ts';
import { standingOut } from './hints/find-strokes.ts';
import { findText } from './hints/find-text.ts';
import type { GreyPicture } from './hints/grey-picture.ts';
import type { CloselyExaminedImage, ExaminedImage } from './image-work.ts';
import { lookInsideOf, otherLooksOf } from './look-hash.ts';
import { tagsOf } from './picture-words.ts';
import { saidLine, saidText, type Tags } from './tag-words.ts';

/** Letters of a name at the edge of a picture have ten pixels and more at this size. */
const LONG_EDGE = 1024;
const MOST_TEXTS = 50;
/** Contests have limits of their own: photographs of 24 megapixels take 10 MB and more. */
const MAX_BYTES = 100 * 1024 * 1024;

/** What `examineImage` finds, and what only a contest asks: whose it is, what it hints at, how its copies would look. */
export async function examineClosely(path: string): Promise<CloselyExaminedImage> {
  const examined = await examineImage(path, { maxBytes: MAX_BYTES });
  const bytes = await readFile(path);
  const tags = tagsOf(bytes);
  const glance = await glanceAt(path);
  const hints = await hintsOfPixels(path);
  const { cuts, mirrored } = await otherLooksOf(glance);
  return {
    ...examined,
    mirrored,
    cuts: hints.border === null ? cuts : [await lookInsideOf(glance, hints.border), ...cuts],
    owner: ownerIn(tags),
    hints: { ...hints, ai: findAiMarkers({ bytes, ...markedBy(tags, examined) }) },
  };
}

async function hintsOfPixels(path: string): Promise<Omit<PictureHints, 'ai'>> {
  const picture = await greyPictureAt(path);
  const hats = standingOut(picture);
  return { border: findBorder(picture), text: findText(hats), repeatedMark: findRepeatedMark(hats) };
}

async function greyPictureAt(path: string): Promise<GreyPicture> {
  const { data, info } = await decode(path)
    .resize({ width: LONG_EDGE, height: LONG_EDGE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Plain bytes: a Buffer would pass its pool on to every copy.
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

/** Names and serial numbers: data of a person, kept apart from what everybody may see of a picture. */
function ownerIn({ exif, iptc, xmp }: Tags): string {
  const said = [
    saidLine(100, exif?.Artist, xmp?.creator, iptc?.['By-line']),
    saidLine(100, otherTag(exif, 'CameraOwnerName')),
    saidLine(100, exif?.Copyright, xmp?.rights, iptc?.['Copyright Notice']),
    saidLine(60, otherTag(exif, 'BodySerialNumber')),
  ];
  return [...new Set(said)].filter((text) => text !== '').join(' · ');
}

/** A tag that the reader's types do not name, or name without its shape. */
function otherTag(exif: Tags['exif'], name: string): { readonly description?: unknown } {
  return (exif as Record<string, { readonly description?: unknown }> | undefined)?.[name] ?? {};
}

function markedBy({ exif, xmp, iptc, pngText }: Tags, { exif: lines, width, height }: ExaminedImage) {
  const texts = Object.entries(pngText ?? {})
    .slice(0, MOST_TEXTS)
    .map(([name, tag]) => [name, saidText(2_000, tag)] as const);
  return {
    software: [
      saidLine(120, exif?.Software),
      saidLine(120, xmp?.CreatorTool),
      saidLine(120, iptc?.Credit, xmp?.Credit),
      saidLine(120, exif?.Make),
    ],
    texts: [
      ...texts,
      ['comment', saidText(2_000, otherTag(exif, 'UserComment'), exif?.ImageDescription)] as const,
    ],
    hasCamera: lines.camera !== undefined,
    width,
    height,
  };
}
