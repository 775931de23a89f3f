import type { Finding, WordTrick } from './finding.ts';
import { type FoldedLetter, foldLetters, GAP } from './fold-letters.ts';
import { readLetters, type WordAutomaton } from './word-automaton.ts';
import { beginsWord, isPlain, type WordEntry } from './word-entry.ts';

/** Digits for letters count from this many letters on: "4h" hides nothing. */
const LEAST_WITH_DIGITS = 3;
/** Words of this many letters are also found when written together. */
const LEAST_TOGETHER = 5;
/** A text full of them says no more than these. */
const MOST_FINDINGS = 30;

interface Match {
  readonly entry: WordEntry;
  readonly from: number;
  /** One past its last letter. */
  readonly to: number;
}

/** The listed words in a text, each with its place; linear in the text, whatever it holds. */
export function findWords(text: string, automaton: WordAutomaton): Finding[] {
  const letters = foldLetters(text);
  const matches: Match[] = [];
  readLetters(
    automaton,
    letters.map(({ base }) => base),
    (entry, last) => {
      const match = { entry, from: last + 1 - entry.letters.length, to: last + 1 };
      if (matches.length < MOST_FINDINGS * 4 && isMatch(letters, match)) matches.push(match);
    },
  );
  return longestOf(matches)
    .slice(0, MOST_FINDINGS)
    .map((match) => findingOf(letters, match));
}

function isMatch(letters: readonly FoldedLetter[], match: Match): boolean {
  const { entry, from, to } = match;
  const run = letters.slice(from, to);
  return (
    isWhole(letters, match) &&
    run.every((letter, index) => hasRepeats(letter, entry.letters[index])) &&
    (run.length >= LEAST_WITH_DIGITS || !run.some(({ isStandIn }) => isStandIn)) &&
    haveMarks(run, entry)
  );
}

/** A letter that the list has twice is not found where it stands once. */
function hasRepeats(letter: FoldedLetter, listed: FoldedLetter | undefined): boolean {
  return letter.repeats >= (listed?.repeats ?? 1);
}

/** Whole words, and every gap inside is one over which people read. */
function isWhole(letters: readonly FoldedLetter[], { entry, from, to }: Match): boolean {
  const [first, after] = [letters[from], letters[to]];
  if (first === undefined || (from > 0 && !beginsWord(first)) || (after && !beginsWord(after))) return false;
  const hiding = new Set<string>();
  for (let index = 1; index < entry.letters.length; index += 1) {
    const [letter, listed] = [letters[from + index], entry.letters[index]];
    if (letter === undefined || listed === undefined) return false;
    const isNewWord = beginsWord(listed);
    if (!mayStand(letter, isNewWord, entry.letters.length)) return false;
    if (!isNewWord && letter.gap === GAP.SOFT) hiding.add(letter.separator);
  }
  // "a.n.n.i.n.h" does not hold "ni": whatever divides the letters inside does not also end the word.
  const isHiddenToo = (letter: FoldedLetter | undefined) =>
    letter?.gap === GAP.SOFT && hiding.has(letter.separator);
  return !isHiddenToo(from > 0 ? first : undefined) && !isHiddenToo(after);
}

function mayStand({ gap }: FoldedLetter, isNewWord: boolean, length: number): boolean {
  if (!isNewWord) return gap === GAP.NONE || gap === GAP.SOFT;
  return gap === GAP.NONE ? length >= LEAST_TOGETHER : gap !== GAP.BREAK;
}

/** The rule of `ruleWord`: its own marks; where it is not exact, also none at all, and any if it has none. */
function haveMarks(run: readonly FoldedLetter[], entry: WordEntry): boolean {
  if (!entry.isExact && (entry.isPlain || isPlain(run))) return true;
  let [tone, listedTone] = [0, 0];
  for (const [index, letter] of run.entries()) {
    const listed = entry.letters[index];
    if (listed === undefined || letter.quality !== listed.quality) return false;
    if (index > 0 && beginsWord(listed)) {
      if (tone !== listedTone) return false;
      [tone, listedTone] = [0, 0];
    }
    tone |= letter.tone;
    listedTone |= listed.tone;
  }
  return tone === listedTone;
}

/** Of words inside each other the longer one says why. */
function longestOf(matches: readonly Match[]): Match[] {
  const byLength = [...matches].sort((one, other) => other.to - other.from - (one.to - one.from));
  const taken = new Set<string>();
  const kept = byLength.filter(({ entry, from, to }) => {
    const places = Array.from({ length: to - from }, (_, index) => `${entry.rule} ${from + index}`);
    if (places.every((place) => taken.has(place))) return false;
    for (const place of places) taken.add(place);
    return true;
  });
  return kept.sort((one, other) => one.from - other.from);
}

function findingOf(letters: readonly FoldedLetter[], { entry, from, to }: Match): Finding {
  const run = letters.slice(from, to);
  const folded = run.map(({ base }, index) =>
    index > 0 && entry.letters[index] && beginsWord(entry.letters[index]) ? ` ${base}` : base,
  );
  return {
    rule: entry.rule,
    word: entry.text,
    folded: folded.join(''),
    tricks: tricksOf(run, entry),
    start: run[0]?.start ?? null,
    end: run.at(-1)?.end ?? null,
    count: null,
  };
}

function tricksOf(run: readonly FoldedLetter[], { letters, isPlain: isListedPlain }: WordEntry): WordTrick[] {
  const pairs = run.map((letter, index) => [letter, letters[index] ?? letter] as const);
  const tricks = {
    SPACING: pairs.some(
      ([letter, listed], index) =>
        index > 0 && (letter.gap === GAP.SOFT || beginsWord(letter) !== beginsWord(listed)),
    ),
    REPEATED_LETTERS: pairs.some(([letter, listed]) => letter.repeats > listed.repeats),
    DIGITS: pairs.some(([letter, listed]) => letter.isStandIn && !listed.isStandIn),
    LOOKALIKE: pairs.some(([letter, listed]) => letter.isLookalike && !listed.isLookalike),
    TEENCODE: pairs.some(([letter, listed]) => letter.raw !== listed.raw),
    NO_ACCENT: !isListedPlain && isPlain(run),
  };
  return (Object.keys(tricks) as WordTrick[]).filter((trick) => tricks[trick as keyof typeof tricks]);
}
