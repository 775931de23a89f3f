import type { SomeBytes } from './file-bytes.ts';

/** A bucket answers one of these about as fast as a few bytes. */
const WINDOW = 4 * 1024 * 1024;
/** A picture in more parts is made to cost time; it stays as it is. */
const MOST_PARTS = 100_000;

/** Where a picture ends by its own account, and of how many frames it consists. */
export interface PictureExtent {
  /** The byte after the last one; what follows belongs to no picture. */
  readonly end: number;
  readonly frames: number;
}

/** Walks the parts of a picture and decodes nothing. Undefined for one that does not reach its own end. */
export async function pictureExtent(file: SomeBytes): Promise<PictureExtent | undefined> {
  const bytes = new Bytes(file);
  const head = (await bytes.from(0, 12)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return await jpegExtent(bytes);
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return await pngExtent(bytes);
  if (head.startsWith('GIF8')) return await gifExtent(bytes);
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? await webpExtent(bytes) : undefined;
}

/** Reads forwards; small pieces come from one large read. */
class Bytes {
  readonly size: number;
  readonly #file: SomeBytes;
  #first = 0;
  #window: Buffer = Buffer.alloc(0);

  constructor(file: SomeBytes) {
    this.#file = file;
    this.size = file.size;
  }

  /** Fewer where the file ends. */
  async from(first: number, length: number): Promise<Buffer> {
    if (first >= this.size) return Buffer.alloc(0);
    const end = Math.min(first + length, this.size);
    if (first < this.#first || end > this.#first + this.#window.length) {
      this.#window = await this.#file.read(first, Math.max(WINDOW, length));
      this.#first = first;
    }
    return this.#window.subarray(first - this.#first, end - this.#first);
  }

  async byte(at: number): Promise<number> {
    return (await this.from(at, 1))[0] ?? -1;
  }
}

const [SOI_SIZE, EOI, SCAN] = [2, 0xd9, 0xda];
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Further pictures behind the first (a phone's depth, a film in a photo) are not part of it. */
async function jpegExtent(bytes: Bytes): Promise<PictureExtent | undefined> {
  let at = SOI_SIZE;
  for (let part = 0; part < MOST_PARTS && at + 2 <= bytes.size; part += 1) {
    const segment = await bytes.from(at, 4);
    if (segment[0] !== 0xff) return undefined;
    if (segment[1] === EOI) return { end: at + 2, frames: 1 };
    const length = segmentBytes(segment);
    if (length === undefined) return undefined;
    at += length;
    if (segment[1] === SCAN) at = await endOfScan(bytes, at);
  }
  return undefined;
}

/** From its four first bytes; undefined for an impossible one. */
function segmentBytes(segment: Buffer): number | undefined {
  const marker = segment[1] ?? 0;
  if (marker === 0xff) return 1;
  if (isAlone(marker)) return 2;
  const length = segment.length === 4 ? segment.readUInt16BE(2) : 0;
  return length < 2 ? undefined : 2 + length;
}

/** The next marker behind compressed data, in which FF is followed by 00 or a restart. */
async function endOfScan(bytes: Bytes, start: number): Promise<number> {
  let at = start;
  while (at < bytes.size) {
    const piece = await bytes.from(at, WINDOW);
    for (let found = piece.indexOf(0xff); found !== -1; found = piece.indexOf(0xff, found + 1)) {
      const next = found + 1 < piece.length ? (piece[found + 1] ?? 0) : await bytes.byte(at + found + 1);
      if (next > 0 && next !== 0xff && !isAlone(next)) return at + found;
      if (found + 1 >= piece.length) break;
    }
    at += piece.length;
  }
  return at;
}

async function pngExtent(bytes: Bytes): Promise<PictureExtent | undefined> {
  let at = 8;
  for (let part = 0; part < MOST_PARTS; part += 1) {
    const head = await bytes.from(at, 8);
    if (head.length < 8) return undefined;
    at += 12 + head.readUInt32BE(0);
    if (at > bytes.size) return undefined;
    if (head.toString('latin1', 4) === 'IEND') return { end: at, frames: 1 };
  }
  return undefined;
}

const GIF = { extension: 0x21, picture: 0x2c, end: 0x3b } as const;
const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

async function gifExtent(bytes: Bytes): Promise<PictureExtent | undefined> {
  let frames = 0;
  let at = 13 + tableBytes(await bytes.byte(10));
  for (let part = 0; part < MOST_PARTS; part += 1) {
    const kind = await bytes.byte(at);
    if (kind === GIF.end) return { end: at + 1, frames };
    if (kind === GIF.picture) {
      frames += 1;
      at = await endOfBlocks(bytes, at + 11 + tableBytes(await bytes.byte(at + 9)));
    } else if (kind === GIF.extension) at = await endOfBlocks(bytes, at + 2);
    else return undefined;
  }
  return undefined;
}

/** Millions of tiny blocks are walked without giving way to a promise each. */
async function endOfBlocks(bytes: Bytes, start: number): Promise<number> {
  let at = start;
  for (;;) {
    const piece = await bytes.from(at, WINDOW);
    if (piece.length === 0) return at;
    let next = 0;
    for (let length = piece[0] ?? 0; next < piece.length; length = piece[next] ?? 0) {
      if (length === 0) return at + next + 1;
      next += 1 + length;
    }
    at += next;
  }
}

async function webpExtent(bytes: Bytes): Promise<PictureExtent | undefined> {
  const end = 8 + (await bytes.from(0, 8)).readUInt32LE(4);
  if (end > bytes.size) return undefined;
  let frames = 0;
  let at = 12;
  for (let part = 0; part < MOST_PARTS && at + 8 <= end; part += 1) {
    const head = await bytes.from(at, 8);
    if (head.toString('latin1', 0, 4) === 'ANMF') frames += 1;
    const length = head.readUInt32LE(4);
    at += 8 + length + (length % 2);
  }
  return { end, frames: Math.max(1, frames) };
}
