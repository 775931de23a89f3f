import type { SomeBytes } from '../inspection/file-bytes.ts';
import { MediaRefused } from '../inspection/media-refused.ts';

const WINDOW = 16_384;
/** A film in a thousand pieces an hour stays far below. */
const MOST_READS = 10_000;

/** Reads small pieces of a file from its beginning to its end, many of them from one read. */
export class FileWindow {
  readonly size: number;
  readonly #file: SomeBytes;
  #first = 0;
  #bytes: Buffer = Buffer.alloc(0);
  #reads = 0;

  constructor(file: SomeBytes) {
    this.#file = file;
    this.size = file.size;
  }

  /** At most 16 KB, fewer where the file ends. @throws MediaRefused for a file that takes too many reads. */
  async read(first: number, length: number): Promise<Buffer> {
    const end = Math.min(first + length, this.size);
    if (first < this.#first || end > this.#first + this.#bytes.length) {
      this.#reads += 1;
      if (this.#reads > MOST_READS) throw new MediaRefused('DAMAGED');
      this.#bytes = await this.#file.read(first, WINDOW);
      this.#first = first;
    }
    return this.#bytes.subarray(first - this.#first, Math.max(0, end - this.#first));
  }
}
