import { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { newRandomId } from '#server/core/auth/token.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { Scratch } from '#server/core/storage/scratch.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { freeChunk } from './free-chunk.ts';
import { youngCollector } from './give-back-young.ts';
import { PartFile } from './part-file.ts';
import type { TusStore } from './tus-store.ts';

/** What receiving needs, whoever the uploads belong to. */
export interface TusDependencies {
  readonly storage: Storage;
  readonly scratch: Scratch;
  readonly now: () => Date;
}

interface Receiving extends TusDependencies {
  readonly store: TusStore;
  /** Runs a statement once it is its turn. */
  readonly inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Of the storage names of its parts. */
  readonly prefix: string;
  readonly db: Db;
  readonly projectId: string;
  readonly uploadId: string;
  readonly lease: string;
  readonly from: number;
  readonly length: number;
}

/**
 * Receives bytes and makes them safe part by part, including the bytes before a connection broke. @returns how
 * many bytes of the upload are safe. @throws TOO_LARGE for more than were announced, UPLOAD_OFFSET when another
 * client sends the same upload by now.
 */
export async function receiveBytes(to: Receiving, body: Readable): Promise<number> {
  const giveBack = youngCollector();
  const isFromSocket = body instanceof IncomingMessage;
  let safe = to.from;
  let part = await PartFile.create(to.scratch);
  try {
    await eachChunk(body, async (chunk) => {
      if (safe + part.size + chunk.length > to.length) throw new AppError('TOO_LARGE');
      const { length } = chunk;
      await part.write(chunk);
      if (!isFromSocket || !freeChunk(chunk)) giveBack(length);
      if (!part.isDue) return;
      safe = await keep(to, part, safe);
      part = await PartFile.create(to.scratch);
    });
    return await keep(to, part, safe);
  } finally {
    await part.discard();
  }
}

/** Ends without an error where the bytes end, also in the middle. */
async function eachChunk(body: Readable, take: (chunk: Buffer) => Promise<void>): Promise<void> {
  let isOurs = false;
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      isOurs = true;
      await take(chunk);
      isOurs = false;
    }
  } catch (error) {
    if (isOurs) throw error;
  }
}

async function keep(to: Receiving, part: PartFile, firstByte: number): Promise<number> {
  const { size } = part;
  if (size === 0) return firstByte;
  const { db, storage, store, projectId, uploadId, lease } = to;
  const name = `${to.prefix}${firstByte}-${newRandomId()}`;
  await part.close();
  await storage.putFile(name, part.path, { mime: 'application/octet-stream' });
  const added = { uploadId, lease, firstByte, size, name, now: to.now() };
  if (!(await to.inTurn(() => store.addPart(db, projectId, added)))) {
    await storage.remove([name]);
    throw new AppError('UPLOAD_OFFSET');
  }
  return firstByte + size;
}
