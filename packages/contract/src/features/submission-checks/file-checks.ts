import { bytesText } from '../../vocabulary/bytes-text.ts';
import { fillText } from '../../vocabulary/fill-text.ts';
import { YES } from '../../vocabulary/tri-state.ts';
import type { Bilingual } from '../contests/contest-values.ts';
import type { CheckedFile, CheckedWork, CheckingRules, UnreadReason } from './checked-work.ts';
import { isEditingSoftware } from './editing-software.ts';
import { type Finding, finding, said } from './finding.ts';
import type { AiMarker } from './picture-hints.ts';
import { placeCheck } from './place-check.ts';
import { takenCheck } from './taken-check.ts';
import { AI_MARKER_TEXTS, TEXT_PLACE_TEXTS } from './tech-texts.ts';

const FORMAT_NAMES: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'image/heic': 'HEIC',
  'image/tiff': 'TIFF',
  'video/mp4': 'MP4',
  'video/quicktime': 'MOV',
  'video/webm': 'WebM',
};

function formatName(mime: string): string {
  return FORMAT_NAMES[mime] ?? mime;
}

/** Every line about one file. */
export function fileChecks(work: CheckedWork, file: CheckedFile, rules: CheckingRules): Finding[] {
  const format = formatCheck(work, file, rules);
  const found =
    file.unread === null
      ? [
          format,
          bytesCheck(work, file, rules),
          ...(work.category === 'VIDEO' ? filmChecks(file, rules) : pictureChecks(file, rules)),
          takenCheck(work, file, rules),
          placeCheck(work, file),
          aiCheck(work, file, rules),
        ]
      : [format];
  return found.filter((one) => one !== undefined);
}

/** A file of an accepted format that our machines cannot open is no fault of its author. */
function formatCheck({ category }: CheckedWork, file: CheckedFile, { limits }: CheckingRules): Finding {
  const formats: readonly string[] = category === 'VIDEO' ? limits.video.formats : limits.photo.formats;
  const { id, unread, mime } = file;
  const isAccepted = formats.includes(mime);
  const size = (language: 'vi' | 'en') => `${formatName(mime)} ${bytesText(file.bytes, language)}`;
  const actual = unread === null ? { vi: size('vi'), en: size('en') } : unreadWords(unread, mime);
  const names = formats.map(formatName).join(', ');
  return finding(
    'FORMAT',
    {
      isMet: unread === null && isAccepted,
      isHint: isAccepted && unread !== null && unread !== 'DAMAGED',
      actual,
      expected: { vi: names, en: names },
    },
    id,
  );
}

function unreadWords(unread: UnreadReason, mime: string): Bilingual {
  if (unread === 'NOT_KNOWN') return said('notKnown', { format: formatName(mime) });
  return said(unread === 'DAMAGED' ? 'damaged' : 'tooLarge');
}

function bytesCheck(
  { category }: CheckedWork,
  { id, bytes }: CheckedFile,
  { limits }: CheckingRules,
): Finding {
  const least = category === 'VIDEO' ? 0 : limits.photo.minBytes;
  const most = category === 'VIDEO' ? limits.video.maxBytes : limits.photo.maxBytes;
  const inWords = (value: number) => (language: 'vi' | 'en') => bytesText(value, language);
  const values = { least: inWords(least), most: inWords(most) };
  const actual = { vi: bytesText(bytes, 'vi'), en: bytesText(bytes, 'en') };
  const expected = said(bytes < least ? 'atLeast' : least > 0 ? 'between' : 'atMost', values);
  return finding('BYTES', { isMet: bytes >= least && bytes <= most, actual, expected }, id);
}

function filmChecks({ id, durationMs, width, height }: CheckedFile, { limits }: CheckingRules): Finding[] {
  const { maxSeconds, minHeight } = limits.video;
  const isShort = durationMs !== null && durationMs <= maxSeconds * 1000 + 999;
  const across = width === null || height === null ? null : Math.min(width, height);
  return [
    finding(
      'DURATION',
      {
        isMet: isShort,
        isHint: durationMs === null,
        actual:
          durationMs === null ? said('durationUnknown') : said('duration', { time: clockText(durationMs) }),
        expected: said('atMost', { most: clockText(maxSeconds * 1000) }),
      },
      id,
    ),
    finding(
      'FILM_HEIGHT',
      {
        isMet: across !== null && across >= minHeight,
        isHint: across === null,
        actual: across === null ? said('filmHeightUnknown') : said('filmHeight', { pixels: String(across) }),
        expected: said('atLeast', { least: `${minHeight}p` }),
      },
      id,
    ),
  ];
}

/** `6:02`, as players show it. */
function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function pictureChecks(file: CheckedFile, { limits }: CheckingRules): Finding[] {
  const { id, camera, software, takenTime, hints } = file;
  const long = Math.max(file.width ?? 0, file.height ?? 0);
  const hasExif = camera !== '' || takenTime !== null;
  const isEdited = isEditingSoftware(software);
  const thickest = hints.border === null ? 0 : Math.max(...Object.values(hints.border));
  const place = hints.text && TEXT_PLACE_TEXTS[`${hints.text.edge}_${hints.text.side}`];
  return [
    finding(
      'PIXELS',
      {
        isMet: long >= limits.photo.minLongEdge,
        actual: said('longEdge', { pixels: long }),
        expected: said('atLeast', { least: limits.photo.minLongEdge }),
      },
      id,
    ),
    finding(
      'EXIF_PRESENT',
      {
        isMet: hasExif,
        actual: exifWords(camera, hasExif),
        expected: said(limits.photo.requireExif ? 'exifRequired' : 'none'),
      },
      id,
    ),
    finding(
      'SOFTWARE',
      { isMet: !isEdited, actual: said(isEdited ? 'edited' : 'notEdited', { software }) },
      id,
    ),
    finding(
      'BORDER',
      {
        isMet: hints.border === null,
        actual: said(hints.border === null ? 'noBorder' : 'border', { share: thickest }),
      },
      id,
    ),
    finding(
      'WATERMARK',
      {
        isMet: hints.repeatedMark === null,
        actual: said(hints.repeatedMark === null ? 'noWatermark' : 'watermark'),
      },
      id,
    ),
    finding(
      'NAME_ON_IMAGE',
      {
        isMet: place === null,
        actual: place ? said('name', { place: (language) => place[language] }) : said('noName'),
      },
      id,
    ),
  ];
}

function exifWords(camera: string, hasExif: boolean) {
  if (camera !== '') return said('exif', { camera });
  return said(hasExif ? 'exifTime' : 'exifMissing');
}

/** Where a contest lets authors declare AI, a declared one is as it should be. */
function aiCheck({ declared }: CheckedWork, { id, hints }: CheckedFile, { allowAi }: CheckingRules): Finding {
  const expected = said(allowAi === 'NO' ? 'aiNotAllowed' : 'aiToDeclare');
  const isDeclared = declared.ai === YES;
  if (isDeclared)
    return finding('AI_MARKERS', { isMet: allowAi === 'DECLARE', actual: said('aiDeclared'), expected }, id);
  const markers = (language: 'vi' | 'en') =>
    hints.ai.map((marker) => markerText(marker, language)).join('; ');
  const isMet = hints.ai.length === 0;
  return finding(
    'AI_MARKERS',
    { isMet, actual: said(isMet ? 'noAi' : 'aiMarkers', { markers }), expected },
    id,
  );
}

function markerText({ kind, said: words }: AiMarker, language: 'vi' | 'en'): string {
  return fillText(AI_MARKER_TEXTS[kind][language], { said: words }, language);
}
