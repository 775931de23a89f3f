import { ENTRY_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/contest-entries/entry-texts.ts';
import type { ContestLimits } from '@toasoan/contract/features/contests/contest-values.ts';
import { fileTypeFromBuffer } from 'file-type';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { contentOf, partBytes, removeParts } from '#server/core/tus/part-content.ts';
import type { UploadPart } from '#server/core/tus/tus-store.ts';
import { getContest } from '#server/features/contests/public.ts';
import { originalName } from '#server/features/submissions/public.ts';
import { getDraft } from '../drafts/change-drafts.ts';
import { filesOfDraft } from '../drafts/draft-files-store.ts';
import type { EntryDependencies } from '../entry-dependencies.ts';
import { paperTypeOf, writePaper } from '../guardian/end-guardian-upload.ts';
import { insertFile } from './entry-file-store.ts';
import { entryPartPrefix } from './entry-part-prefix.ts';
import { dropEntryUpload } from './entry-upload-expiry.ts';
import { entryUploads, findUpload, holdUpload, markEnded, type OwnUploadRow } from './entry-upload-store.ts';
import { addPreviews } from './preview-jobs.ts';
import { sizeInWords } from './size-in-words.ts';

/** Bytes by which a type is known: what `file-type` asks for. */
const HEAD = 4_100;
/** Other names of the same type. */
const ALIASES: Readonly<Record<string, string>> = { 'video/x-m4v': 'video/mp4', 'image/heif': 'image/heic' };

type Dependencies = Pick<EntryDependencies, 'storage' | 'now'>;

/**
 * Makes a file of the draft out of an upload whose bytes are complete, and returns its id. A process may die anywhere in
 * here: the next request repeats it, and the file appears once. @throws RULES_NOT_MET for a file that the contest does
 * not take: the upload is dropped then
 */
export async function endEntryUpload(deps: Dependencies, db: Db, upload: OwnUploadRow): Promise<string> {
  try {
    const parts = await entryUploads.partsOf(db, upload.project_id, upload.id);
    const contest = await getContest(db, upload.project_id, upload.contest_id);
    const mime = await typeOf(deps, upload, parts, contest.limits);
    const { content, checksum } = contentOf(deps.storage, parts, { end: Number(upload.length) });
    await deps.storage.put(originalName(upload.key), content, { size: Number(upload.length), mime });
    const stored = { mime, checksum: Buffer.from(checksum(), 'hex') };
    const { fileId, isNew } = await inTransaction(db, (tx) => writeOnce(deps, tx, upload, stored));
    // What cannot be removed now is removed with the row.
    await removeParts(deps.storage, entryPartPrefix(upload.id)).catch(() => undefined);
    if (!isNew) await deps.storage.remove([originalName(upload.key)]);
    return fileId;
  } catch (error) {
    const ended = (await findUpload(db, upload.project_id, upload.id))?.file_id;
    // Another process was faster and has removed the parts.
    if (ended) return ended;
    if (error instanceof AppError && error.code === 'RULES_NOT_MET')
      await dropEntryUpload(db, deps.storage, upload);
    throw error;
  }
}

/** By its bytes, whatever its name says. @throws RULES_NOT_MET */
async function typeOf(
  { storage }: Pick<Dependencies, 'storage'>,
  { purpose }: OwnUploadRow,
  parts: readonly UploadPart[],
  { photo, video }: ContestLimits,
): Promise<string> {
  const bytes = partBytes(storage, parts);
  const found = (await fileTypeFromBuffer(await bytes.read(0, HEAD)).catch(() => undefined))?.mime ?? '';
  const mime = ALIASES[found] ?? found;
  if (purpose === 'GUARDIAN') return paperTypeOf(mime);
  const taken: readonly string[] = [...photo.formats, ...video.formats];
  if (!taken.includes(mime)) {
    const formats = taken.map((one) => (one.split('/')[1] ?? '').toUpperCase()).join(', ');
    throw ruleNotMet(TEXTS, 'FILE_TYPE', 'file', { formats });
  }
  const isFilm = mime.startsWith('video/');
  const most = isFilm ? video.maxBytes : photo.maxBytes;
  if (bytes.size > most) throw ruleNotMet(TEXTS, 'FILE_TOO_LARGE', 'file', { limit: sizeInWords(most) });
  if (!isFilm && bytes.size < photo.minBytes)
    throw ruleNotMet(TEXTS, 'FILE_TOO_SMALL', 'file', { limit: sizeInWords(photo.minBytes) });
  return mime;
}

interface Stored {
  readonly mime: string;
  readonly checksum: Buffer;
}

/** The same file twice in one draft is one file; a paper takes the place of the one before. */
async function writeOnce(
  { now }: Dependencies,
  tx: Db,
  own: OwnUploadRow,
  { mime, checksum }: Stored,
): Promise<{ readonly fileId: string; readonly isNew: boolean }> {
  const { project_id, id, draft_id, contest_id, email, email_key } = own;
  const draft = await getDraft(tx, { project_id, contest_id, email, email_key }, draft_id, now());
  const upload = await holdUpload(tx, project_id, id);
  if (upload === undefined || upload.is_dropped) throw new AppError('NOT_FOUND');
  if (upload.file_id !== null) return { fileId: upload.file_id, isNew: true };
  if (own.purpose === 'GUARDIAN') {
    const paperId = await writePaper(tx, draft, own, { mime, checksum, now: now() });
    await markEnded(tx, project_id, id, paperId);
    return { fileId: paperId, isNew: true };
  }
  const same = (await filesOfDraft(tx, draft)).find((file) => file.checksum.equals(checksum));
  const fileId =
    same?.id ??
    (await insertFile(tx, project_id, {
      ...{ draftId: draft.id, fileName: upload.file_name, key: upload.key },
      ...{ mime, checksum, bytes: upload.length },
    }));
  await markEnded(tx, project_id, id, fileId);
  if (same === undefined) await addPreviews(tx, project_id, fileId);
  return { fileId, isNew: same === undefined };
}
