import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import type { BlockCommand } from './block-commands.ts';

const wordsOf = (text: string) => foldVietnamese(text).split(/[^\p{L}\p{N}]+/u);

/** Every word of the query begins one of these words. */
function holds(words: readonly string[], query: readonly string[]): boolean {
  return query.every((one) => words.some((word) => word.startsWith(one)));
}

/** The blocks that a query names, without regard to diacritics; those with it in their name first. */
export function findBlocks(
  blocks: readonly BlockCommand[],
  query: string,
  labelOf: (block: BlockCommand) => string,
): readonly BlockCommand[] {
  const wanted = wordsOf(query.trim());
  if (query.trim() === '') return blocks;
  const together = wanted.join('');
  const rank = (block: BlockCommand) => {
    const label = wordsOf(labelOf(block));
    if (holds(label, wanted) || label.join('').startsWith(together)) return 0;
    return holds([...label, ...block.keywords.split(' ')], wanted) ? 1 : 2;
  };
  const ranked = blocks.map((block) => [rank(block), block] as const);
  return [0, 1].flatMap((wantedRank) => ranked.flatMap(([at, block]) => (at === wantedRank ? [block] : [])));
}
