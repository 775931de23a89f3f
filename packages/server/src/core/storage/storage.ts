import type { Readable } from 'node:stream';

/** The storage of the product's files: a folder of this machine, or an S3-compatible store. */
export interface Storage {
  /** Complete or not at all: nobody sees a file before its last byte is safe. Replaces an existing file. */
  put(
    name: string,
    content: Readable,
    facts: { readonly size: number; readonly mime: string },
  ): Promise<void>;
  /** Like `put`, from a file of this machine, which is moved. */
  putFile(name: string, path: string, facts: { readonly mime: string }): Promise<void>;
  /** Undefined: there is no such file. `range` is first and last byte, both included and inside the file. */
  open(name: string, range?: ByteRange): Promise<OpenFile | undefined>;
  /** Bytes; undefined: there is no such file. */
  sizeOf(name: string): Promise<number | undefined>;
  /** A missing file is no error. */
  remove(names: readonly string[]): Promise<void>;
  /** Every file whose name begins with `prefix`. */
  list(prefix: string): AsyncIterable<StoredFile>;
  /** Throws when files cannot be written now. */
  check(): Promise<void>;
  /** Removes the remains of writes that were interrupted before this time; they were never visible. */
  removeLeftOvers(before: Date): Promise<void>;
}

export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

export interface OpenFile {
  /** Bytes of the whole file. */
  readonly size: number;
  /** The file, or the requested range. */
  readonly content: Readable;
}

export interface StoredFile {
  readonly name: string;
  readonly size: number;
  /** When it was written. */
  readonly time: Date;
}
