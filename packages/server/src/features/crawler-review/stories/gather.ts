import { likenessOf, type Signature } from './signature.ts';

/**
 * From here on two texts are of one story; an alike title lowers it. A text meets ten thousand others: lower bounds
 * join strangers, and one wrong link joins two stories. `npm run bench -- crawler` prints what they reach.
 */
const SAME_STORY = 0.16;
const ALIKE_TITLES = [
  { title: 0.7, text: 0.1 },
  { title: 0.9, text: 0.05 },
] as const;
/** From here on a text says what the other one says. */
const SAME_TEXT = 0.6;
/** Texts further apart are of two events. */
const STORY_MS = 36 * 3_600_000;

/** A text as it is compared. */
export interface Compared {
  readonly id: string;
  readonly storyId: string;
  readonly sourceId: string;
  readonly time: number;
  readonly signature: Signature;
}

export interface Kinship {
  readonly storyId: string;
  /** The earlier text that it repeats nearly word by word. */
  readonly duplicateOf: { readonly id: string; readonly score: number } | undefined;
}

/**
 * The story of a text among those before it: of the most alike one. Undefined: it begins a story of its own. Work
 * grows with the texts of a day and a half alone.
 */
export function kinshipOf(item: Compared, others: Iterable<Compared>): Kinship | undefined {
  let best: { other: Compared; score: number; text: number } | undefined;
  for (const other of others) {
    if (other.id === item.id || Math.abs(other.time - item.time) > STORY_MS) continue;
    const { text, title } = likenessOf(item.signature, other.signature);
    if (!isSameStory(text, title)) continue;
    const score = text + title / 4;
    if (best === undefined || score > best.score) best = { other, score, text };
  }
  if (best === undefined) return undefined;
  const { other, text } = best;
  return {
    storyId: other.storyId,
    duplicateOf: text >= SAME_TEXT ? { id: other.id, score: text } : undefined,
  };
}

function isSameStory(text: number, title: number): boolean {
  return text >= SAME_STORY || ALIKE_TITLES.some((least) => title >= least.title && text >= least.text);
}
