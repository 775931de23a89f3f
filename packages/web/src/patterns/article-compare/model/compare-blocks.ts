import { alignItems } from './align-items.ts';
import type { Block } from './block.ts';
import { blockKey, blockWords } from './block-keys.ts';
import { compareTables } from './compare-tables.ts';
import { compareWords } from './compare-words.ts';
import type { Item } from './item.ts';
import type { Row } from './row.ts';

/** Shorter blocks are equal by chance: an empty line, a byline. */
const LEAST_MOVED_WORDS = 4;

/** The word search budget for all changed blocks together: its cost grows with the square of the edits. */
const MOST_STEPS = 1_500_000;
/** The minimum for every block, however many there are. */
const FEWEST_EDITS = 200;

export function compareBlocks(before: readonly Block[], after: readonly Block[]): Row[] {
  const left = before.map(toItem);
  const right = after.map(toItem);
  const pairs = alignItems(left, right);
  const moved = movedKeys(left, right, pairs);
  const isMoved = (item: Item | undefined) => item !== undefined && moved.has(item.key);
  const edits = Math.max(
    FEWEST_EDITS,
    Math.floor(Math.sqrt(MOST_STEPS / Math.max(1, changedCount(left, right, pairs)))),
  );
  const rows: Row[] = [];
  let one = 0;
  let other = 0;
  for (const [nextOne, nextOther] of [...pairs, [before.length, after.length] as const]) {
    for (; one < nextOne; one += 1) {
      const block = before[one];
      if (block) rows.push({ kind: 'removed', before: block, isMoved: isMoved(left[one]) });
    }
    for (; other < nextOther; other += 1) {
      const block = after[other];
      if (block) rows.push({ kind: 'added', after: block, isMoved: isMoved(right[other]) });
    }
    const [from, to] = [before[one], after[other]];
    if (from && to) rows.push(comparePair(from, to, left[one]?.key === right[other]?.key, edits));
    one += 1;
    other += 1;
  }
  return rows;
}

function toItem(block: Block): Item {
  const family = block.kind === 'leaf' ? block.leaf.name : block.kind;
  return { key: blockKey(block), words: blockWords(block), family };
}

function comparePair(before: Block, after: Block, isSame: boolean, edits: number): Row {
  if (isSame) return { kind: 'same', before, after };
  if (before.kind === 'text' && after.kind === 'text')
    return { kind: 'changed', before, after, parts: compareWords(before.words, after.words, edits) };
  if (before.kind === 'leaf' && after.kind === 'leaf') return { kind: 'replaced', before, after };
  if (before.kind === 'table' && after.kind === 'table')
    return { kind: 'table', before, after, table: compareTables(before, after, compareBlocks) };
  throw new Error('Blocks of two families were paired');
}

/** Blocks that disappeared in one place and appear unchanged in another: they only moved. */
function movedKeys(
  left: readonly Item[],
  right: readonly Item[],
  pairs: readonly (readonly [number, number])[],
): ReadonlySet<string> {
  const paired = [new Set(pairs.map(([one]) => one)), new Set(pairs.map(([, other]) => other))] as const;
  const free = (items: readonly Item[], taken: ReadonlySet<number>) =>
    items.filter(({ words }, place) => !taken.has(place) && words.length >= LEAST_MOVED_WORDS);
  const gone = new Set(free(left, paired[0]).map(({ key }) => key));
  return new Set(
    free(right, paired[1])
      .map(({ key }) => key)
      .filter((key) => gone.has(key)),
  );
}

function changedCount(
  left: readonly Item[],
  right: readonly Item[],
  pairs: readonly (readonly [number, number])[],
): number {
  return pairs.filter(([one, other]) => left[one]?.key !== right[other]?.key).length;
}
