/** Shortcodes of WordPress itself and of the most common plug-ins, recognised even without attributes. */
const KNOWN: ReadonlySet<string> = new Set([
  'caption',
  'wp_caption',
  'gallery',
  'playlist',
  'audio',
  'video',
  'embed',
  'wpvideo',
  'wpgallery',
  'youtube',
  'vimeo',
  'soundcloud',
  'tweet',
  'instagram',
  'facebook',
  'googlemaps',
  'slideshow',
  'slideshare',
  'scribd',
  'archives',
  'recent_posts',
  'contact-form',
  'contact-form-7',
  'subscribe2',
  'polldaddy',
  'poll',
  'sitemap',
  'jetpack_subscription_form',
]);

const SHORTCODE =
  /\[(\/?)([A-Za-z][A-Za-z0-9_-]{0,60})(?=[\s\]/])((?:[^[\]"']|"[^"]{0,4000}"|'[^']{0,4000}')*?)(\/?)\]/y;
const ESCAPED = /\[\[(\/?)([A-Za-z][A-Za-z0-9_-]{0,60})(?=[\s\]/])([^[\]]*?)(\/?)\]\]/y;
const CLOSING = /\[\/([A-Za-z][A-Za-z0-9_-]{0,60})\s*\]/g;
const HAS_ATTRIBUTE = /(?:^|\s)[\w-]+\s*=/;

export interface Shortcode {
  readonly name: string;
  readonly isClosing: boolean;
  readonly attributes: string;
  /** The exact characters, and their end. */
  readonly text: string;
  readonly end: number;
}

/** Distinguishes a site's shortcodes from other words in brackets, without knowing the site's plug-ins. */
export class ShortcodeFinder {
  readonly #html: string;
  /** The position of the last closing tag of each name. */
  readonly #closings = new Map<string, number>();

  constructor(html: string) {
    this.#html = html;
    for (const match of html.matchAll(CLOSING)) this.#closings.set(match[1] ?? '', match.index);
  }

  /** The shortcode that begins at `at`; `everyName`: accept any name, in a block that holds nothing else. */
  find(at: number, everyName: boolean): Shortcode | undefined {
    return this.#match(SHORTCODE, at, everyName);
  }

  /** `[[gallery]]`, WordPress's way to write about a shortcode. */
  findEscaped(at: number): Shortcode | undefined {
    return this.#match(ESCAPED, at, false);
  }

  /** The position of the closing tag after `from`; -1 without one. */
  closingOf(name: string, from: number): number {
    return (this.#closings.get(name) ?? -1) < from ? -1 : this.#html.indexOf(`[/${name}`, from);
  }

  #match(pattern: RegExp, at: number, everyName: boolean): Shortcode | undefined {
    pattern.lastIndex = at;
    const match = pattern.exec(this.#html);
    if (match === null) return undefined;
    const [text, slash, name = '', attributes = '', selfClosing] = match;
    const isOne =
      everyName ||
      KNOWN.has(name) ||
      selfClosing === '/' ||
      HAS_ATTRIBUTE.test(attributes) ||
      this.#closings.has(name);
    if (!isOne) return undefined;
    return { name, isClosing: slash === '/', attributes, text, end: at + text.length };
  }
}
