import { absoluteAddress } from '../page/absolute-address.ts';
import { isBlock, isElement, isText, textOf } from '../page/element-text.ts';
import type { Block, FigureBlock, Inline } from './content-block.ts';
import { isCaptionTable, isPictureBox, readFigure, readPicture } from './figure-blocks.ts';
import { InlineBuffer, type Mark, type Marks } from './inline-buffer.ts';
import { hasJunkName, isBox, isDropped, isFilm, namesOf } from './junk.ts';
import { readList } from './list-block.ts';
import type { PartReader, ReadRules } from './part-reader.ts';
import { isLayoutTable, readTable } from './table-block.ts';

const MARK_OF: Readonly<Record<string, Mark>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  cite: 'em',
  u: 'u',
  ins: 'u',
  s: 's',
  strike: 's',
  del: 's',
  sub: 'sub',
  sup: 'sup',
};
const BOLD = /font-weight\s*:\s*(?:bold|[6-9]00)/i;
const ITALIC = /font-style\s*:\s*italic/i;
const LARGE_SHARE = 0.4;

/** Reads elements of a page into blocks. What is not known falls away; what has words keeps them. */
export class BlockReader implements PartReader {
  readonly rules: ReadRules;
  readonly #blocks: Block[] = [];
  readonly #buffer = new InlineBuffer();
  readonly #size: number;
  #hints = '';
  #parentHints = '';

  constructor(rules: ReadRules, size: number) {
    this.rules = rules;
    this.#size = size;
  }

  /** All blocks inside of an element. */
  static read(root: Element, rules: ReadRules): Block[] {
    const reader = new BlockReader(rules, textOf(root).length);
    reader.children(root, {});
    reader.flush();
    return reader.#blocks;
  }

  /** The blocks of a part, with the same rules. */
  inside(element: Element): Block[] {
    const reader = new BlockReader(this.rules, this.#size);
    reader.children(element, {});
    reader.flush();
    return reader.#blocks;
  }

  /** All text of a part as one block. */
  inline(element: Element, leave: (child: Element) => boolean = () => false): Inline | undefined {
    const buffer = new InlineBuffer();
    this.#collect(element, {}, buffer, leave);
    return buffer.take();
  }

  children(parent: Node, marks: Marks): void {
    for (let child = parent.firstChild; child !== null; child = child.nextSibling) {
      if (this.#blocks.length >= this.rules.maxBlocks) return;
      if (isText(child)) this.#buffer.add(child.data, marks);
      else if (isElement(child)) this.#element(child, marks);
    }
  }

  flush(): void {
    for (const inline of this.#buffer.takeLines())
      this.#blocks.push({ kind: 'paragraph', inline, hints: this.#hints });
  }

  isJunk(element: Element): boolean {
    if (element.localName === 'a' && /^[#¶§]$/.test(textOf(element))) return true;
    if (this.rules.removed.has(element) || isDropped(element, this.rules.keep)) return true;
    const isOther = hasJunkName(element) || isBox(element) || isFilm(element);
    if (this.rules.keep.has(element.localName) || !isOther) return false;
    return textOf(element).length < this.#size * LARGE_SHARE;
  }

  #element(element: Element, marks: Marks): void {
    const name = element.localName;
    if (name === 'noscript') this.#noscript(element);
    else if (this.isJunk(element)) return;
    else if (this.rules.unwrapped.has(element)) this.children(element, marks);
    else if (name === 'br') this.#break();
    else if (name === 'img' || name === 'amp-img') this.#push(readPicture(element, this.rules, ''));
    else if (name === 'hr') this.flush();
    else if (isBlock(element)) this.#block(element, marks);
    else this.children(element, marksAfter(element, marks, this.rules.base));
  }

  /** Only its pictures: the element before it is one that scripts would fill. */
  #noscript(element: Element): void {
    const image = element.querySelector('img');
    const last = this.#blocks.at(-1);
    if (image === null || last?.kind === 'figure') return;
    this.#push(readPicture(image, this.rules, ''));
  }

  #break(): void {
    if (this.#buffer.endsInBreak) this.flush();
    else this.#buffer.break();
  }

  #block(element: Element, marks: Marks): void {
    const outer = this.#hints;
    this.flush();
    this.#hints = `${hintsOf(element)} ${this.#parentHints}`.trim();
    const above = this.#parentHints;
    this.#parentHints = hintsOf(element);
    this.#read(element, marks);
    this.flush();
    this.#hints = outer;
    this.#parentHints = above;
  }

  #read(element: Element, marks: Marks): void {
    const name = element.localName;
    const level = /^h([1-6])$/.exec(name)?.[1];
    if (level !== undefined && element.querySelector('img,p,div') === null)
      this.#heading(element, Number(level), marks);
    else if (name === 'figure' || isPictureBox(element)) this.#push(...readFigure(element, this));
    else if (name === 'ul' || name === 'ol') this.#list(element);
    else if (name === 'table') this.#table(element, marks);
    else if (name === 'blockquote') this.#quote(element);
    else this.children(element, marksAfter(element, marks, this.rules.base));
  }

  #heading(element: Element, level: number, marks: Marks): void {
    const buffer = new InlineBuffer();
    this.#collect(element, marks, buffer, () => false);
    const inline = buffer.take();
    if (inline === undefined) return;
    this.#push({ kind: 'heading', level: level <= 2 ? 2 : level === 3 ? 3 : 4, inline });
  }

