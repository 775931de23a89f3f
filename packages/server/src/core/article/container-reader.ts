import type { ArticleAttributes } from '@toasoan/contract/article/article-node.ts';
import { readHtmlAttribute } from '@toasoan/contract/article/html-attributes.ts';
import type { TagReading } from '@toasoan/contract/article/html-tags.ts';
import { type ArticleNodeName, NODE_RULES } from '@toasoan/contract/article/node-table.ts';
import type { ArticleBuilder } from './article-builder.ts';
import type { ContainerName } from './container-stack.ts';
import type { Attributes } from './picture-link.ts';

/** What an element of the source has opened, and therefore what its end closes. */
export interface OpenElement {
  readonly name: string;
  readonly marks?: number;
  /** Containers that stay open when it ends. */
  readonly closeTo?: number;
  readonly isTextBlock?: boolean;
  readonly isBoundary?: boolean;
  readonly isNestedTable?: boolean;
  readonly skips?: boolean;
  readonly isCaption?: boolean;
  /** Text that its end adds. */
  readonly ending?: string;
  /** Implied, not written in the source. */
  readonly isImplied?: boolean;
}

const isList = (type: ContainerName) => type === 'bulletList' || type === 'orderedList';
const stopsItems = (type: ContainerName) =>
  type === 'tableCell' || type === 'tableHeader' || type === 'blockquote' || type === 'beforeTable';
const never = () => false;

function attributesOf(reading: TagReading, attributes: Attributes): ArticleAttributes | undefined {
  const rules = NODE_RULES.get(reading.node)?.attrs;
  if (rules === undefined) return undefined;
  const read = Object.entries(rules).map(([name, rule]): [string, string | number | boolean] => [
    name,
    reading.attrs[name] ?? readHtmlAttribute(rule, (key) => attributes[key]) ?? '',
  ]);
  return Object.fromEntries(read);
}

type Opening = Omit<OpenElement, 'name'>;

/** Opens the blocks and containers that the source's tags represent. */
export class ContainerReader {
  readonly #builder: ArticleBuilder;
  #nestedTables = 0;

  constructor(builder: ArticleBuilder) {
    this.#builder = builder;
  }

  open(reading: TagReading, attributes: Attributes): Opening {
    const attrs = attributesOf(reading, attributes);
    switch (reading.node) {
      case 'paragraph':
        return this.#openParagraph();
      case 'heading':
      case 'codeBlock':
        this.#builder.openTextBlock(reading.node, attrs);
        return { isTextBlock: true };
      case 'related':
        if (!this.#builder.isAtTop) return this.#openParagraph();
        this.#builder.openTextBlock('related', undefined);
        return { isTextBlock: true };
      case 'pullQuote':
      case 'factBox':
        return this.#openBox(reading.node);
      case 'bulletList':
      case 'orderedList':
      case 'blockquote':
        return this.#openContainer(reading.node, attrs);
      case 'listItem':
        return this.#openItem();
      default:
        return this.#openTablePart(reading.node, attrs);
    }
  }

  /** A block without a meaning: a space in a heading, a line end in code, otherwise the end of a paragraph. */
  boundary(): Opening {
    const within = this.#builder.blockType;
    if (within === 'heading') this.#builder.text(' ');
    else if (within !== 'codeBlock') this.#builder.closeTextBlock();
    else if (!this.#builder.isAtLineStart) this.#builder.break();
    return { isBoundary: true };
  }

  closeNestedTable(): void {
    this.#nestedTables -= 1;
  }

  #openParagraph(): Opening {
    const within = this.#builder.blockType;
    if (within === 'heading' || within === 'codeBlock') return this.boundary();
    this.#builder.openTextBlock('paragraph', undefined);
    return { isTextBlock: true };
  }

  #openContainer(
    type: 'bulletList' | 'orderedList' | 'blockquote',
    attrs: ArticleAttributes | undefined,
  ): Opening {
    if (!this.#builder.hasRoom) return this.boundary();
    return { closeTo: this.#builder.openContainer(type, attrs) };
  }

  /** Within another container, its words alone stay. */
  #openBox(type: 'pullQuote' | 'factBox'): Opening {
    if (!this.#builder.isAtTop) return this.boundary();
    return { closeTo: this.#builder.openContainer(type) };
  }

  #openItem(): Opening {
    if (!this.#builder.closeToNearest(isList, stopsItems)) {
      if (!this.#builder.hasRoom) return this.boundary();
      this.#builder.openContainer('bulletList', undefined, true);
    }
    return { closeTo: this.#builder.openContainer('listItem') };
  }

  #openTablePart(node: ArticleNodeName, attrs: ArticleAttributes | undefined): Opening {
    const inTable = this.#builder.isIn('table');
    if (node === 'table' && inTable) {
      this.#nestedTables += 1;
      return { ...this.boundary(), isNestedTable: true };
    }
    if (node === 'table') return { closeTo: this.#builder.openContainer('table') };
    if (!inTable || this.#nestedTables > 0) return this.boundary();
    if (node === 'tableRow') return this.#openRow();
    return this.#openCell(node === 'tableHeader' ? 'tableHeader' : 'tableCell', attrs);
  }

  #openRow(): Opening {
    this.#builder.closeToNearest((type) => type === 'table', never);
    return { closeTo: this.#builder.openContainer('tableRow') };
  }

  #openCell(type: 'tableCell' | 'tableHeader', attrs: ArticleAttributes | undefined): Opening {
    const inRow = this.#builder.closeToNearest(
      (container) => container === 'tableRow',
      (container) => container === 'table',
    );
    if (!inRow) this.#openRow();
    return { closeTo: this.#builder.openContainer(type, attrs) };
  }
}
