import { readGallery } from '@toasoan/contract/article/gallery-html.ts';
import type { ArticleBuilder } from './article-builder.ts';
import type { Attributes } from './picture-link.ts';

/** Reads galleries that this product wrote: several figures in one element, and their common caption. */
export class GalleryReader {
  readonly #builder: ArticleBuilder;
  #classes = '';
  /** Completed while the caption is read; the document holds the same object. */
  #attrs: Record<string, string | number | boolean> | undefined;
  #caption: string | undefined;

  constructor(builder: ArticleBuilder) {
    this.#builder = builder;
  }

  /** Opens a gallery; returns the containers that stay open when it ends, undefined for any other figure. */
  enter(figure: Attributes): number | undefined {
    if (!this.#builder.isAtTop) return undefined;
    const attrs = readGallery(figure.class ?? '');
    if (attrs === undefined) return undefined;
    this.#classes = figure.class ?? '';
    this.#attrs = { ...attrs };
    return this.#builder.openContainer('gallery', this.#attrs);
  }

  leave(): void {
    this.#attrs = undefined;
    this.#caption = undefined;
  }

  beginCaption(): boolean {
    if (this.#attrs === undefined || this.#caption !== undefined) return false;
    this.#caption = '';
    return true;
  }

  takeWords(words: string): boolean {
    if (this.#caption === undefined) return false;
    this.#caption += words;
    return true;
  }

  endCaption(): void {
    if (this.#attrs !== undefined && this.#caption !== undefined)
      Object.assign(this.#attrs, readGallery(this.#classes, this.#caption));
    this.#caption = undefined;
  }
}
