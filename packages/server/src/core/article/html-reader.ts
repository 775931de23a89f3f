import type { ArticleMark, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { ArticleProblem } from '@toasoan/contract/article/article-problem.ts';
import { MARK_OF_TAG, NODE_OF_TAG, readTag } from '@toasoan/contract/article/html-tags.ts';
import type { ArticleMarkName } from '@toasoan/contract/article/node-table.ts';
import { marksOfStyle } from '@toasoan/contract/article/style-marks.ts';
import { ArticleBuilder } from './article-builder.ts';
import type { ArticleNote } from './article-note.ts';
import { AttachmentReader } from './attachment-reader.ts';
import { ContainerReader, type OpenElement } from './container-reader.ts';
import { FigureReader } from './figure-reader.ts';
import { GalleryReader } from './gallery-reader.ts';
import { linkAttributes } from './link-attributes.ts';
import {
  type Attributes,
  linkOfPicture,
  type PictureLink,
  pictureSource,
  type SourcePicture,
  sourceAddress,
} from './picture-link.ts';
import { BOUNDARY_ELEMENTS, DROPPED_ELEMENTS, EMBED_ELEMENTS, SILENT_ELEMENTS } from './source-elements.ts';
import { VideoReader } from './video-reader.ts';

export interface ReadOptions {
  /** WordPress's classic posts: a blank line begins a paragraph, a single line end is a line break. */
  readonly blankLines?: 'paragraphs';
  /** Drops paragraphs that hold only spaces, including no-break ones. */
  readonly dropBlankParagraphs?: boolean;
  /** The base of relative addresses. */
  readonly base?: string;
  /** Rewrites a picture's link or words; undefined: the default. */
  readonly pictures?: (picture: SourcePicture) => PictureLink | undefined;
}

const MAX_OPEN_ELEMENTS = 512;
const MAX_ELEMENTS = 200_000;
const BLANK_LINES = /\n[ \t]*(?:\n[ \t]*)+/;
/** Elements whose default style is not emphasis. */
const UNSTYLED = new Set(['heading', 'tableHeader', 'tableCell', 'codeBlock']);

/** Receives the events of an HTML parser and builds an article. */
export class HtmlReader {
  readonly notes: ArticleNote[] = [];
  readonly #options: ReadOptions;
  readonly #builder: ArticleBuilder;
  readonly #containers: ContainerReader;
  readonly #videos: VideoReader;
  readonly #figures: FigureReader;
  readonly #galleries: GalleryReader;
  readonly #attachments: AttachmentReader;
  readonly #elements: OpenElement[] = [];
  #count = 0;
  #skipping = 0;
  /** A player whose address may still come from a nested element. */
  #player: string | undefined;
  #isFreshCode = false;

  constructor(options: ReadOptions) {
    this.#options = options;
    this.#builder = new ArticleBuilder({
      trimBreaks: options.blankLines !== undefined,
      dropBlankParagraphs: options.dropBlankParagraphs === true,
    });
    this.#containers = new ContainerReader(this.#builder);
    this.#videos = new VideoReader(this.#builder);
    this.#figures = new FigureReader(this.#builder);
    this.#galleries = new GalleryReader(this.#builder);
    this.#attachments = new AttachmentReader(this.#builder);
  }

  finish(): ArticleNode {
    return this.#builder.finish();
  }

  open(name: string, attributes: Attributes, isImplied: boolean): void {
    this.#count += 1;
    if (this.#count > MAX_ELEMENTS) throw new ArticleProblem('articleTooManyParts', { max: MAX_ELEMENTS });
    if (this.#elements.length >= MAX_OPEN_ELEMENTS)
      throw new ArticleProblem('articleTooDeep', { max: MAX_OPEN_ELEMENTS });
    this.#isFreshCode = false;
    this.#elements.push({ name, isImplied, ...this.#enter(name, attributes) });
  }

  close(name: string, isImplied: boolean): void {
    const element = this.#elements.at(-1);
    if (element?.name !== name) return;
    this.#elements.pop();
    if (element.skips === true) this.#endSkipping();
    if (element.isCaption === true) this.#endCaption();
    if (name === 'cite') this.#figures.turnCredit(false);
    if (name === 'figure') this.#leaveFigure(element);
    if (name === 'p') this.#attachments.leave();
    if (element.ending !== undefined) this.#builder.text(element.ending);
    this.#builder.popMarks(element.marks ?? 0);
    if (element.isTextBlock === true) this.#builder.closeTextBlock(isImplied || element.isImplied === true);
    if (element.isBoundary === true) this.#containers.boundary();
    if (element.isNestedTable === true) this.#containers.closeNestedTable();
    if (element.closeTo !== undefined) this.#builder.closeContainers(element.closeTo);
  }

  text(text: string): void {
    if (this.#skipping > 0) return;
    if (this.#takeWords(text)) return;
    const inCode = this.#builder.blockType === 'codeBlock';
    // HTML ignores a line end right after <pre>.
    const kept = this.#isFreshCode ? text.replace(/^\r?\n/, '') : text;
    this.#isFreshCode = false;
    if (!inCode && this.#options.blankLines !== undefined && kept.includes('\n')) this.#lines(kept);
    else this.#builder.text(kept);
  }

  /** Pictures, and text that belongs to a picture or a video before it. */
  #enterFigure(name: string, attributes: Attributes): Omit<OpenElement, 'name'> | undefined {
    if (name === 'img') return this.#figures.add(attributes) ? {} : this.#picture(attributes);
    if (name === 'figure') {
      const closeTo = this.#galleries.enter(attributes);
      if (closeTo !== undefined) return { closeTo };
      this.#figures.enter(attributes);
      this.#videos.enter(attributes);
    }
    if (this.#attachments.takes(name, attributes) || (name === 'summary' && this.#videos.isOwn))
      return this.#skip();
    if (name === 'cite') this.#figures.turnCredit(true);
    if (name === 'figcaption' && this.#beginCaption()) return { isCaption: true };
    return this.#takeWords(isBlock(name) ? ' ' : '') ? {} : undefined;
  }

  #takeWords(words: string): boolean {
    return [this.#figures, this.#galleries, this.#videos].some((reader) => reader.takeWords(words));
  }

  #beginCaption(): boolean {
    return [this.#figures, this.#videos, this.#galleries].some((reader) => reader.beginCaption());
  }

  #endCaption(): void {
    this.#figures.endCaption();
    this.#videos.endCaption();
    this.#galleries.endCaption();
  }

  #leaveFigure({ closeTo }: OpenElement): void {
    this.#figures.leave();
    this.#videos.leaveFigure();
    if (closeTo !== undefined) this.#galleries.leave();
  }

  #lines(text: string): void {
    for (const [index, part] of text.replace(/\r\n?/g, '\n').split(BLANK_LINES).entries()) {
      if (index > 0) this.#endParagraph();
      for (const [number, line] of part.split('\n').entries()) {
        if (number > 0) this.#breakLine();
        this.#builder.text(line);
      }
    }
  }

  #endParagraph(): void {
    if (this.#elements.some((element) => element.isTextBlock)) this.#breakLine();
    else this.#builder.closeTextBlock();
  }

  #breakLine(): void {
    if (!this.#builder.isAtLineStart) this.#builder.break();
  }

  #enter(name: string, attributes: Attributes): Omit<OpenElement, 'name'> {
    if (this.#skipping > 0) return this.#enterSkipped(name, attributes);
    if (DROPPED_ELEMENTS.has(name)) return this.#drop(name);
    if (EMBED_ELEMENTS.has(name)) return this.#enterPlayer(name, attributes);
    const inFigure = this.#enterFigure(name, attributes);
    if (inFigure !== undefined) return inFigure;
    const marks = this.#pushMarks(name, attributes);
    const reading = readTag(name, attributes.class);
    this.#attachments.enter(name, attributes);
    if (reading?.node === 'hardBreak') this.#builder.break();
    else if (reading?.node === 'horizontalRule') this.#builder.addLeaf({ type: 'horizontalRule' });
    else if (reading !== undefined) {
      const opening = this.#containers.open(reading, attributes);
      this.#isFreshCode = reading.node === 'codeBlock';
      return { marks, ...opening };
    } else if (BOUNDARY_ELEMENTS.has(name)) return { marks, ...this.#containers.boundary() };
    else if (name === 'q') {
      this.#builder.text('“');
      return { marks, ending: '”' };
    }
    return { marks };
  }

  /** Marks of the tag and of its inline style; returns how many were opened. */
  #pushMarks(name: string, attributes: Attributes): number {
    const reading = NODE_OF_TAG.get(name);
    const said =
      attributes.style === undefined || UNSTYLED.has(reading?.node ?? '')
        ? new Map<ArticleMarkName, boolean>()
        : marksOfStyle(attributes.style);
    const ofTag = MARK_OF_TAG.get(name);
    const names = new Set([...said.entries()].flatMap(([mark, on]) => (on ? [mark] : [])));
    if (ofTag !== undefined && said.get(ofTag) !== false) names.add(ofTag);
    const marks = [...names].flatMap((mark) => this.#mark(mark, attributes) ?? []);
    for (const mark of marks) this.#builder.pushMark(mark);
    return marks.length;
  }

  #mark(type: ArticleMarkName, attributes: Attributes): ArticleMark | undefined {
    if (type === 'link') return this.#link(attributes);
    return { type };
  }

  #link(attributes: Attributes): ArticleMark | undefined {
    const written = attributes.href;
    if (written === undefined) return undefined;
    const address = sourceAddress(written, this.#options.base);
    if (address !== undefined)
      return { type: 'link', attrs: linkAttributes({ ...attributes, href: address }) };
    if (written !== '' && !written.startsWith('#'))
      this.notes.push({ kind: 'link', name: 'a', address: written });
    return undefined;
  }

  #drop(name: string): Omit<OpenElement, 'name'> {
    if (!SILENT_ELEMENTS.has(name)) this.notes.push({ kind: 'dropped', name });
    return this.#skip();
  }

  #skip(): Omit<OpenElement, 'name'> {
    this.#skipping += 1;
    return { skips: true };
  }

  #endSkipping(): void {
    this.#skipping -= 1;
    if (this.#skipping > 0 || this.#player === undefined) return;
    this.notes.push({ kind: 'embed', name: this.#player });
    this.#player = undefined;
  }

  #enterPlayer(name: string, attributes: Attributes): Omit<OpenElement, 'name'> {
    this.#player = name;
    this.#addressPlayer(attributes);
    return this.#skip();
  }

  #enterSkipped(name: string, attributes: Attributes): Omit<OpenElement, 'name'> {
    if (name === 'source' || name === 'iframe' || name === 'embed') this.#addressPlayer(attributes);
    return {};
  }

  #addressPlayer(attributes: Attributes): void {
    const written = [attributes.src, attributes['data-src'], attributes.data].find(
      (source) => source !== undefined && source !== '' && source !== 'about:blank',
    );
    const address = written === undefined ? undefined : sourceAddress(written, this.#options.base);
    if (this.#player === undefined || address === undefined) return;
    if (this.#videos.add(address, attributes.title ?? '')) {
      this.#player = undefined;
      return;
    }
    const text = attributes.title?.trim() || address;
    this.notes.push({ kind: 'embed', name: this.#player, address, text });
    this.#player = undefined;
    this.#insertLink(text, address);
  }

  #insertLink(text: string, address: string): void {
    this.#builder.text(' ');
    this.#builder.link(text, linkAttributes({ href: address }));
    this.#builder.text(' ');
  }

  #picture(attributes: Attributes): Omit<OpenElement, 'name'> {
    const { alt = '', title = '', width, height } = attributes;
    this.#videos.leave();
    if (/\b(?:emoji|wp-smiley)\b/.test(attributes.class ?? '')) {
      this.#builder.text(alt);
      return {};
    }
    if (Number(width) <= 1 && Number(height) <= 1) {
      this.notes.push({ kind: 'dropped', name: 'img' });
      return {};
    }
    const picture = { src: pictureSource(attributes), alt, title };
    const { address, text } = this.#options.pictures?.(picture) ?? linkOfPicture(picture, this.#options.base);
    const allowed = address === undefined ? undefined : sourceAddress(address, this.#options.base);
    this.notes.push({
      kind: 'picture',
      name: 'img',
      text,
      ...(allowed !== undefined && { address: allowed }),
    });
    if (allowed !== undefined) this.#insertLink(text || allowed, allowed);
    else if (text !== '') this.#builder.text(` ${text} `);
    return {};
  }
}

const isBlock = (tag: string) => NODE_OF_TAG.has(tag) || BOUNDARY_ELEMENTS.has(tag);
