import type { Node } from '@tiptap/pm/model';
import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';

export interface FindOptions {
  readonly matchCase: boolean;
  readonly wholeWord: boolean;
  /** "lua" also finds "lúa" and "lửa". */
  readonly foldMarks: boolean;
}

export interface Match {
  readonly from: number;
  readonly to: number;
}

/** Stands for breaks, and for words that are suggested to be removed: neither is found. */
const GAP = '\uFFFC';
const LETTER = /[\p{L}\p{M}\p{N}]/u;

/** Lines are immutable: each is read once for each way of reading. */
const read = new Map<string, WeakMap<Node, string>>();
const folded = new Map<string, string>();

/** One letter without its marks and in its own case; what would change its length stays. */
function foldLetter(letter: string): string {
  const known = folded.get(letter);
  if (known !== undefined) return known;
  const plain = foldVietnamese(letter);
  const inCase = letter === letter.toLowerCase() ? plain : plain.toUpperCase();
  const result = inCase.length === letter.length ? inCase : letter;
  folded.set(letter, result);
  return result;
}

function lower(text: string): string {
  const whole = text.toLowerCase();
  if (whole.length === text.length) return whole;
  return [...text]
    .map((letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter))
    .join('');
}

/** As it is compared: as long as the text itself, so that places stay. */
function readAs(text: string, { matchCase, foldMarks }: FindOptions): string {
  const plain = foldMarks ? text.replace(/[^\0-\x7F]/g, foldLetter) : text;
  return matchCase ? plain : lower(plain);
}

function textOf(line: Node): string {
  let text = '';
  line.forEach((part) => {
    const isStruck = part.marks.some(({ type }) => type.name === 'deletion');
    text += part.isText && !isStruck ? (part.text ?? '') : GAP.repeat(part.nodeSize);
  });
  return text;
}

function lineAs(line: Node, options: FindOptions): string {
  const way = `${options.matchCase} ${options.foldMarks}`;
  const lines = read.get(way) ?? new WeakMap<Node, string>();
  read.set(way, lines);
  const known = lines.get(line);
  if (known !== undefined) return known;
  const text = readAs(textOf(line), options);
  lines.set(line, text);
  return text;
}

function isWhole(text: string, from: number, to: number): boolean {
  return !LETTER.test(text.charAt(from - 1)) && !LETTER.test(text.charAt(to));
}

/** Every place of the words within a line, in order. */
export function findMatches(doc: Node, query: string, options: FindOptions): readonly Match[] {
  const wanted = readAs(query.normalize('NFC'), options);
  const found: Match[] = [];
  if (wanted === '') return found;
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true;
    const text = lineAs(node, options);
    for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at)) {
      const end = at + wanted.length;
      const isFound = !options.wholeWord || isWhole(text, at, end);
      if (isFound) found.push({ from: position + 1 + at, to: position + 1 + end });
      at = isFound ? end : at + 1;
    }
    return false;
  });
  return found;
}
