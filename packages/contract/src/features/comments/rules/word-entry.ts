import type { RuleWord } from './comment-rules.ts';
import type { HeldRule } from './finding.ts';
import { type FoldedLetter, foldLetters, GAP } from './fold-letters.ts';

/** A listed word, folded as texts are. */
export interface WordEntry {
  readonly rule: HeldRule;
  readonly text: string;
  readonly isExact: boolean;
  readonly letters: readonly FoldedLetter[];
  /** Without any mark. */
  readonly isPlain: boolean;
}

export function wordEntry(rule: HeldRule, { text, isExact }: RuleWord): WordEntry {
  const letters = foldLetters(text);
  return { rule, text, isExact, letters, isPlain: isPlain(letters) };
}

export function isPlain(letters: readonly FoldedLetter[]): boolean {
  return letters.every(({ quality, tone }) => quality === 0 && tone === 0);
}

/** A word begins after anything but a letter. */
export function beginsWord({ gap }: FoldedLetter): boolean {
  return gap !== GAP.NONE;
}
