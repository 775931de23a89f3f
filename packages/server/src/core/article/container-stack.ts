import { MAX_ARTICLE_DEPTH } from '@toasoan/contract/article/article-limits.ts';
import type { ArticleAttributes, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { rectangularTable } from '@toasoan/contract/article/table-grid.ts';

const EMPTY_PARAGRAPH: ArticleNode = { type: 'paragraph' };

export type ContainerName =
  | 'doc'
  | 'bulletList'
  | 'orderedList'
  | 'listItem'
  | 'blockquote'
  | 'pullQuote'
  | 'factBox'
  | 'gallery'
  | 'table'
  | 'tableRow'
  | 'tableCell'
  | 'tableHeader'
  /** Words that stand in a table but in none of its cells: they go before it. */
  | 'beforeTable';

export interface Container {
  readonly type: ContainerName;
  readonly attrs?: ArticleAttributes | undefined;
  readonly content: ArticleNode[];
  /** Only for tables: blocks to insert before them. */
  readonly before?: ArticleNode[];
  /** Implied; it ends as soon as content does not belong in it. */
  readonly implicit?: boolean;
}

const isList = (name: ContainerName | undefined) => name === 'bulletList' || name === 'orderedList';

/** The open containers of the article being read, from the document inwards. */
export class ContainerStack {
  readonly #open: Container[] = [{ type: 'doc', content: [] }];

  get depth(): number {
    return this.#open.length;
  }

  get top(): Container {
    return this.#at(this.#open.length - 1);
  }

  #at(index: number): Container {
    const container = this.#open[index];
    if (container === undefined) throw new RangeError('no container is open');
    return container;
  }

  /** Nothing but the document is open: a gallery and a box are allowed only there. */
  get isAtTop(): boolean {
    return this.#open.length === 1;
  }

  /** A list or quote needs room for an item, a paragraph and its text below itself. */
  get hasRoom(): boolean {
    return this.#open.length + 3 <= MAX_ARTICLE_DEPTH;
  }

  contains(type: ContainerName): boolean {
    return this.#open.some((container) => container.type === type);
  }

  push(type: ContainerName, attrs?: ArticleAttributes, implicit = false): void {
    this.#open.push({ type, attrs, content: [], implicit, ...(type === 'table' ? { before: [] } : {}) });
  }

  /** Closes containers until `depth` are open. */
  closeTo(depth: number): void {
    while (this.#open.length > Math.max(1, depth)) this.#close();
  }

  /** Closes everything above the innermost container that fits; false when a wall comes first. */
  closeToNearest(fits: (type: ContainerName) => boolean, wall: (type: ContainerName) => boolean): boolean {
    for (let index = this.#open.length - 1; index > 0; index -= 1) {
      const { type } = this.#at(index);
      if (fits(type)) {
        this.closeTo(index + 1);
        return true;
      }
      if (wall(type)) return false;
    }
    return false;
  }

  /** Adds a block where it is allowed; opens or closes what HTML implies. */
  addBlock(block: ArticleNode): void {
    this.makePlace(block.type === 'bulletList' || block.type === 'orderedList');
    this.top.content.push(block);
  }

  /** Makes the top container one that accepts blocks. */
  makePlace(forList = false): void {
    while (this.top.implicit === true && isList(this.top.type)) this.#close();
    if (isList(this.top.type)) this.#openItem(forList);
    else if (this.top.type === 'table' || this.top.type === 'tableRow') this.push('beforeTable');
  }

  /** A list directly inside a list belongs to the item before it. */
  #openItem(forList: boolean): void {
    const last = forList ? this.top.content.pop() : undefined;
    this.push('listItem');
    if (last !== undefined) this.top.content.push(...(last.content ?? []));
  }

  finish(): readonly ArticleNode[] {
    this.closeTo(1);
    return this.top.content;
  }

  #close(): void {
    const closed = this.#open.pop();
    if (closed === undefined) return;
    if (closed.type === 'beforeTable') this.#tableBelow()?.before?.push(...closed.content);
    else if (closed.type === 'table') this.#liftTable(closed);
    else this.top.content.push(...finishContainer(closed));
  }

  #tableBelow(): Container | undefined {
    return this.#open.findLast((container) => container.type === 'table');
  }

  /** A table is allowed at the top level only: the containers around it end before it and open again after it. */
  #liftTable(table: Container): void {
    const enclosing = this.#open.slice(1);
    this.closeTo(1);
    this.top.content.push(...(table.before ?? []), ...finishContainer(table));
    for (const { type, attrs } of enclosing) {
      const start = type === 'orderedList' ? this.#nextNumber(attrs) : attrs;
      this.#open.push({ type, attrs: start, content: [], implicit: true });
    }
  }

  #nextNumber(attrs: ArticleAttributes | undefined): ArticleAttributes {
    const list = this.#at(0).content.findLast((node) => node.type === 'orderedList');
    return { start: Number(attrs?.start ?? 1) + (list?.content?.length ?? 0) };
  }
}

function node(
  type: ArticleNode['type'],
  content: readonly ArticleNode[],
  attrs?: ArticleNode['attrs'],
): ArticleNode {
  return { type, ...(attrs === undefined ? {} : { attrs }), ...(content.length === 0 ? {} : { content }) };
}

/** An item begins with a paragraph: a heading becomes one, any other block gets an empty one before it. */
function itemContent(content: readonly ArticleNode[]): readonly ArticleNode[] {
  const [first, ...rest] = content;
  if (first?.type === 'paragraph') return content;
  if (first?.type === 'heading') return [node('paragraph', first.content ?? []), ...rest];
  return [EMPTY_PARAGRAPH, ...content];
}

/** A table of an impossible size leaves the content of its cells. */
function finishTable(rows: readonly ArticleNode[]): readonly ArticleNode[] {
  if (!rows.some((row) => row.content !== undefined)) return [];
  const table = rectangularTable(node('table', rows));
  if (table !== undefined) return [table];
  return rows.flatMap((row) => (row.content ?? []).flatMap((cell) => cell.content ?? []));
}

/** Whatever is no picture follows the gallery. */
function finishGallery(
  content: readonly ArticleNode[],
  attrs: ArticleAttributes | undefined,
): readonly ArticleNode[] {
  const figures = content.filter(({ type }) => type === 'figure');
  const others = content.filter(({ type }) => type !== 'figure');
  return figures.length === 0 ? others : [node('gallery', figures, attrs), ...others];
}

/** The result of a container: nothing when it is empty, its content when it is not allowed there. */
function finishContainer({ type, attrs, content, implicit }: Container): readonly ArticleNode[] {
  switch (type) {
    case 'doc':
    case 'beforeTable':
      return content;
    case 'table':
      return finishTable(content);
    case 'tableRow':
      return [node('tableRow', content)];
    case 'tableCell':
    case 'tableHeader':
      return [node(type, content.length === 0 ? [EMPTY_PARAGRAPH] : content, attrs)];
    case 'gallery':
      return finishGallery(content, attrs);
    case 'pullQuote':
      if (content.length === 0) return [];
      return [node(content.every((block) => block.type === 'paragraph') ? type : 'blockquote', content)];
    case 'listItem':
      return implicit === true && content.length === 0 ? [] : [node('listItem', itemContent(content))];
    default:
      return content.length === 0 ? [] : [node(type, content, attrs)];
  }
}
