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
import { putFileToS3, putToS3 } from './s3-put.ts';
import { ask, askFor, StorageFailure, s3ClientOf } from './s3-requests.ts';
import type { ByteRange, OpenFile, Storage, StoredFile } from './storage.ts';
import { checkStoredName, checkStoredPrefix } from './stored-name-rule.ts';

/** For requests without a file; also until the first byte of one. */
const ANSWER_MS = 15_000;
const CHECK_MS = 4_000;
/** A successful write counts for this long: readiness is requested often. */
const CHECKED_MS = 30_000;
/** A larger file is not sent again as a whole when a request fails. */
const ONE_REQUEST = 64 * 1024 * 1024;
const REMOVED_AT_ONCE = 8;
const CHECKED_NAME = 'check/written';

/** Files in a bucket; any number of machines may share it. */
export class S3Storage implements Storage {
  readonly #client: S3Client;
  readonly #bucket: string;
  #checked = Number.NEGATIVE_INFINITY;

  constructor(address: S3Address) {
    this.#client = s3ClientOf(address);
    this.#bucket = address.bucket;
  }

  async put(
    name: string,
    content: Readable,
    facts: { readonly size: number; readonly mime: string },
  ): Promise<void> {
    checkStoredName(name);
    await putToS3({ client: this.#client, bucket: this.#bucket, name }, content, facts);
  }

  async putFile(name: string, path: string, { mime }: { readonly mime: string }): Promise<void> {
    checkStoredName(name);
    const facts = { size: (await stat(path)).size, mime };
    if (facts.size > ONE_REQUEST) await this.put(name, createReadStream(path), facts);
    else await putFileToS3({ client: this.#client, bucket: this.#bucket, name }, path, facts);
    await unlink(path);
  }

  async open(name: string, range?: ByteRange): Promise<OpenFile | undefined> {
    const command = new GetObjectCommand({ ...this.#at(name), ...(range && { Range: rangeHeader(range) }) });
    // Only until the answer begins: a film may take its time.
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), ANSWER_MS);
    const sent = this.#client.send(command, { abortSignal: late.signal });
    const found = await askFor(`${name} was not read`, sent).finally(() => clearTimeout(timer));
    return found && openFileOf(name, found);
  }

  async sizeOf(name: string): Promise<number | undefined> {
    const sent = this.#client.send(new HeadObjectCommand(this.#at(name)), within(ANSWER_MS));
    return (await askFor(`${name} was not found out`, sent))?.ContentLength;
  }

  async remove(names: readonly string[]): Promise<void> {
    const left = names.map((name) => this.#at(name));
    const hand = async () => {
      for (let next = left.pop(); next !== undefined; next = left.pop()) {
        const sent = this.#client.send(new DeleteObjectCommand(next), within(ANSWER_MS));
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
      const page = await ask('Files were not listed', this.#client.send(command, within(ANSWER_MS)));
      for (const { Key: name, Size: size, LastModified: time } of page.Contents ?? []) {
        if (name && size !== undefined && time) yield { name, size, time };
      }
      after = page.IsTruncated ? page.Contents?.at(-1)?.Key : undefined;
    } while (after !== undefined);
  }

  async check(): Promise<void> {
    if (performance.now() - this.#checked < CHECKED_MS) return;
    const command = new PutObjectCommand({ ...this.#at(CHECKED_NAME), Body: 'x' });
    await ask('Nothing can be written', this.#client.send(command, within(CHECK_MS)));
    this.#checked = performance.now();
  }

  async removeLeftOvers(before: Date): Promise<void> {
    for await (const { Key: name = '', UploadId } of brokenOff(this.#client, this.#bucket, before)) {
      const command = new AbortMultipartUploadCommand({ Bucket: this.#bucket, Key: name, UploadId });
      await askFor(`Parts of ${name} were not removed`, this.#client.send(command, within(ANSWER_MS)));
    }
  }

  #at(name: string): { readonly Bucket: string; readonly Key: string } {
    checkStoredName(name);
    return { Bucket: this.#bucket, Key: name };
  }
}

const within = (ms: number) => ({ abortSignal: AbortSignal.timeout(ms) });

function openFileOf(name: string, { Body, ContentLength, ContentRange }: GetObjectCommandOutput): OpenFile {
  const size = ContentRange === undefined ? ContentLength : Number(ContentRange.split('/')[1]);
  if (!(Body instanceof Readable) || size === undefined || Number.isNaN(size)) {
    throw new StorageFailure(`${name} was not read`, { reason: 'NoSize' });
  }
  return { size, content: Body };
}

const rangeHeader = ({ first, last }: ByteRange) => `bytes=${first}-${last}`;
