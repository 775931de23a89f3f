import { createHash, randomBytes } from 'node:crypto';
import { rm, stat, writeFile } from 'node:fs/promises';
import type { ExtractedPicture } from '@toasoan/contract/features/extraction/extracted-page.ts';
import { typeOfMime } from '@toasoan/contract/features/media/file-types.ts';
import { fileTypeFromBuffer } from 'file-type';
import type { PlacedPicture } from '#server/core/article/placed-picture.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { ImageProcess } from '#server/core/images/image-work.ts';
import { originalName } from '#server/core/media/stored-names.ts';
import { FetchRefused } from '#server/core/safe-fetch/fetch-refused.ts';
import type { SafeFetch } from '#server/core/safe-fetch/safe-fetch.ts';
import type { Scratch } from '#server/core/storage/scratch.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import {
  cleanFileName,
  findSameFile,
  importFile,
  lookIntoFile,
  type MediaRecord,
  MediaRefused,
  reserveSpace,
} from '#server/features/media/public.ts';
import type { ItemRow } from '../item-row.ts';
import { insertCrawledPicture } from './crawled-picture-store.ts';

const MAX_BYTES = 20 * 1024 * 1024;

export interface PictureDependencies {
  readonly safeFetch: SafeFetch;
  readonly userAgent: string;
  readonly storage: Storage;
  readonly scratch: Scratch;
  readonly images: ImageProcess;
}

interface Taken {
  readonly db: Db;
  readonly row: ItemRow;
  readonly picture: ExtractedPicture;
  readonly by: Actor;
  readonly now: Date;
  readonly signal: AbortSignal;
}

/** A foreign picture in our library, with where it comes from and under what; undefined where it is none of use. */
export async function takePicture(
  deps: PictureDependencies,
  taken: Taken,
): Promise<PlacedPicture | undefined> {
  const { db, row, picture, signal } = taken;
  const body = await fetchPicture(deps, picture.url, signal);
  const type = body && typeOfMime((await fileTypeFromBuffer(body))?.mime ?? '');
  if (body === undefined || type?.kind !== 'IMAGE') return undefined;
  const checksum = createHash('sha256').update(body).digest('hex');
  const same = await findSameFile(db, row.project_id, checksum);
  if (same !== undefined) {
    await insertCrawledPicture(db, row, same.id);
    return placed(same);
  }
  const path = await deps.scratch.newPath();
  try {
    await writeFile(path, body, { flag: 'wx' });
    return await keepPicture(deps, taken, {
      path,
      checksum,
      fileName: nameOf(picture.url, type.extensions[0]),
    });
  } catch (error) {
    if (error instanceof MediaRefused || (error instanceof AppError && error.code === 'QUOTA_REACHED'))
      return undefined;
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

async function fetchPicture(
  { safeFetch, userAgent }: PictureDependencies,
  url: string,
  signal: AbortSignal,
): Promise<Buffer | undefined> {
  try {
    const headers = { 'user-agent': userAgent, accept: 'image/*' };
    const answer = await safeFetch.fetch(url, { headers, maxBytes: MAX_BYTES, signal });
    return answer.status === 200 ? answer.body : undefined;
  } catch (error) {
    if (error instanceof FetchRefused) return undefined;
    throw error;
  }
}

function nameOf(url: string, extension: string): string {
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  const stem = cleanFileName(last).replace(/\.[^.]*$/, '') || 'anh';
  return `${stem}.${extension}`;
}

interface WrittenFile {
  readonly path: string;
  readonly checksum: string;
  readonly fileName: string;
}

async function keepPicture(
  deps: PictureDependencies,
  { db, row, picture, by, now }: Taken,
  { path, checksum, fileName }: WrittenFile,
): Promise<PlacedPicture> {
  const found = await lookIntoFile(deps, path, fileName);
  const { size: sizeBytes } = await stat(path);
  const key = randomBytes(16).toString('base64url');
  await deps.storage.putFile(originalName({ key, number: 1 }), path, { mime: found.type.mime });
  try {
    const media = await inTransaction(db, async (tx) => {
      await reserveSpace(tx, row.project_id, sizeBytes);
      const file = { key, fileName, sizeBytes, checksum };
      const record = await importFile(tx, row.project_id, {
        ...{ file, found, said: said(row, picture), by, at: now },
      });
      await insertCrawledPicture(tx, row, record.id);
      return record;
    });
    return placed(media);
  } catch (error) {
    await deps.storage.remove([originalName({ key, number: 1 })]);
    throw error;
  }
}

/** Whom a picture is owed to, and until when. */
function said({ source, original_url }: ItemRow, { caption, credit, alt }: ExtractedPicture) {
  return {
    title: caption.slice(0, 250),
    alt: alt.slice(0, 250),
    caption: caption.slice(0, 500),
    credit: (credit === '' ? source.title : `${credit} (${source.title})`).slice(0, 150),
    ownerType: 'ORGANIZATION' as const,
    licence: 'AGENCY' as const,
    licenceStatus: 'VALID' as const,
    licenceUntil: source.valid_until,
    usageTerms: [source.agreement_no, original_url].filter(Boolean).join('\n').slice(0, 1_000),
  };
}

function placed({ id, key, width, height, alt, credit }: MediaRecord): PlacedPicture {
  return { mediaId: id, key, width: width ?? 1, height: height ?? 1, alt, credit };
}
