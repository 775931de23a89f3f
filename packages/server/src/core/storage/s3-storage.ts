import { createReadStream } from 'node:fs';
import { stat, unlink } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  ListObjectsCommand,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { S3Address } from './s3-address.ts';
import { brokenOff } from './s3-broken-off.ts';
import { heard } from './s3-heard.ts';
import { putFileToS3, putToS3, type S3Target } from './s3-put.ts';
import {
  ask,
  askFor,
  S3_LIMITS,
  type S3Limits,
  StorageFailure,
  s3ReaderOf,
  s3WriterOf,
} from './s3-requests.ts';
import type { ByteRange, OpenFile, Storage, StoredFile } from './storage.ts';
import { checkStoredName, checkStoredPrefix } from './stored-name-rule.ts';

/** A successful write counts for this long; in between a cheaper question shows that the store answers. */
const WRITTEN_MS = 30_000;
/** A larger file is not sent again as a whole when a request fails. */
const ONE_REQUEST = 64 * 1024 * 1024;
const REMOVED_AT_ONCE = 8;
const CHECKED_NAME = 'check/written';

/** Files in a bucket; any number of machines may share it. */
export class S3Storage implements Storage {
  readonly #client: S3Client;
  readonly #writer: S3Client;
  readonly #bucket: string;
  readonly #limits: S3Limits;
  #written = Number.NEGATIVE_INFINITY;

  constructor(address: S3Address, limits: S3Limits = S3_LIMITS) {
    this.#client = s3ReaderOf(address, limits);
    this.#writer = s3WriterOf(address, limits);
    this.#bucket = address.bucket;
    this.#limits = limits;
  }

  async put(
    name: string,
    content: Readable,
    facts: { readonly size: number; readonly mime: string },
  ): Promise<void> {
    checkStoredName(name);
    await putToS3(this.#target(name), content, facts);
  }

  async putFile(name: string, path: string, { mime }: { readonly mime: string }): Promise<void> {
    checkStoredName(name);
    const facts = { size: (await stat(path)).size, mime };
    if (facts.size > ONE_REQUEST) await this.put(name, createReadStream(path), facts);
    else await putFileToS3(this.#target(name), path, facts);
    await unlink(path);
  }

  async open(name: string, range?: ByteRange): Promise<OpenFile | undefined> {
    const command = new GetObjectCommand({ ...this.#at(name), ...(range && { Range: rangeHeader(range) }) });
    // Only until the answer begins: a film may take its time.
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), this.#limits.answer);
    const sent = this.#client.send(command, { abortSignal: late.signal });
    const found = await askFor(`${name} was not read`, sent).finally(() => clearTimeout(timer));
    return found && openFileOf(name, found, this.#limits.silence);
  }

  async sizeOf(name: string): Promise<number | undefined> {
    const sent = this.#client.send(new HeadObjectCommand(this.#at(name)), within(this.#limits.answer));
    return (await askFor(`${name} was not found out`, sent))?.ContentLength;
  }

  async remove(names: readonly string[]): Promise<void> {
    const left = names.map((name) => this.#at(name));
    const hand = async () => {
      for (let next = left.pop(); next !== undefined; next = left.pop()) {
        const sent = this.#client.send(new DeleteObjectCommand(next), within(this.#limits.answer));
        await askFor(`${next.Key} was not removed`, sent);
      }
    };
    await Promise.all(Array.from({ length: REMOVED_AT_ONCE }, hand));
  }

  async *list(prefix: string): AsyncGenerator<StoredFile> {
    checkStoredPrefix(prefix);
    const of = { Bucket: this.#bucket, Prefix: prefix };
    let after: string | undefined;
    do {
      // The older listing call: every store knows it, and its pages continue from a name.
      const command = new ListObjectsCommand({ ...of, ...(after && { Marker: after }) });
      const page = await ask(
        'Files were not listed',
        this.#client.send(command, within(this.#limits.answer)),
      );
      for (const { Key: name, Size: size, LastModified: time } of page.Contents ?? []) {
        if (name && size !== undefined && time) yield { name, size, time };
      }
      after = page.IsTruncated ? page.Contents?.at(-1)?.Key : undefined;
    } while (after !== undefined);
  }

  async check(): Promise<void> {
    const limit = within(this.#limits.check);
    if (performance.now() - this.#written < WRITTEN_MS) {
      const command = new HeadObjectCommand(this.#at(CHECKED_NAME));
      await askFor('The store does not answer', this.#client.send(command, limit));
      return;
    }
    const command = new PutObjectCommand({ ...this.#at(CHECKED_NAME), Body: 'x' });
    await ask('Nothing can be written', this.#client.send(command, limit));
    this.#written = performance.now();
  }

  async removeLeftOvers(before: Date): Promise<void> {
    const asked = { before, answerMs: this.#limits.answer };
    for await (const { Key: name = '', UploadId } of brokenOff(this.#client, this.#bucket, asked)) {
      const command = new AbortMultipartUploadCommand({ Bucket: this.#bucket, Key: name, UploadId });
      await askFor(
        `Parts of ${name} were not removed`,
        this.#client.send(command, within(this.#limits.answer)),
      );
    }
  }

  #target(name: string): S3Target {
    return { client: this.#writer, bucket: this.#bucket, name, limits: this.#limits };
  }

  #at(name: string): { readonly Bucket: string; readonly Key: string } {
    checkStoredName(name);
    return { Bucket: this.#bucket, Key: name };
  }
}

const within = (ms: number) => ({ abortSignal: AbortSignal.timeout(ms) });

function openFileOf(
  name: string,
  { Body, ContentLength, ContentRange }: GetObjectCommandOutput,
  silenceMs: number,
): OpenFile {
  const size = ContentRange === undefined ? ContentLength : Number(ContentRange.split('/')[1]);
  if (!(Body instanceof Readable) || size === undefined || Number.isNaN(size)) {
    throw new StorageFailure(`${name} was not read`, { reason: 'NoSize' });
  }
  return { size, content: heard(name, Body, silenceMs) };
}

const rangeHeader = ({ first, last }: ByteRange) => `bytes=${first}-${last}`;
