import { syllablesOf } from '@toasoan/contract/vocabulary/syllables-of.ts';
import { DEMO_ARTICLES } from '#seeds/articles/demo-articles.ts';

const CLAUSES = DEMO_ARTICLES.flatMap(({ body }) =>
  body
    .replace(/<[^>]*>/g, ' ')
    .split(/[.,;:!?…]/)
    .map((clause) => clause.replace(/\s+/g, ' ').trim())
    .filter((clause) => clause.split(' ').length > 3),
);

/** Numbers below a bound, the same for each seed. */
function numbers(seed: number): (below: number) => number {
  let state = (seed + 1) >>> 0;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}

/** The paragraph of a number: clauses of the demo's articles in an order of its own, with figures. */
export function paragraphOf(number: number): string {
  const next = numbers(number);
  const clauses = Array.from({ length: 3 + next(6) }, () => CLAUSES[next(CLAUSES.length)]);
  return `${clauses.join(', ')} (${number}).`;
}

/** The same with one word in ten replaced. */
export function editedParagraph(number: number): string {
  const text = paragraphOf(number);
  const next = numbers(number + 7);
  return text.replace(/\p{L}+/gu, (word) => (next(10) === 0 ? `khác${next(100)}` : word));
}

/** All words of the demo's articles. */
export const DEMO_WORDS: readonly string[] = CLAUSES.flatMap((clause) =>
  syllablesOf(clause).map(({ text }) => text),
);
