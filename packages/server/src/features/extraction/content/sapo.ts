import { cleanOneLine } from '@toasoan/contract/core/text.ts';
import { wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import type { Block } from './content-block.ts';

/** "(Báo Ví Dụ) – ", "BVD - ", "Vidu.example - " at the beginning. */
const PREFIX = /^(?:\([^()]{2,40}\)\s*[-–—:.]*\s*|(?:[\p{Lu}\d]{2,10}|[\w.-]{3,30}\.[a-z]{2,7})\s*[-–—]\s+)/u;
const MIN = 50;
const MAX = 900;

/** A lead without the name of the paper before it. */
export function tidySapo(written: string): string {
  const text = cleanOneLine(written);
  const rest = text.replace(PREFIX, '');
  return rest === '' ? text : rest;
}

/** The first paragraph where all of it is bold and the next one is not. */
export function boldLead(blocks: readonly Block[]): number | undefined {
  const at = blocks.findIndex(({ kind }) => kind !== 'figure');
  const first = blocks[at];
  if (first === undefined || (first.kind !== 'paragraph' && first.kind !== 'heading')) return undefined;
  const { text, bold } = first.inline;
  const isBold = first.kind === 'heading' ? text.length > 90 : bold > 0.85;
  const next = blocks.slice(at + 1).find(({ kind }) => kind === 'paragraph');
  const isNextBold = next?.kind === 'paragraph' && next.inline.bold > 0.85;
  return isBold && !isNextBold && text.length >= MIN && text.length <= MAX ? at : undefined;
}

/** The same words, however they are spaced and whatever stands before them. */
export function isSameText(a: string, b: string): boolean {
  const [one, other] = [
    wordsOf(tidySapo(a)).join(' ').toLowerCase(),
    wordsOf(tidySapo(b)).join(' ').toLowerCase(),
  ];
  return one !== '' && one === other;
}

/** Blocks without the lead at their beginning, and without what repeats the title. */
export function withoutLead(blocks: readonly Block[], title: string, sapo: string): Block[] {
  const FIRST = 4;
  return blocks.filter((block, index) => {
    if (index > FIRST || (block.kind !== 'paragraph' && block.kind !== 'heading')) return true;
    return !isSameText(block.inline.text, title) && !(sapo !== '' && isSameText(block.inline.text, sapo));
  });
}
