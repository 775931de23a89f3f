import type { ExtractedPicture } from '@toasoan/contract/features/extraction/extracted-page.ts';
import { escapeHtml } from './escape-html.ts';

/** Text of one block with its marks, as HTML and as words. */
export interface Inline {
  readonly html: string;
  readonly text: string;
  /** Shares of the text, 0 to 1. */
  readonly bold: number;
  readonly italic: number;
  readonly linked: number;
}

export interface ListItem {
  readonly inline: Inline;
  readonly list: ListBlock | undefined;
}

export interface ListBlock {
  readonly kind: 'list';
  readonly isOrdered: boolean;
  readonly items: readonly ListItem[];
}

interface TableCell {
  readonly isHeader: boolean;
  readonly inline: Inline;
  readonly columns: number;
  readonly rows: number;
}

export interface TableBlock {
  readonly kind: 'table';
  readonly rows: readonly (readonly TableCell[])[];
}

export interface ParagraphBlock {
  readonly kind: 'paragraph';
  readonly inline: Inline;
  /** Words of its classes, and how it is aligned: hints of captions and by-lines. */
  readonly hints: string;
}

export interface FigureBlock {
  readonly kind: 'figure';
  readonly picture: ExtractedPicture;
}

export type Block =
  | ParagraphBlock
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly inline: Inline }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | ListBlock
  | TableBlock
  | FigureBlock;

/** The words of blocks, a line for each paragraph, item, row and heading; captions are not among them. */
export function linesOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'figure') return [];
    if (block.kind === 'quote') return linesOf(block.blocks);
    if (block.kind === 'list') return listLines(block);
    if (block.kind === 'table')
      return block.rows.map((row) =>
        row
          .map(({ inline }) => inline.text)
          .filter(Boolean)
          .join(' '),
      );
    return [block.inline.text];
  });
}

function listLines({ items }: ListBlock): string[] {
  return items.flatMap(({ inline, list }) => [
    ...(inline.text === '' ? [] : [inline.text]),
    ...(list === undefined ? [] : listLines(list)),
  ]);
}

export function textOfBlocks(blocks: readonly Block[]): string {
  return linesOf(blocks).join('\n');
}

/** Pictures of the body, in order. */
export function picturesOf(blocks: readonly Block[]): ExtractedPicture[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'figure') return [block.picture];
    return block.kind === 'quote' ? picturesOf(block.blocks) : [];
  });
}

/** Only these elements ever leave the extractor: it writes them itself. */
export function htmlOf(blocks: readonly Block[]): string {
  return blocks.map(blockHtml).join('\n');
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${block.inline.html}</p>`;
    case 'heading':
      return `<h${block.level}>${block.inline.html}</h${block.level}>`;
    case 'quote':
      return `<blockquote>${htmlOf(block.blocks)}</blockquote>`;
    case 'list':
      return listHtml(block);
    case 'table':
      return tableHtml(block);
    case 'figure':
      return figureHtml(block.picture);
  }
}

function listHtml({ isOrdered, items }: ListBlock): string {
  const name = isOrdered ? 'ol' : 'ul';
  const inner = items.map(
    ({ inline, list }) => `<li>${inline.html}${list === undefined ? '' : listHtml(list)}</li>`,
  );
  return `<${name}>${inner.join('')}</${name}>`;
}

function tableHtml({ rows }: TableBlock): string {
  const cell = ({ isHeader, inline, columns, rows: span }: TableCell) => {
    const name = isHeader ? 'th' : 'td';
    const spans = `${columns > 1 ? ` colspan="${columns}"` : ''}${span > 1 ? ` rowspan="${span}"` : ''}`;
    return `<${name}${spans}>${inline.html}</${name}>`;
  };
  return `<table><tbody>${rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('')}</tbody></table>`;
}

function figureHtml({ url, alt, caption, credit }: ExtractedPicture): string {
  const words = [caption, credit === '' ? '' : `Ảnh: ${credit}`].filter(Boolean).join(' ');
  const below = words === '' ? '' : `<figcaption>${escapeHtml(words)}</figcaption>`;
  return `<figure><img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}">${below}</figure>`;
}
