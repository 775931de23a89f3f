import { cleanOneLine } from '@toasoan/contract/core/text.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import type { Block, ParagraphBlock } from './content-block.ts';

export interface ByLine {
  readonly authors: readonly string[];
  /** "Theo Thông tấn Mẫu": where the article is from, and no author. */
  readonly source: string;
}

const LABEL =
  /^(?:(?:bài|tin|ảnh|video|clip|đồ họa|thực hiện|tác giả(?: bài(?: viết)?)?|người viết|nhóm tác giả|nhóm phóng viên|ghi chép|biên soạn|tổng hợp|phóng viên|người đăng|ghi|lời|chụp|thực hiện bởi)(?:\s*(?:,|và|&|\/|-|–)\s*)?\s*)+\s*(?::|：|\bcủa\b)\s*|^(?:bởi|tác giả|(?:được )?(?:viết|đăng) bởi|bài viết của|thực hiện bởi|by|author|posted by|written by)\s*[:：]?\s+/iu;
const SOURCE = /^\(?\s*(?:theo|nguồn(?: tin)?|source)\s*[:：]?\s+(.{2,80}?)\)?$/iu;
/** "Theo Minh Khuê (Thông tấn Mẫu)": a person and his paper. */
const PERSON_OF = /^(?<names>\S+(?:\s\S+){1,3})\s\((?<source>[^()]{2,40})\)$/u;
const SOURCE_INSIDE = /\s*[(,–-]\s*(?:theo|nguồn)\s*[:：]?\s+([^()]{2,60})\)?\s*$/iu;
/** A part of an authority signs as people do. */
const OFFICE = /^(?:Trung tâm|Văn phòng|Phòng|Sở|Cục|Vụ|Viện|Hội|Đoàn)\s[^.:;!?]{2,40}$/u;
/** "(TTXM/Bản tin Mẫu)" below the text. */
const AGENCIES = /^\(((?:\p{Lu}{3,}|[\p{L}\d+. ]{2,30}\/[\p{L}\d+. ]{2,30}))\)\.?$/u;
const NOTE = /\s*\((?:[^()]{1,40})\)\s*/g;
const MAIL = /\S+@\S+/g;
const PARTS = /\s*(?:[;,/&|•·]|\s+(?:và|and)\s+)\s*/iu;
const DASH = /\s+[-–—]\s+/;
/** Before a name: what somebody is. */
const RANK =
  /^(?:(?:PV|CTV|Phóng viên|Nhà báo|GS|PGS|TSKH|TS|ThS|Ths|BS|KTS|LS|Luật sư|Bác sĩ|Tiến sĩ|Thạc sĩ|Dr|Prof)(?:\.\s*|\s+))+(?=\p{Lu})/u;
/** "— Minh Khuê". */
const DASHED = /^[—–-]\s*(?=\p{Lu})/u;
const REPORTER = /^(?:Phóng viên|PV|CTV|Nhà báo)\s+\p{Lu}/u;
/** "Nhóm phóng viên miền Trung" signs as one. */
const TEAM = /^(?:Nhóm|Tổ)\s(?:phóng viên|PV|tác giả)\b/u;
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
export const isLabelled = (text: string): boolean =>
  LABEL.test(text) || SOURCE.test(text) || REPORTER.test(text);

/** Names in what a page writes where its authors stand. */
export function readByLine(written: string, notNames: readonly string[] = []): ByLine {
  const text = cleanOneLine(written.replace(MAIL, ' ')).replace(DASHED, '').replace(LABEL, '').trim();
  const whole = SOURCE.exec(text)?.[1];
  const signed = whole === undefined ? null : PERSON_OF.exec(whole.replace(/\)?$/, ')'));
  if (signed?.groups?.names !== undefined && looksLikeNames(signed.groups.names))
    return { authors: [signed.groups.names], source: signed.groups.source ?? '' };
  if (whole !== undefined) return { authors: [], source: tidySource(whole) };
  const inside = SOURCE_INSIDE.exec(text);
  const rest = inside === null ? text : text.slice(0, inside.index);
  const names = rest
    .replace(NOTE, ' ')
    .split(PARTS)
    .flatMap(apart)
    .flatMap((part) => TIGHT.exec(part)?.slice(1) ?? [part])
    .map((part) =>
      part
        .replace(LABEL, '')
        .replace(RANK, '')
        .replace(/[\s.:,–-]+$/, '')
        .trim(),
    )
    .filter((name) => isName(name, notNames));
  return { authors: [...new Set(names)], source: tidySource(inside?.[1] ?? '') };
}

/** "Minh Khuê – Bảo An" are two; of "Ban Văn hóa - Xã hội" the dash is a part. */
function apart(text: string): string[] {
  const parts = text.split(DASH);
  const [first = ''] = parts;
  return NAME.test(first.replace(LABEL, '').replace(RANK, '')) ? parts : [text];
}

function tidySource(source: string): string {
  return source.replace(/[\s).]+$/, '').trim();
}

function isName(name: string, notNames: readonly string[]): boolean {
  const folded = foldVietnamese(name);
  if (name.length < 2 || name.length > MAX_NAME || wordsOf(name).length > MAX_WORDS) return false;
  if (/[\d:]/.test(name) || NOBODY.test(folded) || WEEKDAY.test(folded)) return false;
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

function lineIn(block: ParagraphBlock, notNames: readonly string[], isLast: boolean): ByLine | undefined {
  const { text } = block.inline;
  if (text.length > MAX_LINE || /[?!"“”]/.test(text)) return undefined;
  if (isLast && AGENCIES.test(text)) return { authors: [], source: text.replace(/^\(|\)\.?$/g, '') };
  const found = readByLine(text, notNames);
  if (isLast && isMarked(block) && OFFICE.test(text)) return found;
  const isDashed = DASHED.test(text) && looksLikeNames(text.replace(DASHED, ''));
  const hasLabel = isDashed || LABEL.test(text) || SOURCE.test(text);
  const isSigned = isMarked(block) || (isLast && (block.inline.italic > 0.8 || looksLikeNames(text)));
  if (!hasLabel && !(isSigned && looksLikeNames(text.replace(NOTE, ' ').trim()))) return undefined;
  return isMostlyNames(found, text.replace(LABEL, '')) ? found : undefined;
}

function isMostlyNames({ authors, source }: ByLine, text: string): boolean {
  const names = authors.join(' ').length + source.length;
  return (authors.length > 0 || isSourceName(source)) && names > text.length * 0.5;
}

/** Bold, or drawn or named as a signature. */
const isMarked = ({ inline, hints }: ParagraphBlock) =>
  inline.bold > 0.8 || /right|author|byline|tac-?gia|sign|source|nguon/.test(hints);

/** "Theo kế hoạch, mặt đường …" begins a sentence. */
const isSourceName = (source: string) =>
  /^[\p{Lu}\d]/u.test(source) && !source.includes(',') && wordsOf(source).length <= MAX_WORDS + 2;

/** Capital letters at every word, and no end of a sentence. */
export function looksLikeNames(text: string): boolean {
  if (TEAM.test(text)) return !/[.:;]$/.test(text);
  const parts = text.replace(SOURCE_INSIDE, '').replace(NOTE, ' ').trim().split(PARTS).flatMap(apart);
  return (
    parts.every((part) => NAME.test(part.replace(RANK, '')) && part.split(/\s+/).length <= MAX_WORDS) &&
    !/[.:;]$/.test(text)
  );
}
