import { rememberedForm } from '@toasoan/contract/features/glossary/remembered-text.ts';
import { distance } from 'fastest-levenshtein';
import { tokensOf } from './paragraph-sketch.ts';

const MOST_TOKENS = 30_000;

/**
 * How alike two paragraphs are: 100 for the same text, else the share of tokens that stay when one is edited into the
 * other, 99 at most.
 */
export function likeness(one: string, other: string): number {
  if (rememberedForm(one) === rememberedForm(other)) return 100;
  const [tokens, others] = [tokensOf(one), tokensOf(other)];
  const longest = Math.max(tokens.length, others.length);
  if (longest === 0 || longest > MOST_TOKENS) return 0;
  const letters = new Map<string, string>();
  const edits = distance(inLetters(tokens, letters), inLetters(others, letters));
  return Math.min(99, Math.floor((100 * (longest - edits)) / longest));
}

/** Each token as one UTF-16 unit: the edit distance of strings becomes that of words. */
function inLetters(tokens: readonly string[], letters: Map<string, string>): string {
  return tokens
    .map((token) => {
      const known = letters.get(token) ?? String.fromCharCode(letters.size + 1);
      letters.set(token, known);
      return known;
    })
    .join('');
}
