import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { type Extract, extract } from 'tar-stream';
import * as z from 'zod/mini';
import { BackupProblem } from '../backup-problem.ts';
import {
  type FileSum,
  FOLDERS,
  FORMAT,
  HEADER,
  type Header,
  header as headerSchema,
  MANIFEST,
  type Manifest,
  manifest as manifestSchema,
  readSumLines,
} from './archive-format.ts';

type Entry = Extract extends AsyncIterable<infer One> ? One : never;

/** Receives an archive from its beginning to its end; each content must be read before the next. */
export interface ArchiveVisitor {
  header(header: Header): Promise<void>;
  /** Some rows of a table; all of a table come together, the tables in the header's order. */
  rows(table: Header['tables'][number], pieces: AsyncIterable<Buffer>): Promise<void>;
  file(name: string, size: number, content: Readable): Promise<void>;
  /** Of the files since the last ones. */
  sums(sums: readonly FileSum[]): Promise<void>;
}

/** @throws BackupProblem when it is damaged, incomplete, or of a newer format; and what the visitor throws. */
export async function readArchive(path: string, visitor: ArchiveVisitor): Promise<Manifest> {
  const entries = extract();
  const reading = pipeline(createReadStream(path), createZstdDecompress(), entries);
  reading.catch(() => undefined);
  const visit = new Visit(visitor);
  try {
    for await (const entry of entries) await visit.enter(entry);
    await reading;
  } catch (error) {
    entries.destroy();
    await reading.catch(() => undefined);
    throw visit.failure ?? damaged(visit.broken ?? error);
  }
  if (visit.manifest === undefined) throw damaged(new Error('It has no manifest'));
  return visit.manifest;
}

class Visit {
  readonly #visitor: ArchiveVisitor;
  #header: Header | undefined;
  manifest: Manifest | undefined;
  /** What the visitor has thrown by itself. */
  failure: unknown;
  /** Why a content could not be read to its end. */
  broken: unknown;

  constructor(visitor: ArchiveVisitor) {
    this.#visitor = visitor;
  }

  async enter(entry: Entry): Promise<void> {
    const { name, size } = entry.header;
    if (this.manifest !== undefined) throw new Error(`${name} follows the manifest`);
    if (name === HEADER) await this.#enterHeader(entry);
    else if (this.#header === undefined) throw new Error('It does not begin with a header');
    else if (name === MANIFEST) this.manifest = manifestSchema.parse(await jsonOf(entry));
    else if (name.startsWith(FOLDERS.tables)) await this.#enterRows(this.#header, name, entry);
    else if (name.startsWith(FOLDERS.files)) await this.#enterFile(name, size, entry);
    else if (name.startsWith(FOLDERS.sums)) {
      const sums = readSumLines((await buffer(entry)).toString());
      await this.#visit(this.#visitor.sums(sums));
    } else throw new Error(`${name} has no place in it`);
  }

  async #enterHeader(entry: Entry): Promise<void> {
    const content = await jsonOf(entry);
    const { format } = z.object({ format: z.number() }).parse(content);
    if (format > FORMAT) {
      this.failure = new BackupProblem(
        `Bản sao lưu có định dạng ${format}, bản dựng này đọc được đến ${FORMAT}: hãy dùng bản dựng mới hơn. Chưa ghi gì.`,
      );
      throw this.failure;
    }
    this.#header = headerSchema.parse(content);
    await this.#visit(this.#visitor.header(this.#header));
  }

  async #enterRows(header: Header, name: string, entry: Entry): Promise<void> {
    const [table] = name.slice(FOLDERS.tables.length).split('/');
    const known = header.tables.find((one) => one.name === table);
    if (known === undefined) throw new Error(`${name} is not in the header`);
    await this.#visit(this.#visitor.rows(known, this.#piecesOf(entry)));
  }

  async #enterFile(name: string, size: number, entry: Entry): Promise<void> {
    const content = Readable.from(this.#piecesOf(entry), { objectMode: false });
    await this.#visit(this.#visitor.file(name.slice(FOLDERS.files.length), size, content));
  }

  async *#piecesOf(entry: Entry): AsyncGenerator<Buffer> {
    try {
      yield* entry as AsyncIterable<Buffer>;
    } catch (error) {
      this.broken = error;
      throw error;
    }
  }

  async #visit(work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      if (this.broken === undefined) this.failure = error;
      throw error;
    }
  }
}

async function jsonOf(entry: Entry): Promise<unknown> {
  return JSON.parse((await buffer(entry)).toString());
}

function damaged(cause: unknown): BackupProblem {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new BackupProblem(
    `Bản sao lưu bị hỏng hoặc thiếu phần cuối (${reason}). Không khôi phục được từ tệp này; hãy dùng bản khác.`,
    { cause },
  );
}
