import type { Readable } from 'node:stream';

/** Where files of the product lie: a folder of this machine, or an S3-compatible store. */
export interface Storage {
  /** Whole or not at all: nobody sees a file before its last byte is safe. Replaces what is there. */
  put(
    name: string,
    content: Readable,
    facts: { readonly size: number; readonly mime: string },
  ): Promise<void>;
  /** As `put`, from a file of this machine, which is gone afterwards. */
  putFile(name: string, path: string, facts: { readonly mime: string }): Promise<void>;
  /** Undefined: there is no such file. `range` is first and last byte, both included and inside the file. */
  open(name: string, range?: ByteRange): Promise<OpenFile | undefined>;
  /** Bytes; undefined: there is no such file. */
  sizeOf(name: string): Promise<number | undefined>;
  /** What is not there is no error. */
  remove(names: readonly string[]): Promise<void>;
  /** Everything whose name begins with `prefix`. */
  list(prefix: string): AsyncIterable<StoredFile>;
  /** Throws when files cannot be written now. */
  check(): Promise<void>;
  /** Removes what writes that broke off before this time have left; nobody ever saw it. */
  removeLeftOvers(before: Date): Promise<void>;
}

export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

export interface OpenFile {
  /** Bytes of the whole file. */
  readonly size: number;
  /** The file, or the range asked for. */
  readonly content: Readable;
}

export interface StoredFile {
  readonly name: string;
  readonly size: number;
  /** When it was written. */
  readonly time: Date;
}
