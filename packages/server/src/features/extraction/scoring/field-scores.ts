import { cleanOneLine } from '@toasoan/contract/core/text.ts';
import type { ExtractedPage } from '@toasoan/contract/features/extraction/extracted-page.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import type { ExpectedPage } from './read-corpus.ts';

export const SCORED = [
  'title',
  'date',
  'body',
  'sapo',
  'authors',
  'category',
  'tags',
  'cover',
  'coverCaption',
  'images',
  'captions',
  'credits',
] as const;
export type ScoredField = (typeof SCORED)[number];

/** Of one page: what was found of what should be, and what was found besides. */
export interface Marks {
  readonly right: number;
  readonly wrong: number;
  readonly lacking: number;
}

/** Words in a row that count as one piece of a text. */
const SHINGLE = 4;
const VIETNAM_MS = 7 * 3_600_000;

/** How each field of a page compares with what a person read. */
export function marksOf(read: ExtractedPage, expected: ExpectedPage): Record<ScoredField, Marks> {
  return {
    title: oneOf(read.title, expected.title),
    date: dateMarks(read, expected.publishedTime),
    body: textMarks(read.contentText, expected.body.join('\n')),
    sapo: textMarks(read.sapo, expected.sapo),
    authors: setMarks(read.authors, expected.authors),
    category: oneOf(read.category, expected.category),
    tags: setMarks(read.tags, expected.tags),
    cover: oneOf(read.cover?.url ?? '', expected.cover ?? ''),
    coverCaption: oneOf(read.cover?.caption ?? '', expected.coverCaption),
    images: setMarks(urlsOf(read.images), urlsOf(expected.images)),
    captions: setMarks(wordsAt(read.images, 'caption'), wordsAt(expected.images, 'caption')),
    credits: setMarks(wordsAt(read.images, 'credit'), wordsAt(expected.images, 'credit')),
  };
}

type Picture = ExpectedPage['images'][number];
const urlsOf = (pictures: readonly Picture[]) => pictures.map(({ url }) => url);
const wordsAt = (pictures: readonly Picture[], key: 'caption' | 'credit') =>
  pictures.filter((picture) => picture[key] !== '').map((picture) => `${picture.url} ${picture[key]}`);

const keyOf = (text: string) => cleanOneLine(text);

function oneOf(read: string, expected: string): Marks {
  return setMarks(read === '' ? [] : [read], expected === '' ? [] : [expected], keyOf);
}

/** Equal but for spaces, and in lists for capital letters. */
function setMarks(
  read: readonly string[],
  expected: readonly string[],
  key: (text: string) => string = (text) => keyOf(text).toLocaleLowerCase('vi'),
): Marks {
  return compare(
    new Map(read.map((value) => [key(value), 1])),
    new Map(expected.map((value) => [key(value), 1])),
  );
}

/** The same minute; of a day alone, which begins at midnight in Việt Nam, the same day. */
function dateMarks(read: ExtractedPage, expected: string | null): Marks {
  const minute = (time: string | null) => (time === null ? '' : new Date(time).toISOString().slice(0, 16));
  const day = (time: string | null) =>
    time === null ? '' : new Date(Date.parse(time) + VIETNAM_MS).toISOString().slice(0, 10);
  const isDay =
    expected !== null && minute(expected).endsWith('T17:00') && read.warnings.includes('DATE_WITHOUT_TIME');
  return isDay
    ? oneOf(day(read.publishedTime), day(expected))
    : oneOf(minute(read.publishedTime), minute(expected));
}

/** Runs of four words, each as often as it occurs: what is left out, added or put elsewhere counts. */
function textMarks(read: string, expected: string): Marks {
  return compare(shingles(read), shingles(expected));
}

function shingles(text: string): Map<string, number> {
  const words = wordsOf(text.toLocaleLowerCase('vi'));
  const counts = new Map<string, number>();
  const last = Math.max(0, words.length - SHINGLE);
  if (words.length === 0) return counts;
  for (let at = 0; at <= last; at += 1) {
    const piece = words.slice(at, at + SHINGLE).join(' ');
    counts.set(piece, (counts.get(piece) ?? 0) + 1);
  }
  return counts;
}

function compare(read: ReadonlyMap<string, number>, expected: ReadonlyMap<string, number>): Marks {
  const sum = (counts: ReadonlyMap<string, number>) =>
    [...counts.values()].reduce((all, count) => all + count, 0);
  const right = [...read].reduce((all, [piece, count]) => all + Math.min(count, expected.get(piece) ?? 0), 0);
  return { right, wrong: sum(read) - right, lacking: sum(expected) - right };
}

/** Texts that must not be in the body and are. */
export function strayTexts({ contentText }: ExtractedPage, { absent }: ExpectedPage): string[] {
  const body = foldVietnamese(contentText).replace(/\s+/g, ' ');
  return absent.filter((text) => text !== '' && body.includes(foldVietnamese(text).replace(/\s+/g, ' ')));
}
