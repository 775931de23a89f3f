import { hash } from 'node:crypto';

const NEW_LINE = 10;
/** A sum of SHA-256 digests, in words of 32 bits. */
const WORDS = 8;

/**
 * Number and checksum of the rows of a table in the text format of COPY, whatever their order. A line break inside a
 * value is escaped there, so each line is a row.
 */
export class RowSum {
  readonly #words = new Uint32Array(WORDS);
  #rows = 0;
  /** The beginning of a row whose end has not come yet. */
  #begun: Buffer[] = [];

  add(chunk: Buffer): void {
    let from = 0;
    for (let end = chunk.indexOf(NEW_LINE); end !== -1; end = chunk.indexOf(NEW_LINE, from)) {
      this.#addRow(chunk.subarray(from, end));
      from = end + 1;
    }
    // Copied: the caller may use its buffer again.
    if (from < chunk.length) this.#begun.push(Buffer.from(chunk.subarray(from)));
  }

  /** What has been added so far. */
  get value(): { readonly rows: number; readonly sum: string } {
    return { rows: this.#rows, sum: Buffer.from(this.#words.buffer).toString('hex') };
  }

  #addRow(end: Buffer): void {
    const row = this.#begun.length === 0 ? end : Buffer.concat([...this.#begun, end]);
    this.#begun = [];
    const digest = hash('sha256', row, 'buffer');
    for (let word = 0; word < WORDS; word += 1)
      this.#words[word] = (this.#words[word] ?? 0) + digest.readUInt32LE(word * 4);
    this.#rows += 1;
  }
}
