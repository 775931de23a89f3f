import type { ArticleAttributes, ArticleMark, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { MARK_NAMES } from '@toasoan/contract/article/node-table.ts';
import { type ContainerName, ContainerStack } from './container-stack.ts';
import {
  addBreak,
  addText,
  finishTextBlock,
  holdsText,
  isBlank,
  type TextBlock,
  trimBreaks,
} from './text-block.ts';

const PARTS_OF_CONTAINERS: ReadonlySet<ContainerName> = new Set([
  'listItem',
  'tableRow',
  'tableCell',
  'tableHeader',
]);

export interface BuilderOptions {
  /** Line ends in the source become line breaks, so breaks at the ends of a paragraph are noise. */
  readonly trimBreaks: boolean;
  readonly dropBlankParagraphs: boolean;
}

/** Builds an article from blocks, text and marks as they arrive; the document is always valid. */
export class ArticleBuilder {
  readonly #containers = new ContainerStack();
  readonly #marks: ArticleMark[] = [];
  readonly #options: BuilderOptions;
  #block: TextBlock | undefined;
  #current: readonly ArticleMark[] | undefined;
  #currentIsStale = false;

  constructor(options: BuilderOptions) {
    this.#options = options;
  }

  get blockType(): TextBlock['type'] | undefined {
    return this.#block?.type;
  }

  /** Whether the next content starts a line already. */
  get isAtLineStart(): boolean {
    const last = this.#block?.content.findLast((node) => node.type !== 'text' || !isBlank(node.text ?? ''));
    return last === undefined || last.type === 'hardBreak' || last.text?.endsWith('\n') === true;
  }

  isIn(container: ContainerName): boolean {
    return this.#containers.contains(container);
  }

  pushMark(mark: ArticleMark): void {
    this.#marks.push(mark);
    this.#currentIsStale = true;
  }

  popMarks(count: number): void {
    if (count === 0) return;
    this.#marks.length -= count;
    this.#currentIsStale = true;
  }

  /** Marks for the next text in the table's order; of two of a kind the inner one wins. */
  #marksNow(): readonly ArticleMark[] | undefined {
    if (this.#currentIsStale) {
      const marks = MARK_NAMES.flatMap((name) => this.#marks.findLast((mark) => mark.type === name) ?? []);
      this.#current = marks.length === 0 ? undefined : marks;
      this.#currentIsStale = false;
    }
    return this.#current;
  }

  text(text: string): void {
    if (text === '' || (this.#block === undefined && isBlank(text) && !text.includes('\u00A0'))) return;
    addText(this.#open(), text, this.#marksNow());
  }

  break(): void {
    addBreak(this.#open(), this.#marksNow());
  }

  /** Text that is a link by itself, whatever link surrounds it. */
  link(text: string, attrs: ArticleAttributes): void {
    const others = (this.#marksNow() ?? []).filter((mark) => mark.type !== 'link');
    addText(this.#open(), text, [{ type: 'link', attrs }, ...others]);
  }

  #open(): TextBlock {
    this.#block ??= { type: 'paragraph', attrs: undefined, explicit: false, content: [] };
    return this.#block;
  }

  openTextBlock(type: TextBlock['type'], attrs: ArticleAttributes | undefined): void {
    this.closeTextBlock();
    this.#block = { type, attrs, explicit: true, content: [] };
  }

  /** `implied`: the source did not write the end, so a block without text was only a gap. */
  closeTextBlock(implied = true): void {
    const block = this.#block;
    if (block === undefined) return;
    this.#block = undefined;
    const content = this.#options.trimBreaks ? trimBreaks(block.content) : block.content;
    if (content.length === 0 && (implied || !block.explicit)) return;
    if (this.#options.dropBlankParagraphs && !holdsText(block)) return;
    this.#containers.addBlock(finishTextBlock(block, content));
  }

  addLeaf(node: ArticleNode): void {
    this.closeTextBlock();
    this.#containers.addBlock(node);
  }

  /** Opens a container where it is allowed; returns how many stay open when it ends. */
  openContainer(type: ContainerName, attrs?: ArticleAttributes, implicit = false): number {
    this.closeTextBlock();
    if (!PARTS_OF_CONTAINERS.has(type))
      this.#containers.makePlace(type === 'bulletList' || type === 'orderedList');
    const depth = this.#containers.depth;
    this.#containers.push(type, attrs, implicit);
    return depth;
  }

  /** No list, quote, box or table is open. */
  get isAtTop(): boolean {
    return this.#containers.isAtTop;
  }

  get hasRoom(): boolean {
    return this.#containers.hasRoom;
  }

  closeContainers(depth: number): void {
    this.closeTextBlock();
    this.#containers.closeTo(depth);
  }

  closeToNearest(fits: (type: ContainerName) => boolean, wall: (type: ContainerName) => boolean): boolean {
    this.closeTextBlock();
    return this.#containers.closeToNearest(fits, wall);
  }

  finish(): ArticleNode {
    this.closeTextBlock();
    const content = this.#containers.finish();
    return { type: 'doc', content: content.length === 0 ? [{ type: 'paragraph' }] : content };
  }
}
