import { cleanOneLine } from '@toasoan/contract/core/text.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { readByLine } from './by-lines.ts';
import { type Block, linesOf } from './content-block.ts';

/** "(Báo Ví Dụ) – ", "BVD - ", "Vidu.example - ", "BÁO VÍ DỤ.VN - ", "Đài Ví Dụ - " at the beginning. */
const PREFIX =
  /^(?:\([^()]{2,40}\)\s*[-–—:.]*\s*|(?:[\p{Lu}\d]{2,10}|(?:\p{Lu}[\p{L}\d]*\s){0,4}[\p{L}\d_.-]{2,30}\.[A-Za-z]{2,7}|(?:Báo|BÁO|Đài|ĐÀI|Tạp chí|TẠP CHÍ)(?:\s\p{Lu}[\p{L}\d]*){1,4})\s*[-–—]\s+)/u;
const LABEL = /^(?:Tóm tắt|Abstract)\s*[:：.]\s*/iu;
/** A day with an hour, or words for it. */
const DATE_LINE =
  /\d{1,2}(?:[/.-]| thang )\d{1,2}(?:[/.-]|,? (?:nam )?)\d{4}.{0,12}\d{1,2}[:h]\d{2}|\d{1,2}[:h]\d{2}.{0,14}\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\b\d{1,2} (?:phut|gio|ngay) truoc$|^\W*\d{1,2}[/.-]\d{1,2}[/.-]\d{4}\W*$|^(?:thu (?:hai|ba|tu|nam|sau|bay|[2-7])|chu nhat|cap nhat|ngay dang|dang (?:ngay|luc)|ngay gui)\b.{0,50}\d{4}/;
const MOST = 0.85;
const MIN = 50;
const MIN_SENTENCE = 30;
const MAX = 900;

/** A lead without the name of the paper before it. */
export function tidySapo(written: string): string {
  const text = cleanOneLine(written).replace(LABEL, '');
  const rest = text.replace(PREFIX, '');
  return rest === '' ? text : rest;
}

/** The first paragraph where all of it is bold or italic and the next one is not. */
export function boldLead(blocks: readonly Block[]): number | undefined {
  const at = blocks.findIndex(({ kind }) => kind !== 'figure');
  const first = blocks[at];
  if (first === undefined || (first.kind !== 'paragraph' && first.kind !== 'heading')) return undefined;
  const { text, bold, italic } = first.inline;
  const isMarked = first.kind === 'heading' ? text.length > 90 : bold > MOST || italic > MOST;
  const next = blocks.slice(at + 1).find(({ kind }) => kind === 'paragraph');
  const isNextMarked =
    next?.kind === 'paragraph' && (bold > MOST ? next.inline.bold : next.inline.italic) > MOST;
  const least = /[.…]$/.test(text) ? MIN_SENTENCE : MIN;
  return isMarked && !isNextMarked && text.length >= least && text.length <= MAX ? at : undefined;
}

/** The same words, however they are spaced and whatever stands before them. */
export function isSameText(a: string, b: string): boolean {
  const [one, other] = [
    wordsOf(tidySapo(a)).join(' ').toLowerCase(),
    wordsOf(tidySapo(b)).join(' ').toLowerCase(),
  ];
  return one !== '' && one === other;
}

const FIRST = 6;
const SHORT_LINE = 120;
const HOME = /^(?:trang chu|trang nhat|home)\s*[/>»›|-]/;

/** Blocks without what stands above the text: path, title, lines of date and authors, and the lead. */
export function withoutHead(
  blocks: readonly Block[],
  title: string,
  sapo: string,
  authors: readonly string[] = [],
): Block[] {
  const repeated = blocks.findIndex((block, at) => at < FIRST && isTitle(wordsOfBlock(block), title));
  return blocks.filter((block, at) => {
    if (at >= FIRST + repeated + 1 || block.kind === 'figure') return true;
    if (isMetaList(block, authors)) return false;
    const text = wordsOfBlock(block);
    if (text === '') return true;
    if (text.length <= SHORT_LINE && isNamesAlone(text, authors)) return false;
    return at > repeated && !isHeadLine(text) && !(sapo !== '' && isSameText(text, sapo));
  });
}

/** A word such as "Trực tiếp" may stand before it, and the date after it. */
function isTitle(text: string, title: string): boolean {
  const isDated = title !== '' && text.startsWith(title) && isHeadLine(text.slice(title.length).trim());
  return (
    isDated ||
    isSameText(text, title) ||
    (title.length > 15 && text.endsWith(title) && text.length - title.length < 20)
  );
}

const wordsOfBlock = (block: Block) =>
  block.kind === 'paragraph' || block.kind === 'heading' ? block.inline.text : '';

/** Date, authors and the like, each an item of a list. */
function isMetaList(block: Block, authors: readonly string[]): boolean {
  if (block.kind !== 'list') return false;
  return linesOf([block]).every(
    (line) => isHeadLine(line) || /^[\d.,]+$/.test(line) || isNamesAlone(line, authors),
  );
}

function isNamesAlone(text: string, authors: readonly string[]): boolean {
  const named = readByLine(text).authors;
  const letters = named.join('').length;
  return named.length > 0 && letters > text.length / 3 && named.every((name) => authors.includes(name));
}

/** A path through the site, or little more than a date. */
function isHeadLine(text: string): boolean {
  if (text.length > SHORT_LINE) return false;
  if (HOME.test(foldVietnamese(text))) return true;
  return text.length < 90 && DATE_LINE.test(foldVietnamese(text)) && !/[.!?]$/.test(text);
}