  #list(element: Element): void {
    const hasFigures = element.querySelector('figure,img:not([width="16"])') !== null;
    if (hasFigures || element.querySelector('li > h2, li > h3, li > table') !== null)
      this.children(element, {});
    else this.#push(...readList(element, this));
  }

  #table(element: Element, marks: Marks): void {
    if (isCaptionTable(element)) this.#push(...readFigure(element, this));
    else if (isLayoutTable(element)) this.children(element, marks);
    else this.#push(...readTable(element, this));
  }

  #quote(element: Element): void {
    const blocks = this.inside(element);
    if (blocks.length > 0) this.#push({ kind: 'quote', blocks });
  }

  #push(...blocks: (Block | undefined)[]): void {
    if (blocks.every((block) => block === undefined)) return;
    this.flush();
    for (const block of blocks) if (block !== undefined && !this.#isRepeated(block)) this.#blocks.push(block);
  }

  /** A lazy picture and its copy for readers without scripts are one. */
  #isRepeated(block: Block): boolean {
    const last = this.#blocks.at(-1);
    return block.kind === 'figure' && last?.kind === 'figure' && samePicture(block, last);
  }

  #collect(parent: Node, marks: Marks, buffer: InlineBuffer, leave: (child: Element) => boolean): void {
    for (let child = parent.firstChild; child !== null; child = child.nextSibling) {
      if (isText(child)) buffer.add(child.data, marks);
      if (!isElement(child) || child.localName === 'noscript' || leave(child) || this.isJunk(child)) continue;
      const isLine = isBlock(child);
      if (child.localName === 'br') buffer.break();
      if (isLine) buffer.add(' ', {});
      this.#collect(child, marksAfter(child, marks, this.rules.base), buffer, leave);
      if (isLine) buffer.add(' ', {});
    }
  }
}

function samePicture(a: FigureBlock, b: FigureBlock): boolean {
  return a.picture.url === b.picture.url;
}

function marksAfter(element: Element, marks: Marks, base: string): Marks {
  const named = MARK_OF[element.localName];
  const style = element.getAttribute('style') ?? '';
  const address = element.localName === 'a' ? absoluteAddress(element.getAttribute('href'), base) : undefined;
  return {
    ...marks,
    ...(named !== undefined && { [named]: '' }),
    ...(BOLD.test(style) && { strong: '' }),
    ...(ITALIC.test(style) && { em: '' }),
    ...(address !== undefined && { a: address }),
  };
}

function hintsOf(element: Element): string {
  const align = /(?:text-align\s*:\s*|^)(right|center)/i.exec(
    `${element.getAttribute('style') ?? ''};${element.getAttribute('align') ?? ''}`.replace(/^;/, ''),
  )?.[1];
  const caption = element.localName === 'figcaption' ? 'caption' : '';
  return `${namesOf(element)} ${caption} ${align ?? ''}`.trim().toLowerCase();
}
