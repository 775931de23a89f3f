import { readEmbedHtml } from '@toasoan/contract/article/embed-html.ts';
import type { ArticleBuilder } from './article-builder.ts';
import type { Attributes } from './picture-link.ts';
import { isBlank } from './text-block.ts';

interface Video {
  readonly address: string;
  readonly title: string;
  /** Completed while the caption is read; the document holds the same object. */
  readonly attrs: Record<string, string | number | boolean>;
}

/** Finds the videos among a source's players and gives each the caption that follows it in its figure. */
export class VideoReader {
  readonly #builder: ArticleBuilder;
  /** The last video, while nothing else has followed it. */
  #video: Video | undefined;
  #caption: string | undefined;
  #isOwn = false;

  constructor(builder: ArticleBuilder) {
    this.#builder = builder;
  }

  /** A figure begins. */
  enter({ class: classes = '' }: Attributes): void {
    this.#isOwn = classes.split(/\s+/).includes('embed');
  }

  /** Within a figure that this product wrote, which says again what the frame is called. */
  get isOwn(): boolean {
    return this.#isOwn;
  }

  /** Adds the video behind an address; false when there is none. */
  add(address: string, title: string): boolean {
    const attrs = readEmbedHtml(address, title);
    if (attrs === undefined) return false;
    if (this.#caption !== undefined) this.endCaption();
    this.#video = { address, title, attrs: { ...attrs } };
    this.#builder.addLeaf({ type: 'embed', attrs: this.#video.attrs });
    return true;
  }

  beginCaption(): boolean {
    if (this.#video === undefined || this.#caption !== undefined) return false;
    this.#caption = '';
    return true;
  }

  /** Adds words to an open caption; blocks and marks in it become spaces. */
  takeWords(words: string): boolean {
    if (this.#caption === undefined) {
      if (!isBlank(words)) this.leave();
      return false;
    }
    this.#caption += words;
    return true;
  }

  endCaption(): void {
    if (this.#video !== undefined && this.#caption !== undefined)
      Object.assign(this.#video.attrs, readEmbedHtml(this.#video.address, this.#video.title, this.#caption));
    this.#caption = undefined;
    this.leave();
  }

  /** A figure ends. */
  leaveFigure(): void {
    this.#isOwn = false;
    this.leave();
  }

  /** The next content belongs to no video. */
  leave(): void {
    if (this.#caption === undefined) this.#video = undefined;
  }
}
