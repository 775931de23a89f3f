import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { pack } from 'tar-stream';

const ZSTD = { params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 } };
/** It holds password hashes and everything else. */
const OWNER_ONLY = 0o600;

/** Writes an archive from its beginning to its end. Until the end it has the name FILE.partial. */
export class ArchiveWriter {
  readonly #path: string;
  readonly #pack = pack();
  readonly #written: Promise<void>;

  constructor(path: string) {
    this.#path = path;
    const file = createWriteStream(this.#partial, { mode: OWNER_ONLY, flush: true });
    this.#written = pipeline(this.#pack, createZstdCompress(ZSTD), file);
    this.#written.catch(() => undefined);
  }

  async add(name: string, content: Buffer | string): Promise<void> {
    const bytes = Buffer.from(content);
    await this.#unlessFailed(
      new Promise<void>((resolve, reject) => {
        this.#pack.entry({ name, size: bytes.length }, bytes, (error) => (error ? reject(error) : resolve()));
      }),
    );
  }

  /** @throws when the content is shorter or longer than `size`. */
  async addStream(name: string, size: number, content: Readable): Promise<void> {
    await this.#unlessFailed(
      new Promise<void>((resolve, reject) => {
        const entry = this.#pack.entry({ name, size }, (error) => (error ? reject(error) : resolve()));
        pipeline(content, entry).catch(reject);
      }),
    );
  }

  /** From here on the archive has its name, and survives a power failure. */
  async end(): Promise<void> {
    this.#pack.finalize();
    await this.#written;
    await rename(this.#partial, this.#path);
    const folder = await open(dirname(this.#path), 'r');
    await folder.sync().finally(() => folder.close());
  }

  /** Leaves nothing behind. */
  async abandon(): Promise<void> {
    this.#pack.destroy(new Error('Abandoned'));
    await this.#written.catch(() => undefined);
    await rm(this.#partial, { force: true });
  }

  get #partial(): string {
    return `${this.#path}.partial`;
  }

  /** A full disk ends the writing, not the entry. */
  async #unlessFailed(work: Promise<void>): Promise<void> {
    await Promise.race([work, this.#written]);
  }
}
