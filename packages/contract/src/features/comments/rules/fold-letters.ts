import { isMark, type Letter, letterOf, marksOf } from './letter-of.ts';

/**
 * What lies before a letter. NONE: the letter before it. SOFT: a separator that may hide a word ("đ.m", "d m").
 * SPACE: the next word. BREAK: another sentence.
 */
export const GAP = { NONE: 0, SOFT: 1, SPACE: 2, BREAK: 3 } as const;
export type Gap = (typeof GAP)[keyof typeof GAP];

/** One folded letter with its place in the text. */
export interface FoldedLetter {
  base: string;
  /** Before the habits of teencode were undone. */
  raw: string;
  quality: number;
  tone: number;
  /** UTF-16 offsets of everything that it stands for. */
  start: number;
  end: number;
  /** "mmm" is one letter, three times. */
  repeats: number;
  isLookalike: boolean;
  isStandIn: boolean;
  gap: Gap;
  /** Which separator a SOFT gap is made of. */
  separator: string;
}

/** A letter of the text before gaps and teencode. */
interface Unit extends Letter {
  readonly start: number;
  end: number;
  quality: number;
  tone: number;
}

interface Token {
  readonly units: Unit[];
  /** What stands between it and the token before it. */
  readonly before: string;
}

/** The letters of a text without the tricks by which words are hidden; one pass, one entry a letter. */
export function foldLetters(text: string): FoldedLetter[] {
  const letters: FoldedLetter[] = [];
  let lastLength = 0;
  for (const { units, before } of tokensOf(text)) {
    const folded = foldToken(units);
    const [first] = folded;
    if (first === undefined) continue;
    if (letters.length > 0) {
      first.gap = gapOf(before, lastLength === 1 && folded.length === 1);
      first.separator = first.gap === GAP.SOFT ? separatorOf(before) : '';
    }
    letters.push(...folded);
    lastLength = folded.length;
  }
  return letters;
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let units: Unit[] = [];
  let [at, separatorStart, before] = [0, 0, ''];
  for (const character of text) {
    const end = at + character.length;
    const last = units.at(-1);
    const letter = letterOf(character);
    if (letter !== null) {
      if (last === undefined) before = text.slice(separatorStart, at);
      units.push({ ...letter, start: at, end });
    } else if (last !== undefined && isMark(character)) {
      const { quality, tone } = marksOf(character);
      last.quality ||= quality;
      last.tone |= tone;
      last.end = end;
    } else if (last !== undefined) {
      tokens.push({ units, before });
      [units, separatorStart] = [[], at];
    }
    at = end;
  }
  if (units.length > 0) tokens.push({ units, before });
  return tokens;
}

/** Undoes digits for letters, the letters of teencode and repeats. */
function foldToken(units: readonly Unit[]): FoldedLetter[] {
  const isWord = units.some(({ standsFor, base }) => standsFor === '' && !isDigit(base));
  const folded: FoldedLetter[] = [];
  for (const [index, unit] of units.entries()) {
    const isStandIn = isWord && unit.standsFor !== '';
    const raw = isStandIn ? unit.standsFor : unit.base;
    const next = units[index + 1]?.base ?? '';
    for (const base of usualSpelling(raw, next)) addLetter(folded, unit, { raw, base, isStandIn });
  }
  return folded;
}

const isDigit = (base: string) => base >= '0' && base <= '9';

/** Teencode writes letters that Vietnamese does without; "kh" and "ch" are different sounds. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
  f: ['p', 'h'],
  j: ['g', 'i'],
  w: ['q', 'u'],
  z: ['d'],
};

function usualSpelling(raw: string, next: string): readonly string[] {
  if (raw === 'k' && next !== 'h') return ['c'];
  return USUAL[raw] ?? [raw];
}

function addLetter(
  folded: FoldedLetter[],
  unit: Unit,
  { raw, base, isStandIn }: Pick<FoldedLetter, 'raw' | 'base' | 'isStandIn'>,
): void {
  const last = folded.at(-1);
  if (last !== undefined && last.base === base) {
    if (last.start !== unit.start) last.repeats += 1;
    last.end = unit.end;
    last.quality ||= unit.quality;
    last.tone |= unit.tone;
    return;
  }
  folded.push({
    base,
    raw,
    quality: unit.quality,
    tone: unit.tone,
    start: unit.start,
    end: unit.end,
    repeats: 1,
    isLookalike: unit.isLookalike,
    isStandIn,
    gap: GAP.NONE,
    separator: '',
  });
}

const BLANK = /\s/;
const LINE_END = /\n/;
const SENTENCE_END = /[.,;:!?…"“”()]/;
/** Longer separators hide nothing: readers cannot read over them. */
const MOST_HIDING = 3;

function gapOf(between: string, areSingleLetters: boolean): Gap {
  if (LINE_END.test(between)) return GAP.BREAK;
  const isBlank = BLANK.test(between);
  const mayHide = between.length <= MOST_HIDING && (!isBlank || areSingleLetters);
  if (mayHide) return GAP.SOFT;
  return isBlank && !SENTENCE_END.test(between) ? GAP.SPACE : GAP.BREAK;
}

function separatorOf(between: string): string {
  return BLANK.test(between) ? ' ' : between.charAt(0);
}
