import { cleanOneLine } from '@toasoan/contract/core/text.ts';
import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import type { Block, ParagraphBlock } from './content-block.ts';

export interface ByLine {
  readonly authors: readonly string[];
  /** "Theo Thông tấn Mẫu": where the article is from, and no author. */
  readonly source: string;
}

const LABEL =
  /^(?:(?:bài|tin|ảnh|video|clip|đồ họa|thực hiện|tác giả|người viết|nhóm tác giả|nhóm phóng viên|ghi chép|biên soạn|tổng hợp|phóng viên|người đăng|ghi|lời|chụp|thực hiện bởi)(?:\s*(?:,|và|&|\/|-|–)\s*)?\s*)+\s*(?::|：|\bcủa\b)\s*|^(?:bởi|tác giả|viết bởi|đăng bởi|thực hiện bởi|by|author|posted by|written by)\s*[:：]?\s+/iu;
const SOURCE = /^\(?\s*(?:theo|nguồn(?: tin)?|source)\s*[:：]?\s+(.{2,80}?)\)?$/iu;
const SOURCE_INSIDE = /\s*[(,–-]\s*(?:theo|nguồn)\s*[:：]?\s+([^()]{2,60})\)?\s*$/iu;
const NOTE = /\s*\((?:[^()]{1,40})\)\s*/g;
const MAIL = /\S+@\S+/g;
const PARTS = /\s*(?:[;,/&|•·]|\s[-–—]\s|\s+(?:và|and)\s+)\s*/iu;
/** Two names joined without spaces: "Minh Khuê-Bảo An". */
const TIGHT = /^(\p{Lu}\S*(?:\s\p{Lu}\S*)+)[-–](\p{Lu}\S*(?:\s\p{Lu}\S*)+)$/u;
const NAME = /^(?:\p{Lu}[\p{L}'’.]*)(?:[\s.-]+(?:\p{Lu}[\p{L}'’.]*|\d{0}))*$/u;
const NOBODY =
  /^(?:admin|administrator|editor|ban bien tap|bbt|super user|quan tri vien|quan tri|webmaster|root|user|author|boi|by|tac gia|theo)$/;
const WEEKDAY = /^(?:thu (?:hai|ba|tu|nam|sau|bay)|chu nhat|trang chu)$/;
const MAX_NAME = 45;
const MAX_WORDS = 6;
const MAX_LINE = 110;
const LAST_LINES = 4;

/** It begins as lines of authors do. */
export const isLabelled = (text: string): boolean => LABEL.test(text) || SOURCE.test(text);

/** Names in what a page writes where its authors stand. */
export function readByLine(written: string, notNames: readonly string[] = []): ByLine {
  const text = cleanOneLine(written.replace(MAIL, ' ')).replace(LABEL, '').trim();
  const whole = SOURCE.exec(text)?.[1];
  if (whole !== undefined) return { authors: [], source: tidySource(whole) };
  const inside = SOURCE_INSIDE.exec(text);
  const rest = inside === null ? text : text.slice(0, inside.index);
  const names = rest
    .replace(NOTE, ' ')
    .split(PARTS)
    .flatMap((part) => TIGHT.exec(part)?.slice(1) ?? [part])
    .map((part) =>
      part
        .replace(LABEL, '')
        .replace(/^(?:PV|CTV|Ths|TS|BS)\.?\s+(?=\p{Lu})/u, '')
        .replace(/[\s.:,–-]+$/, '')
        .trim(),
    )
    .filter((name) => isName(name, notNames));
  return { authors: [...new Set(names)], source: tidySource(inside?.[1] ?? '') };
}

function tidySource(source: string): string {
  return source.replace(/[\s).]+$/, '').trim();
}

function isName(name: string, notNames: readonly string[]): boolean {
  const folded = foldVietnamese(name);
  if (name.length < 2 || name.length > MAX_NAME || name.split(/\s+/).length > MAX_WORDS) return false;
  if (/\d|https?:/.test(name) || NOBODY.test(folded) || WEEKDAY.test(folded)) return false;
  return /^\p{Lu}/u.test(name) && !notNames.some((other) => foldVietnamese(other) === folded);
}

/** Authors that stand below the article, and the blocks without their lines. */
export function takeByLines(
  blocks: readonly Block[],
  notNames: readonly string[],
): ByLine & { readonly blocks: readonly Block[] } {
  const from = Math.max(1, blocks.length - LAST_LINES);
  for (let at = blocks.length - 1; at >= from; at -= 1) {
    const block = blocks[at];
    if (block?.kind !== 'paragraph') continue;
    const found = lineIn(block, notNames, at === blocks.length - 1);
    if (found !== undefined) return { ...found, blocks: blocks.filter((_, index) => index !== at) };
  }
  return { authors: [], source: '', blocks };
}

function lineIn(
  { inline, hints }: ParagraphBlock,
  notNames: readonly string[],
  isLast: boolean,
): ByLine | undefined {
  const { text, bold, italic } = inline;
  if (text.length > MAX_LINE || /[?!"“”]/.test(text)) return undefined;
  const isMarked = bold > 0.8 || /right|author|byline|tac-?gia|signature|source|nguon/.test(hints);
  const hasLabel = LABEL.test(text) || SOURCE.test(text);
  if (!isMarked && !hasLabel && !(isLast && (italic > 0.8 || looksLikeNames(text)))) return undefined;
  const found = readByLine(text, notNames);
  const names = found.authors.join(' ').length + found.source.length;
  if (names === 0 || (!hasLabel && !looksLikeNames(text.replace(NOTE, ' ').trim()))) return undefined;
  return names > text.replace(LABEL, '').length * 0.5 ? found : undefined;
}

/** Capital letters at every word, and no end of a sentence. */
function looksLikeNames(text: string): boolean {
  const parts = text.replace(SOURCE_INSIDE, '').replace(NOTE, ' ').trim().split(PARTS);
  return (
    parts.every((part) => NAME.test(part) && part.split(/\s+/).length <= MAX_WORDS) && !/[.:;]$/.test(text)
  );
}
