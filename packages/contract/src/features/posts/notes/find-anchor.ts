import type { ArticleWords } from './article-words.ts';
import type { NoteAnchorDraft, Passage } from './note-anchor.ts';

/** The most candidates with the same words; beyond that, their context hardly distinguishes them anyway. */
const MAX_PLACES = 2_000;
/** This much common context identifies the passage. */
const SURE_CONTEXT = 8;
/** A passage this long hardly occurs twice in an article by chance. */
const SURE_LENGTH = 12;

export interface FoundPassage extends Passage {
  /** The amount of equal context, in letters. */
  readonly likeness: number;
}

/** The passage of an anchor: of several with the same words, the one with the best context, then the nearest. */
export function findAnchor(
  article: ArticleWords,
  anchor: NoteAnchorDraft,
  isAllowed: (start: number, end: number) => boolean = () => true,
): FoundPassage | undefined {
  const { text } = article;
  const wanted = anchor.text;
  const expected = (article.blocks[anchor.block]?.start ?? text.length) + anchor.at;
  const whole = anchor.prefix.length + anchor.suffix.length;
  const measured = (start: number) => ({
    start,
    end: start + wanted.length,
    likeness: likeness(text, start, start + wanted.length, anchor),
  });
  if (text.startsWith(wanted, expected) && isAllowed(expected, expected + wanted.length)) {
    const found = measured(expected);
    if (found.likeness === whole) return found;
  }
  let best: FoundPassage | undefined;
  let at = text.indexOf(wanted);
  for (let count = 0; at !== -1 && count < MAX_PLACES; count += 1) {
    if (isAllowed(at, at + wanted.length)) {
      const found = measured(at);
      if (best === undefined || isBetter(found, best, expected)) best = found;
    }
    at = text.indexOf(wanted, at + 1);
  }
  return best;
}

function isBetter(one: FoundPassage, other: FoundPassage, expected: number): boolean {
  if (one.likeness !== other.likeness) return one.likeness > other.likeness;
  return Math.abs(one.start - expected) < Math.abs(other.start - expected);
}

function likeness(text: string, start: number, end: number, { prefix, suffix }: NoteAnchorDraft): number {
  let before = 0;
  while (before < prefix.length && text[start - 1 - before] === prefix[prefix.length - 1 - before])
    before += 1;
  let after = 0;
  while (after < suffix.length && text[end + after] === suffix[after]) after += 1;
  return before + after;
}

/** Whether it is the intended passage and not a chance match. */
export function isSure(found: FoundPassage, anchor: NoteAnchorDraft): boolean {
  const around = anchor.prefix.length + anchor.suffix.length;
  return anchor.text.length >= SURE_LENGTH || found.likeness >= Math.min(SURE_CONTEXT, around);
}
