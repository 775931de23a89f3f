import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { boundedWork } from '#server/core/auth/bounded-work.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import type { FileSum } from '../archive/archive-format.ts';
import { compareFile, sumOfContent } from './check-archive.ts';

/** Up to this size, files are written side by side from memory. */
const SMALL = 4 * 2 ** 20;
const AT_ONCE = 8;
/** The library itself says what a file is. */
const MIME = 'application/octet-stream';

/** Writes the files of an archive into the storage and reads each of them back. */
export class FilesPut {
  readonly #storage: Storage;
  readonly #inTurn = boundedWork({ width: AT_ONCE, queue: Number.POSITIVE_INFINITY });
  #underWay: Promise<void>[] = [];
  readonly #names: string[] = [];

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  get count(): number {
    return this.#names.length;
  }

  async put(name: string, size: number, content: Readable): Promise<void> {
    this.#names.push(name);
    if (size > SMALL) return await this.#storage.put(name, content, { size, mime: MIME });
    const bytes = await buffer(content);
    if (this.#underWay.length >= AT_ONCE) await this.#settle();
    this.#begin(() => this.#storage.put(name, Readable.from([bytes]), { size, mime: MIME }));
  }

  /** @throws BackupProblem when the storage answers with something else. */
  async verify(sums: readonly FileSum[]): Promise<void> {
    await this.#settle();
    for (const sum of sums) this.#begin(() => this.#verify(sum));
    await this.#settle();
  }

  /** Removes what was written. */
  async takeBack(): Promise<void> {
    await this.#settle().catch(() => undefined);
    await this.#storage.remove(this.#names);
  }

  async #verify(wanted: FileSum): Promise<void> {
    const found = await this.#storage.open(wanted.name);
    const sum = found && { ...wanted, size: found.size, sha256: await sumOfContent(found.content) };
    compareFile(wanted, sum);
  }

  #begin(work: () => Promise<void>): void {
    const working = this.#inTurn(work);
    working.catch(() => undefined);
    this.#underWay.push(working);
  }

  async #settle(): Promise<void> {
    const underWay = this.#underWay;
    this.#underWay = [];
    const failed = (await Promise.allSettled(underWay)).find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  }
}
