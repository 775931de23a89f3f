import { type ImportNote, note } from '../import-note.ts';
import { type Shortcode, ShortcodeFinder } from './shortcode.ts';

export interface PreparedBody {
  /** HTML without shortcodes and block comments. */
  readonly html: string;
  /** Written without blocks: line ends have a meaning. */
  readonly isClassic: boolean;
  readonly notes: readonly ImportNote[];
}

const TAG = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)(?:[^<>"']|"[^"]*"|'[^']*')*>/y;
const BLOCK = /^<!--\s+(\/?)wp:([a-z][a-z0-9/-]*)\s[\s\S]*?(\/?)-->$/;
/** Their content is not scanned for addresses. */
const LITERAL = new Set(['a', 'pre', 'code', 'script', 'style', 'textarea']);
const ADDRESS_LINE = /(^|\n)([ \t]*)(https?:\/\/[^\s<>"]+)(?=[ \t\r]*(?:\n|$))/g;
const CAPTION_ATTRIBUTE = /\bcaption=(?:"([^"]*)"|'([^']*)')/;
const GALLERY_IDS = /\b(?:ids|include)=["']?([\d\s,]+)/;
const CAPTIONED = /^\s*((?:<a\b[^<>]*>\s*)?<img\b[^<>]*>(?:\s*<\/a>)?)([\s\S]*)$/i;
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const PICTURE_PAGE = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?)(?:[?#].*)?$|attachment_id=/i;
const BACKGROUND =
  /\sstyle\s*=\s*(?:"[^"]*?background(?:-image)?:\s*url\(([^)"]+)\)|'[^']*?background(?:-image)?:\s*url\(([^)']+)\))/i;
/** A run of line breaks at the beginning or end of a block or of a line of its own. */
const EDGE = '(?:p|h[1-6]|li|cite|figcaption|td|th|div)';
const BREAKS = new RegExp(`(<${EDGE}(?:\\s[^<>]*)?>\\s*)?((?:<br\\s*\\/?>\\s*)+)(<\\/${EDGE}>)?`, 'gi');
const MAX_REPORTED = 300;

/** Address of an attachment whose picture is available. */
type AddressOf = (attachmentId: string) => string | undefined;

/** A WordPress body as the HTML its readers saw, as far as the export holds it. */
export function prepareBody(body: string, addressOf: AddressOf = () => undefined): PreparedBody {
  const isClassic = !body.includes('<!-- wp:');
  const notes: ImportNote[] = [];
  const html = new BodyScanner(body, notes, addressOf).scan();
  return { html: html.replace(BREAKS, withoutEdgeBreaks), isClassic, notes };
}

function withoutEdgeBreaks(
  run: string,
  start: string | undefined,
  _breaks: string,
  end: string | undefined,
): string {
  return start === undefined && end === undefined ? run : `${start ?? ''}${end ?? ''}`;
}

class BodyScanner {
  readonly #body: string;
  readonly #notes: ImportNote[];
  readonly #shortcodes: ShortcodeFinder;
  readonly #addressOf: AddressOf;
  readonly #emptyBlocks = new Map<string, number>();
  #html = '';
  #text = '';
  #literals = 0;
  #isShortcodeBlock = false;
  #pageBreaks = 0;
  /** No comment ends after this place. */
  #noCommentsFrom = Number.POSITIVE_INFINITY;
  /** Address of the link that was just opened. */
  #link: string | undefined;
  /** Nothing has followed since a link ended. */
  #followsLink = false;

  constructor(body: string, notes: ImportNote[], addressOf: AddressOf) {
    this.#body = body;
    this.#addressOf = addressOf;
    this.#notes = notes;
    this.#shortcodes = new ShortcodeFinder(body);
  }

  scan(): string {
    const special = /[<[]/g;
    let at = 0;
    for (let match = special.exec(this.#body); match !== null; match = special.exec(this.#body)) {
      this.#text += this.#body.slice(at, match.index);
      at = this.#special(match.index, match[0]);
      special.lastIndex = at;
    }
    this.#text += this.#body.slice(at);
    this.#flush();
    this.#reportTotals();
    return this.#html;
  }

  /** Consumes the construct at `at`; returns its end. */
  #special(at: number, character: string): number {
    if (character === '<') return this.#tag(at);
    const escaped = this.#shortcodes.findEscaped(at);
    if (escaped !== undefined) {
      this.#text += escaped.text.slice(1, -1);
      return escaped.end;
    }
    const shortcode = this.#shortcodes.find(at, this.#isShortcodeBlock);
    if (shortcode !== undefined) return this.#shortcode(shortcode);
    this.#text += character;
    return at + 1;
  }

  #tag(at: number): number {
    const comment = this.#body.startsWith('<!--', at) ? this.#commentAt(at) : undefined;
    if (comment !== undefined) {
      this.#flush();
      this.#comment(comment);
      return at + comment.length;
    }
    TAG.lastIndex = at;
    const [tag, slash, name = ''] = TAG.exec(this.#body) ?? [];
    if (tag === undefined) {
      this.#text += '<';
      return at + 1;
    }
    this.#flush();
    // Two buttons side by side are two words.
    this.#html += this.#followsLink && name === 'a' && slash === '' ? ` ${tag}` : tag;
    this.#followsLink = tag === '</a>';
    this.#watch(tag, name.toLowerCase(), slash === '/');
    this.#background(tag);
    return at + tag.length;
  }

  #commentAt(at: number): string | undefined {
    if (at >= this.#noCommentsFrom) return undefined;
    const end = this.#body.indexOf('-->', at + 4);
    if (end >= 0) return this.#body.slice(at, end + 3);
    this.#noCommentsFrom = at;
    return undefined;
  }

  /** Tracks the scan's position, and links that cannot stay on their picture. */
  #watch(tag: string, name: string, isClosing: boolean): void {
    if (LITERAL.has(name)) this.#literals = Math.max(0, this.#literals + (isClosing ? -1 : 1));
    if (name === 'a') {
      const [, double, single] = HREF.exec(tag) ?? [];
      this.#link = isClosing ? undefined : (double ?? single);
    } else if (name === 'img' && this.#link !== undefined && !PICTURE_PAGE.test(this.#link)) {
      this.#notes.push(note('PICTURE_LINK_DROPPED', { address: this.#link }));
    }
  }

  /** Cover blocks hold their picture in a style. */
  #background(tag: string): void {
    const [, double, single] = BACKGROUND.exec(tag) ?? [];
    const address = (double ?? single)?.replace(/^(?:&quot;|&#0?39;|['"])|(?:&quot;|&#0?39;|['"])$/g, '');
    if (address !== undefined) this.#html += `<img src="${address}" alt="">`;
  }

  #comment(comment: string): void {
    if (comment.startsWith('<!--more')) this.#html += '\n\n';
    else if (comment === '<!--nextpage-->') {
      this.#html += '\n\n';
      this.#pageBreaks += 1;
    }
    const [, slash, name, isEmpty] = BLOCK.exec(comment) ?? [];
    if (name === 'shortcode') this.#isShortcodeBlock = slash !== '/';
    if (name !== undefined && isEmpty === '/')
      this.#emptyBlocks.set(name, (this.#emptyBlocks.get(name) ?? 0) + 1);
  }

  #shortcode(shortcode: Shortcode): number {
    const { name, isClosing, text, end } = shortcode;
    if (name === 'caption' || name === 'wp_caption') return this.#caption(shortcode);
    if (name === 'gallery' && this.#gallery(shortcode)) return end;
    if (!isClosing) this.#notes.push(note('SHORTCODE_REMOVED', { name, text: text.slice(0, MAX_REPORTED) }));
    return end;
  }

  /** Its pictures one after another; false where some are not available. */
  #gallery({ attributes }: Shortcode): boolean {
    const [, list = ''] = GALLERY_IDS.exec(attributes) ?? [];
    const addresses = list
      .split(/[\s,]+/)
      .filter((id) => id !== '')
      .map(this.#addressOf);
    if (addresses.length === 0 || addresses.includes(undefined)) return false;
    this.#flush();
    this.#html += addresses
      .map((address) => `<img src="${address?.replaceAll('"', '%22')}" alt="">`)
      .join('');
    return true;
  }

  /** The picture and its words, as two paragraphs. */
  #caption({ name, isClosing, attributes, end }: Shortcode): number {
    const closing = isClosing ? -1 : this.#shortcodes.closingOf(name, end);
    if (closing < 0) return end;
    this.#flush();
    const inner = this.#body.slice(end, closing);
    const [, double, single] = CAPTION_ATTRIBUTE.exec(attributes) ?? [];
    const [, picture = '', rest = inner] = CAPTIONED.exec(inner) ?? [];
    const words = [rest.trim(), double ?? single ?? ''].filter((part) => part !== '').join(' ');
    this.#html += `<figure>${this.#within(picture)}<figcaption>${this.#within(words)}</figcaption></figure>`;
    return this.#body.indexOf(']', closing) + 1;
  }

  #within(part: string): string {
    return new BodyScanner(part, this.#notes, this.#addressOf).scan();
  }

  /** WordPress shows a player for an address alone on its line. */
  #flush(): void {
    if (this.#text === '') return;
    this.#followsLink = false;
    if (this.#literals > 0) this.#html += this.#text;
    else
      this.#html += this.#text.replace(ADDRESS_LINE, (_line, start, space, address: string) => {
        this.#notes.push(note('EMBED_LINKED', { address: address.replaceAll('&amp;', '&') }));
        return `${start}${space}<a href="${address}">${address}</a>`;
      });
    this.#text = '';
  }

  #reportTotals(): void {
    if (this.#emptyBlocks.size > 0) {
      const names = [...this.#emptyBlocks].map(([name, count]) => (count === 1 ? name : `${name} ×${count}`));
      this.#notes.push(note('BLOCKS_EMPTY', { names: names.join(', ') }));
    }
    if (this.#pageBreaks > 0) this.#notes.push(note('PAGE_BREAKS', { count: this.#pageBreaks + 1 }));
  }
}
