import type { PlacedPicture } from './placed-picture.ts';

/** A position in the HTML. */
interface Place {
  readonly start: number;
  readonly end: number;
}

/** A picture to insert. */
export interface Found {
  readonly at: Place;
  readonly picture: PlacedPicture;
  readonly alt: string;
  caption: string;
  /** The surrounding tags, and the caption that it takes over. */
  readonly around: Place[];
}

interface OpenFigure {
  readonly at: Place;
  readonly pictures: Found[];
  caption: { readonly start: number; end: number; text: string; hasPicture: boolean } | undefined;
}

interface OpenLink {
  readonly at: Place;
  readonly pictures: Found[];
  hasWords: boolean;
}

type Attributes = Readonly<Record<string, string>>;

/** Attributes in which pages with lazy loading keep the true address. */
const SOURCES = ['src', 'data-src', 'data-lazy-src', 'data-original', 'data-orig-file'];

/** Scans HTML and finds its pictures with their surroundings. */
export class PictureFinder {
  readonly found: Found[] = [];
  readonly #pictureAt: (address: string) => PlacedPicture | undefined;
  readonly #figures: OpenFigure[] = [];
  #link: OpenLink | undefined;
  #isInCaption = false;

  constructor(pictureAt: (address: string) => PlacedPicture | undefined) {
    this.#pictureAt = pictureAt;
  }

  open(name: string, attributes: Attributes, at: Place): void {
    if (name === 'figure') this.#figures.push({ at, pictures: [], caption: undefined });
    else if (name === 'figcaption') this.#beginCaption(at);
    else if (name === 'a') this.#link = { at, pictures: [], hasWords: false };
    else if (name === 'img') this.#picture(attributes, at);
  }

  text(text: string): void {
    const caption = this.#figures.at(-1)?.caption;
    if (this.#isInCaption && caption !== undefined) caption.text += text;
    if (this.#link !== undefined && text.trim() !== '') this.#link.hasWords = true;
  }

  /** `at` is undefined where the end tag is missing. */
  close(name: string, at: Place | undefined): void {
    if (name === 'figcaption') this.#endCaption(at);
    else if (name === 'a') this.#endLink(at);
    else if (name === 'figure') this.#endFigure(at);
  }

  #picture(attributes: Attributes, at: Place): void {
    const figure = this.#figures.at(-1);
    const picture = SOURCES.map((source) => this.#pictureAt(attributes[source] ?? '')).find(
      (known) => known !== undefined,
    );
    if (this.#isInCaption && figure?.caption !== undefined) figure.caption.hasPicture = true;
    if (picture === undefined) return;
    const found: Found = { at, picture, alt: attributes.alt ?? '', caption: '', around: [] };
    this.found.push(found);
    figure?.pictures.push(found);
    this.#link?.pictures.push(found);
  }

  #beginCaption({ start, end }: Place): void {
    const figure = this.#figures.at(-1);
    if (figure === undefined || figure.caption !== undefined) return;
    figure.caption = { start, end, text: '', hasPicture: false };
    this.#isInCaption = true;
  }

  #endCaption(at: Place | undefined): void {
    const caption = this.#figures.at(-1)?.caption;
    this.#isInCaption = false;
    if (caption === undefined) return;
    if (at === undefined) caption.hasPicture = true;
    else caption.end = at.end;
  }

  /** A link around pictures only: it leads to a larger copy, or its address has been reported. */
  #endLink(at: Place | undefined): void {
    const link = this.#link;
    this.#link = undefined;
    if (at !== undefined && link?.hasWords === false) link.pictures[0]?.around.push(link.at, at);
  }

  #endFigure(at: Place | undefined): void {
    const { at: start, pictures, caption } = this.#figures.pop() ?? { at, pictures: [] };
    this.#isInCaption = false;
    const [only, ...others] = pictures;
    if (only === undefined || start === undefined) return;
    only.around.push(start, ...(at === undefined ? [] : [at]));
    if (others.length > 0 || caption === undefined || caption.hasPicture) return;
    only.caption = caption.text;
    only.around.push(caption);
  }
}
