import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { boundedWork } from '#server/core/auth/bounded-work.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type ImageProcess, ImageRefused } from '#server/core/images/image-work.ts';
import type { Scratch } from '#server/core/storage/scratch.ts';
import type { OpenFile, Storage } from '#server/core/storage/storage.ts';
import type { PictureSource } from './picture-source.ts';
import type { Variant } from './public-address.ts';

const KEPT_MS = 10 * 60 * 1000;

const MOST = 1_000;

const MIMES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
/** One is fetched while another is rendered; the image process takes one at a time anyway. */
const MAKERS = { width: 2, queue: 22 };
/** Shorter than the limit of any answer; a longer rendering continues and serves the next request. */
const WAIT_MS = 12_000;

interface Files {
  readonly storage: Storage;
  readonly scratch: Scratch;
  readonly images: ImageProcess;
}

/** Renditions for readers: created on first request, and stored. */
export class Renditions {
  readonly #files: Files;
  readonly #inTurn = boundedWork(MAKERS);
  readonly #making = new Map<string, Promise<boolean>>();
  readonly #refused = new RefusedPictures();

  constructor(files: Files) {
    this.#files = files;
  }

  mimeOf({ format }: Variant): string {
    return MIMES[format];
  }

  /**
   * Undefined when there is no source. @throws UNAVAILABLE when too many are requested, ImageRefused when it
   * cannot be rendered.
   */
  async open(source: PictureSource, variant: Variant): Promise<OpenFile | undefined> {
    const { storage } = this.#files;
    const kept = await storage.open(source.storedName);
    if (kept !== undefined) return kept;
    if (!(await inTime(this.#makeOnce(source, variant)))) return undefined;
    return await storage.open(source.storedName);
  }

  /** Concurrent requests share one rendering. */
  #makeOnce(source: PictureSource, variant: Variant): Promise<boolean> {
    const { storedName } = source;
    const running = this.#making.get(storedName);
    if (running !== undefined) return running;
    const making = this.#inTurn(() => this.#make(source, variant)).finally(() => {
      this.#making.delete(storedName);
    });
    this.#making.set(storedName, making);
    return making;
  }

  async #make({ storedName, madeOf, cut }: PictureSource, { width, format }: Variant): Promise<boolean> {
    this.#refused.check(storedName);
    const { storage, scratch, images } = this.#files;
    const original = await storage.open(madeOf);
    if (original === undefined) return false;
    const [from, to] = [await scratch.newPath(), await scratch.newPath()];
    try {
      await pipeline(original.content, createWriteStream(from));
      await images.render(from, to, { width, cut, format });
      await storage.putFile(storedName, to, { mime: MIMES[format] });
      return true;
    } catch (error) {
      if (error instanceof ImageRefused) this.#refused.add(storedName, error);
      throw error;
    } finally {
      await Promise.all([rm(from, { force: true }), rm(to, { force: true })]);
    }
  }
}

/** @throws UNAVAILABLE when it is not done within the time a request waits. */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new AppError('UNAVAILABLE', { details: { retryAfter: 5 } })),
    WAIT_MS,
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A failed rendering is not retried for a while: each try may take a picture's full time limit. */
class RefusedPictures {
  readonly #known = new Map<string, { readonly error: ImageRefused; readonly until: number }>();

  add(name: string, error: ImageRefused): void {
    const oldest = this.#known.keys().next();
    if (this.#known.size >= MOST && oldest.value !== undefined) this.#known.delete(oldest.value);
    this.#known.set(name, { error, until: performance.now() + KEPT_MS });
  }

  /** @throws the reason of the refusal. */
  check(name: string): void {
    const found = this.#known.get(name);
    if (found === undefined) return;
    if (found.until > performance.now()) throw found.error;
    this.#known.delete(name);
  }
}
