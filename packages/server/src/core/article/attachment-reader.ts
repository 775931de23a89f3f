import { isAttachment, readAttachment } from '@toasoan/contract/article/attachment-html.ts';
import type { ArticleBuilder } from './article-builder.ts';
import type { Attributes } from './picture-link.ts';

/** Reads files to download that this product wrote: a paragraph with a link, and the file's kind and size. */
export class AttachmentReader {
  readonly #builder: ArticleBuilder;
  #paragraph: Attributes | undefined;
  #isTaken = false;

  constructor(builder: ArticleBuilder) {
    this.#builder = builder;
  }

  /** Notes an element that may hold a file. */
  enter(name: string, attributes: Attributes): void {
    if (this.#builder.isAtTop && isAttachment(name, attributes.class)) this.#paragraph = attributes;
  }

  /** Whether an element's words belong to the file: its link becomes the file, and what is said about it is derived. */
  takes(name: string, attributes: Attributes): boolean {
    const paragraph = this.#paragraph;
    if (paragraph === undefined) return false;
    if (this.#isTaken) return name === 'small';
    const attrs =
      name === 'a'
        ? readAttachment(
            (key) => paragraph[key],
            (key) => attributes[key],
          )
        : undefined;
    if (attrs === undefined) return false;
    this.#builder.addLeaf({ type: 'attachment', attrs });
    this.#isTaken = true;
    return true;
  }

  leave(): void {
    this.#paragraph = undefined;
    this.#isTaken = false;
  }
}
