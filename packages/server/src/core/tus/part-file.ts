import { type FileHandle, open, rm } from 'node:fs/promises';
import type { Scratch } from '#server/core/storage/scratch.ts';

const MB = 1024 * 1024;
/** Bytes that make a part, and the smaller amount that is enough after this many milliseconds on a slow line. */
const WHOLE = 16 * MB;
const SOME = { bytes: MB, afterMs: 3_000 };
const FEW = { bytes: 1, afterMs: 10_000 };

/** Received bytes, written as they arrive: not safe yet. */
export class PartFile {
  readonly path: string;
  readonly #handle: FileHandle;
  readonly #begun = performance.now();
  #size = 0;

  private constructor(path: string, handle: FileHandle) {
    this.path = path;
    this.#handle = handle;
  }

  static async create(scratch: Scratch): Promise<PartFile> {
    const path = await scratch.newPath();
    return new PartFile(path, await open(path, 'wx'));
  }

  get size(): number {
    return this.#size;
  }

  /** Whether the received bytes are worth being made safe. */
  get isDue(): boolean {
    const age = performance.now() - this.#begun;
    return (
      this.#size >= WHOLE || [SOME, FEW].some(({ bytes, afterMs }) => this.#size >= bytes && age >= afterMs)
    );
  }

  async write(bytes: Buffer): Promise<void> {
    await this.#handle.writeFile(bytes);
    this.#size += bytes.length;
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }

  async discard(): Promise<void> {
    await this.close().catch(() => undefined);
    await rm(this.path, { force: true });
  }
}
