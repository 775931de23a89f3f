import type { Block, Cell, Place, Word } from './block.ts';
import { isSpace } from './read-words.ts';

/** The place of a block, without the numbers that an item before it shifts. */
export function placeKey(places: readonly Place[]): string {
  return places
    .map(({ container, marker, start }) => `${container}${marker === undefined ? '' : '*'}${start ?? ''}`)
    .join('>');
}

export function wordsText(words: readonly Word[]): string {
  return words.map(({ text }) => text).join('');
}

/** Two blocks with the same key have the same text and style. */
export function blockKey(block: Block): string {
  const place = placeKey(block.places);
  if (block.kind === 'leaf') return JSON.stringify([place, block.leaf.name, block.leaf.attrs]);
  if (block.kind === 'table') return JSON.stringify([place, block.rows.map((row) => row.map(cellKey))]);
  const looks = block.words.map(({ look }) => look).join('\n');
  return JSON.stringify([place, block.name, block.attrs, wordsText(block.words), looks.trim()]);
}

export function cellKey(cell: Cell): string {
  return JSON.stringify([cell.isHeader, cell.colspan, cell.rowspan, cell.blocks.map(blockKey)]);
}

/** The words of a block without spaces, by which similar blocks are found. */
export function blockWords(block: Block): string[] {
  if (block.kind === 'table') return block.rows.flat().flatMap(cellWords);
  if (block.kind === 'leaf') return [block.leaf.name, ...Object.values(block.leaf.attrs).map(String)];
  return block.words.filter(({ text }) => !isSpace(text)).map(({ text }) => text);
}

export function cellWords(cell: Cell): string[] {
  return cell.blocks.flatMap(blockWords);
}
