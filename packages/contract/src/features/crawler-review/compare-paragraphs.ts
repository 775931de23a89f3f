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

const bagOf = (text: string) => new Set(wordsOf(foldVietnamese(text)));
const figuresOf = (text: string) => [...(text.match(/\d[\d.,]*/g) ?? [])].sort().join(' ');

function likenessOf(one: ReadonlySet<string>, two: ReadonlySet<string>): number {
  if (one.size === 0 || two.size === 0) return 0;
  let both = 0;
  for (const word of one) if (two.has(word)) both += 1;
  return both / Math.min(one.size, two.size);
}
