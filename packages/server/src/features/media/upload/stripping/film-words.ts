import type { SomeBytes } from '../inspection/file-bytes.ts';
import { MediaRefused } from '../inspection/media-refused.ts';
import { FileWindow } from './file-window.ts';
import { type Box, blank, boxAt } from './film-box.ts';
import { jpegWords } from './jpeg-words.ts';
import { placeInLoci, placeInText } from './place-text.ts';
import type { Edit, OwnWords, Place } from './words.ts';

/** Marks a 360° film, and says nothing about its author. */
const SPHERICAL = 'ffcc8263f8554a938814587a02521fdd';

/**
 * Titles and rights, as QuickTime and 3GPP write them. Cameras put everything else here too: serial numbers, GPS
 * tracks.
 */
const KEPT_USER_DATA: ReadonlySet<string> = new Set([
  ...['titl', 'dscp', 'cprt', 'perf', 'auth', 'gnre', 'albm', 'yrrc', 'kywd', 'clsf', 'rtng'],
  ...['©nam', '©ART', '©alb', '©cpy', '©day', '©gen', '©des', '©inf', '©too', '©swr'],
  ...['name', 'chpl', 'hnti', 'hinf', 'tsel', 'kind', 'tagc', 'strk'],
]);

const PLACE_NAME = /location|gps|geo|iso6709/i;

const MOST_KEYS = 16_384;

/** Consists of boxes, which are inspected in turn. */
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'mvex', 'moof', 'traf']);
const DEEPEST = 6;
const MOST_BOXES = 200_000;
/** Types that describe a place in words. */
const WORDS = 512;

/** Every box of a film that is not the film itself or its title. @throws MediaRefused for impossible sizes */
export async function filmWords(file: SomeBytes): Promise<OwnWords> {
  const reading = new FilmReading(new FileWindow(file));
  await reading.boxes(0, file.size, 0);
  if (!reading.hasMovie) throw new MediaRefused('DAMAGED');
  return { place: reading.place, edits: reading.edits };
}

class FilmReading {
  readonly edits: Edit[] = [];
  place: Place | undefined;
  hasMovie = false;
  readonly #file: FileWindow;
  #seen = 0;

  constructor(file: FileWindow) {
    this.#file = file;
  }

  async boxes(first: number, end: number, depth: number): Promise<void> {
    if (depth > DEEPEST) throw new MediaRefused('DAMAGED');
    for await (const box of this.#list(first, end, depth > 0)) {
      this.hasMovie ||= depth === 0 && box.type === 'moov';
      if (CONTAINERS.has(box.type)) await this.boxes(box.content, box.end, depth + 1);
      else if (box.type === 'udta') await this.#orBlank(box, () => this.#userData(box));
      else if (box.type === 'meta') await this.#orBlank(box, () => this.#meta(box));
      else if (await this.#isSpare(box)) this.edits.push(...blank(box));
    }
  }

  async *#list(first: number, end: number, isNested = true): AsyncGenerator<Box> {
    for (let at = first; at < end; ) {
      this.#seen += 1;
      if (this.#seen > MOST_BOXES) throw new MediaRefused('DAMAGED');
      const box = await boxAt(this.#file, at, end, isNested);
      if (box === undefined) return;
      yield box;
      at = box.end;
    }
  }

  async #isSpare({ type, content }: Box): Promise<boolean> {
    if (type === 'uuid') return (await this.#file.read(content, 16)).toString('hex') !== SPHERICAL;
    return ['free', 'skip', 'gps ', 'GPS ', 'XMP_'].includes(type);
  }

  /** Vendor-specific metadata: unreadable parts are removed as a whole. */
  async #orBlank(box: Box, read: () => Promise<void>): Promise<void> {
    const before = this.edits.length;
    try {
      await read();
    } catch (error) {
      if (!(error instanceof MediaRefused) || this.#seen > MOST_BOXES) throw error;
      this.edits.splice(before, Number.POSITIVE_INFINITY, ...blank(box));
    }
  }

  async #userData({ content, end }: Box): Promise<void> {
    for await (const box of this.#list(content, end)) {
      if (box.type === 'meta') await this.#orBlank(box, () => this.#meta(box));
      else if (!KEPT_USER_DATA.has(box.type)) await this.#takeOut(box);
    }
  }

  async #takeOut(box: Box): Promise<void> {
    const content = await this.#file.read(box.content, Math.min(WORDS, box.end - box.content));
    this.place ??= box.type === 'loci' ? placeInLoci(content) : undefined;
    this.place ??= box.type === '©xyz' ? placeInText(content) : undefined;
    this.edits.push(...blank(box));
  }

  async #meta(meta: Box): Promise<void> {
    const head = await this.#file.read(meta.content, 8);
    const first = head.toString('latin1', 4, 8) === 'hdlr' ? meta.content : meta.content + 4;
    let handler = '';
    let keys: readonly string[] = [];
    const lists: Box[] = [];
    for await (const box of this.#list(first, meta.end)) {
      if (box.type === 'hdlr') handler = (await this.#file.read(box.content + 8, 4)).toString('latin1');
      if (box.type === 'keys') keys = await keysIn(this.#file, box);
      if (box.type === 'ilst') lists.push(box);
    }
    if (handler !== 'mdta' && handler !== 'mdir') throw new MediaRefused('DAMAGED');
    for (const list of lists) await this.#items(list, handler === 'mdta' ? keys : undefined);
  }

  async #items({ content, end }: Box, keys: readonly string[] | undefined): Promise<void> {
    for await (const item of this.#list(content, end)) {
      const words = await this.#file.read(item.content, Math.min(WORDS, item.end - item.content));
      if (isAboutPlace(item.type, words, keys)) {
        this.place ??= placeInText(words);
        this.edits.push(...blank(item));
      } else this.edits.push(...(await jpegWords(this.#file, item.content, item.end)));
    }
  }
}

/** The key names that number the values of a list. @throws MediaRefused */
async function keysIn(file: FileWindow, { content, end }: Box): Promise<string[]> {
  if (end - content > MOST_KEYS) throw new MediaRefused('DAMAGED');
  const bytes = await file.read(content, end - content);
  const keys: string[] = [];
  for (let at = 8; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at);
    if (size < 8 || at + size > bytes.length) throw new MediaRefused('DAMAGED');
    keys.push(bytes.toString('utf8', at + 8, at + size));
    at += size;
  }
  return keys;
}

/** Whether a value of a list contains a place; with `keys` its type is a number that begins at one. */
function isAboutPlace(type: string, words: Buffer, keys: readonly string[] | undefined): boolean {
  if (keys !== undefined) {
    const key = keys[Buffer.from(type, 'latin1').readUInt32BE(0) - 1];
    return key === undefined || PLACE_NAME.test(key);
  }
  return type === '©xyz' || (type === '----' && PLACE_NAME.test(words.toString('latin1')));
}
