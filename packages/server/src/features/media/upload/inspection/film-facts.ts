import { FileWindow } from '../stripping/file-window.ts';
import { type Box, boxAt } from '../stripping/film-box.ts';
import { filmWords } from '../stripping/film-words.ts';
import type { Place } from '../stripping/words.ts';
import type { SomeBytes } from './file-bytes.ts';
import { MediaRefused } from './media-refused.ts';

/** What an MP4 or a QuickTime film says of itself; null for what it does not say. */
export interface FilmFacts {
  readonly durationMs: number | null;
  /** As shown: turned by its matrix. */
  readonly width: number | null;
  readonly height: number | null;
  /** Four letters: `avc1`, `hvc1`. */
  readonly codec: string;
  readonly createTime: Date | null;
  readonly place: Place | undefined;
  /** XMP and signed manifests, where generators name themselves. */
  readonly remarks: Buffer;
}

const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'mvex']);
const DEEPEST = 6;
const MOST_BOXES = 20_000;
const MOST_REMARKS = 262_144;
const MOST_READ = 16_384;

/** Seconds from 1904, where these files begin to count, to 1970. */
const EPOCH_1904 = 2_082_844_800;
/** Clocks that were never set. */
const FIRST_FILM = Date.UTC(1990, 0);
const LAST_FILM = Date.UTC(2100, 0);

/** @throws MediaRefused for a film that no player could read */
export async function filmFacts(file: SomeBytes): Promise<FilmFacts> {
  const { place } = await filmWords(file);
  const reading = new FactsReading(new FileWindow(file));
  await reading.boxes(0, file.size, 0);
  return { ...reading.facts(), place };
}

class FactsReading {
  readonly #file: FileWindow;
  readonly #remarks: Buffer[] = [];
  #duration = 0;
  #timescale = 0;
  #createTime: Date | null = null;
  #shown: { readonly width: number; readonly height: number } | undefined;
  #codec = '';
  #seen = 0;
  #remarkBytes = 0;

  constructor(file: FileWindow) {
    this.#file = file;
  }

  facts(): Omit<FilmFacts, 'place'> {
    const isTimed = this.#timescale > 0 && this.#duration > 0;
    return {
      durationMs: isTimed ? Math.round((this.#duration / this.#timescale) * 1000) : null,
      width: this.#shown?.width ?? null,
      height: this.#shown?.height ?? null,
      codec: this.#codec,
      createTime: this.#createTime,
      remarks: Buffer.concat(this.#remarks),
    };
  }

  async boxes(first: number, end: number, depth: number): Promise<void> {
    if (depth > DEEPEST) throw new MediaRefused('DAMAGED');
    for (let at = first; at < end; ) {
      this.#seen += 1;
      if (this.#seen > MOST_BOXES) throw new MediaRefused('DAMAGED');
      const box = await boxAt(this.#file, at, end, depth > 0);
      if (box === undefined) return;
      if (CONTAINERS.has(box.type)) await this.boxes(box.content, box.end, depth + 1);
      else await this.#read(box);
      at = box.end;
    }
  }

  async #read(box: Box): Promise<void> {
    if (box.type === 'mvhd') this.#movie(await this.#content(box, 108));
    else if (box.type === 'mehd') this.#fragments(await this.#content(box, 12));
    else if (box.type === 'tkhd') this.#track(await this.#content(box, 96));
    else if (box.type === 'stsd') this.#samples(await this.#content(box, 16));
    else if (box.type === 'uuid' || box.type === 'XMP_') await this.#remark(box);
  }

  async #content({ content, end }: Box, most: number): Promise<Buffer> {
    return await this.#file.read(content, Math.min(most, end - content));
  }

  #movie(bytes: Buffer): void {
    const isLong = bytes[0] === 1;
    if (bytes.length < (isLong ? 32 : 20)) return;
    const created = isLong ? Number(bytes.readBigUInt64BE(4)) : bytes.readUInt32BE(4);
    const time = (created - EPOCH_1904) * 1000;
    this.#createTime = time >= FIRST_FILM && time < LAST_FILM ? new Date(time) : null;
    this.#timescale = bytes.readUInt32BE(isLong ? 20 : 12);
    const duration = isLong ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16);
    // All ones: unknown.
    if (duration !== 0xffff_ffff && Number.isSafeInteger(duration)) this.#duration = duration;
  }

  /** A film in fragments has its length here. */
  #fragments(bytes: Buffer): void {
    const isLong = bytes[0] === 1;
    if (this.#duration > 0 || bytes.length < (isLong ? 12 : 8)) return;
    this.#duration = isLong ? Number(bytes.readBigUInt64BE(4)) : bytes.readUInt32BE(4);
  }

  /** The largest track is the film; sound has no size. */
  #track(bytes: Buffer): void {
    const at = bytes[0] === 1 ? 52 : 40;
    if (bytes.length < at + 44) return;
    const width = bytes.readUInt32BE(at + 36) >>> 16;
    const height = bytes.readUInt32BE(at + 40) >>> 16;
    const isTurned = bytes.readInt32BE(at) === 0 && bytes.readInt32BE(at + 4) !== 0;
    const shown = isTurned ? { width: height, height: width } : { width, height };
    if (width * height > (this.#shown?.width ?? 0) * (this.#shown?.height ?? 0)) this.#shown = shown;
  }

  #samples(bytes: Buffer): void {
    if (bytes.length >= 16 && this.#codec === '') this.#codec = bytes.toString('latin1', 12, 16).trim();
  }

  async #remark({ content, end }: Box): Promise<void> {
    for (let at = content; at < end && this.#remarkBytes < MOST_REMARKS; at += MOST_READ) {
      const piece = Buffer.from(await this.#file.read(at, Math.min(MOST_READ, end - at)));
      this.#remarks.push(piece);
      this.#remarkBytes += piece.length;
      if (piece.length === 0) return;
    }
  }
}
