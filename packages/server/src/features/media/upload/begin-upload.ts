import { MEDIA_RULE_TEXTS } from '@toasoan/contract/features/media/media-rule-texts.ts';
import { mayEditMedia } from '@toasoan/contract/features/media/media-rules.ts';
import { MAX_OPEN_BYTES, MAX_OPEN_UPLOADS } from '@toasoan/contract/features/media/upload.ts';
import type { Caller } from '#server/core/auth/caller.ts';
import { newRandomId } from '#server/core/auth/token.ts';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { findDescription } from '../library/describing/template-store.ts';
import type { MediaRecord } from '../media-row.ts';
import { reserveSpace } from '../space/reserve-space.ts';
import { addExpiry } from './upload-expiry.ts';
import { sizeInWords, type UploadRequest } from './upload-request.ts';
import {
  insertUpload,
  isFolder,
  lockTarget,
  lockUploadsOf,
  nextFileNumber,
  openUploadsOf,
} from './upload-store.ts';

interface Beginner {
  readonly db: Db;
  readonly projectId: string;
  readonly caller: Caller;
}

/**
 * Registers an upload and returns its id. @throws QUOTA_REACHED, RULES_NOT_MET, INVALID_INPUT for an unknown folder, NOT_FOUND
 * and VERSION_CONFLICT of its target.
 */
export async function beginUpload(
  { db, projectId, caller }: Beginner,
  options: UploadRequest,
  now: Date,
): Promise<string> {
  const id = newRandomId();
  await inTransaction(db, async (tx) => {
    await checkRoom(tx, caller.userId, options.length);
    await reserveSpace(tx, projectId, options.length);
    await checkFolder(tx, projectId, options.folderId);
    const place = await placeFor({ db: tx, projectId, caller }, options);
    const description = await descriptionFor(tx, projectId, options);
    await insertUpload(tx, projectId, { id, userId: caller.userId, options, description, ...place, now });
    await addExpiry(tx, projectId, id, now);
  });
  return id;
}

async function checkRoom(db: Db, userId: string, length: number): Promise<void> {
  await lockUploadsOf(db, userId);
  const { count, bytes } = await openUploadsOf(db, userId);
  if (count >= MAX_OPEN_UPLOADS)
    throw ruleNotMet(MEDIA_RULE_TEXTS, 'MEDIA_TOO_MANY_UPLOADS', 'filename', { count });
  if (bytes + length > MAX_OPEN_BYTES) {
    const limit = sizeInWords(MAX_OPEN_BYTES);
    throw ruleNotMet(MEDIA_RULE_TEXTS, 'MEDIA_UPLOADS_TOO_LARGE', 'Upload-Length', { limit });
  }
}

async function checkFolder(db: Db, projectId: string, folderId: string | null): Promise<void> {
  if (folderId === null || (await isFolder(db, projectId, folderId))) return;
  throw new AppError('INVALID_INPUT', { fields: [{ field: 'folderId', code: 'unknownReference' }] });
}

/** What the chosen template says now: later changes to it do not reach files under way. */
async function descriptionFor(db: Db, projectId: string, { purpose, templateId }: UploadRequest) {
  if (templateId === undefined || purpose !== 'NEW') return null;
  const description = await findDescription(db, projectId, templateId);
  if (description === undefined) throw ruleNotMet(MEDIA_RULE_TEXTS, 'MEDIA_TEMPLATE_GONE', 'templateId');
  return description;
}

/** The storage names of its bytes: its own, or the next ones of its target. */
async function placeFor({ db, projectId, caller }: Beginner, options: UploadRequest) {
  if (options.target === undefined) return { mediaKey: newRandomId(), fileNumber: 1, targetNumber: null };
  const target = await lockTarget(db, projectId, options.target.mediaId);
  if (target === undefined) throw new AppError('NOT_FOUND');
  checkTarget(target, caller, options);
  checkVersion(target, options.target.version);
  return {
    mediaKey: target.key,
    fileNumber: await nextFileNumber(db, projectId, target.id),
    targetNumber: target.file_number,
  };
}

function checkTarget(target: MediaRecord, caller: Caller, { purpose, type }: UploadRequest): void {
  const person = { userId: caller.userId, permissions: caller.permissionsHere };
  if (!mayEditMedia(person, { createdBy: { userId: target.created_by_id, name: target.created_by_name } })) {
    throw ruleNotMet(MEDIA_RULE_TEXTS, 'MEDIA_NOT_YOURS', 'mediaId');
  }
  const isBeingLookedInto = target.state === 'PROCESSING' && purpose === 'REPLACE';
  if (target.state === 'TRASHED' || isBeingLookedInto) {
    throw ruleNotMet(MEDIA_RULE_TEXTS, 'MEDIA_MOVE_NOT_OPEN', 'mediaId');
  }
  if (purpose === 'REPLACE' && target.kind !== type.kind)
    throw ruleNotMet(MEDIA_RULE_TEXTS, 'MEDIA_OTHER_KIND', 'filename');
  if (purpose === 'POSTER' && target.kind !== 'VIDEO') {
    throw ruleNotMet(MEDIA_RULE_TEXTS, 'MEDIA_POSTER_NOT_VIDEO', 'mediaId');
  }
}
