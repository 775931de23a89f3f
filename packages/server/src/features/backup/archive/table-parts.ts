import { FOLDERS } from './archive-format.ts';
import type { ArchiveWriter } from './archive-writer.ts';

/** An entry of a tar file begins with its length, which nobody knows of a whole table. */
const PART_BYTES = 4 * 2 ** 20;

/** Collects the rows of one table in parts, which become entries of the archive. */
export class TableParts {
  readonly #archive: ArchiveWriter;
  readonly #table: string;
  #pieces: Buffer[] = [];
  #bytes = 0;
  #parts = 0;

  constructor(archive: ArchiveWriter, table: string) {
    this.#archive = archive;
    this.#table = table;
  }

  async add(chunk: Buffer): Promise<void> {
    this.#pieces.push(chunk);
    this.#bytes += chunk.length;
    if (this.#bytes >= PART_BYTES) await this.end();
  }

  async end(): Promise<void> {
    if (this.#bytes === 0) return;
    this.#parts += 1;
    await this.#archive.add(`${FOLDERS.tables}${this.#table}/${this.#parts}`, Buffer.concat(this.#pieces));
    this.#pieces = [];
    this.#bytes = 0;
  }
}
