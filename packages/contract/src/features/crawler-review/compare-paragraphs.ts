import { foldVietnamese, wordsOf } from '../../vocabulary/fold-vietnamese.ts';

/** One line of a comparison: a paragraph of each side, or of one alone. */
export interface ComparedParagraph {
  readonly own: string | null;
  readonly other: string | null;
  /** Whether figures stand in both that are not the same. */
  readonly hasOtherFigures: boolean;
}

/** From here on two paragraphs say the same. */
const ALIKE = 0.4;

/** The paragraphs of two texts beside each other, in the order of the own one; then what only the other one has. */
export function compareParagraphs(own: readonly string[], other: readonly string[]): ComparedParagraph[] {
  const bags = other.map(bagOf);
  const taken = new Set<number>();
  const lines = own.map((paragraph): ComparedParagraph => {
    const bag = bagOf(paragraph);
    let best = -1;
    let likeness = ALIKE;
    bags.forEach((candidate, at) => {
      const alike = taken.has(at) ? 0 : likenessOf(bag, candidate);
      if (alike > likeness) [best, likeness] = [at, alike];
    });
    if (best < 0) return { own: paragraph, other: null, hasOtherFigures: false };
    taken.add(best);
    const alike = other[best] ?? '';
    return { own: paragraph, other: alike, hasOtherFigures: figuresOf(paragraph) !== figuresOf(alike) };
  });
  const rest = other.flatMap((paragraph, at) =>
    taken.has(at) ? [] : [{ own: null, other: paragraph, hasOtherFigures: false }],
  );
  return [...lines, ...rest];
}

/** Share of the words of one text that stand in the other one too, 0 to 1. */
export function sharedWords(own: readonly string[], other: readonly string[]): number {
  const bag = bagOf(own.join(' '));
  if (bag.size === 0) return 0;
  const others = bagOf(other.join(' '));
  return [...bag].filter((word) => others.has(word)).length / bag.size;
}

/** Fewer words in a row are found in any two texts on one subject. */
const RUN = 5;

/** Share of the words of one text that stand in the other one in the same order, at least five in a row; 0 to 1. */
export function verbatimShare(own: readonly string[], other: readonly string[]): number {
  const known = new Set(other.flatMap((paragraph) => runsOf(foldedWords(paragraph), RUN)));
  const whole = other.map((paragraph) => ` ${foldedWords(paragraph).join(' ')} `);
  let [all, same] = [0, 0];
  for (const paragraph of own) {
    const words = foldedWords(paragraph);
    all += words.length;
    if (words.length >= RUN) same += countCovered(words, known);
    else if (whole.some((text) => text.includes(` ${words.join(' ')} `))) same += words.length;
  }
  return all === 0 ? 0 : same / all;
}

const foldedWords = (text: string) => wordsOf(foldVietnamese(text));

function runsOf(words: readonly string[], length: number): string[] {
  return words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' '));
}

/** Words that are part of a known run. */
function countCovered(words: readonly string[], known: ReadonlySet<string>): number {
  let [covered, until] = [0, 0];
  for (const [at, run] of runsOf(words, RUN).entries()) {
    if (!known.has(run)) continue;
    covered += at + RUN - Math.max(at, until);
    until = at + RUN;
  }
  return covered;
}

const bagOf = (text: string) => new Set(wordsOf(foldVietnamese(text)));
const figuresOf = (text: string) => [...(text.match(/\d[\d.,]*/g) ?? [])].sort().join(' ');

function likenessOf(one: ReadonlySet<string>, two: ReadonlySet<string>): number {
  if (one.size === 0 || two.size === 0) return 0;
  let both = 0;
  for (const word of one) if (two.has(word)) both += 1;
  return both / Math.min(one.size, two.size);
}
