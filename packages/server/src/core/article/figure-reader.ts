import { readFigureHtml } from '@toasoan/contract/article/figure-html.ts';
import type { ArticleBuilder } from './article-builder.ts';
import type { Attributes } from './picture-link.ts';

interface Figure {
  readonly figure: Attributes;
  readonly img: Attributes;
  /** Completed while the caption is read; the document holds the same object. */
  readonly attrs: Record<string, string | number | boolean>;
}

/** Reads figures that this product wrote: pictures of the library with their captions. */
export class FigureReader {
  readonly #builder: ArticleBuilder;
  /** The tag of the open figure; undefined outside one. */
  #open: Attributes | undefined;
  #figure: Figure | undefined;
  #words: { caption: string; credit: string } | undefined;
  #isCredit = false;

  constructor(builder: ArticleBuilder) {
    this.#builder = builder;
  }

  enter(figure: Attributes): void {
    this.#open = figure;
  }

  leave(): void {
    this.#open = undefined;
    this.#figure = undefined;
    this.#words = undefined;
  }

  /** Adds the picture of an image in the open figure; false when it is not in the library. */
  add(img: Attributes): boolean {
    const open = this.#open;
    if (open === undefined || this.#figure !== undefined) return false;
    const attrs = read({ figure: open, img }, { caption: '', credit: '' });
    if (attrs === undefined) return false;
    this.#figure = { figure: open, img, attrs: { ...attrs } };
    this.#builder.addLeaf({ type: 'figure', attrs: this.#figure.attrs });
    return true;
  }

  beginCaption(): boolean {
    if (this.#figure === undefined || this.#words !== undefined) return false;
    this.#words = { caption: '', credit: '' };
    return true;
  }

  /** Adds words to an open caption; the text of its `cite` is the credit. */
  takeWords(words: string): boolean {
    if (this.#words === undefined) return false;
    this.#words[this.#isCredit ? 'credit' : 'caption'] += words;
    return true;
  }

  turnCredit(isCredit: boolean): void {
    this.#isCredit = isCredit;
  }

  endCaption(): void {
    if (this.#figure !== undefined && this.#words !== undefined)
      Object.assign(this.#figure.attrs, read(this.#figure, this.#words));
    this.#words = undefined;
    this.#isCredit = false;
  }
}

function read(
  { figure, img }: Pick<Figure, 'figure' | 'img'>,
  words: { readonly caption: string; readonly credit: string },
) {
  return readFigureHtml({ figure: (name) => figure[name], img: (name) => img[name] }, words);
}
