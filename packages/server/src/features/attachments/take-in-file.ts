import type { Readable } from 'node:stream';
import { MAX_ATTACHMENTS } from '@toasoan/contract/features/attachments/attachment-limits.ts';
import { ATTACHMENT_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/attachments/attachment-texts.ts';
import { newRandomId } from '#server/core/auth/token.ts';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { ImageProcess } from '#server/core/images/image-work.ts';
import type { Scratch } from '#server/core/storage/scratch.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { attachmentName } from './attachment-name.ts';
import {
  type AttachmentRow,
  countFiles,
  deleteFile,
  insertArriving,
  listFiles,
  lockArrivals,
  type Place,
  writeArrived,
} from './attachment-store.ts';
import { examineAttachment } from './examine-attachment.ts';
import type { AnnouncedFile } from './file-headers.ts';
import { receiveFile } from './receive-file.ts';

/** Dependencies of everything that handles attachments, beside the database. */
export interface AttachmentDependencies {
  readonly storage: Storage;
  readonly scratch: Scratch;
  readonly images: ImageProcess;
  readonly now: () => Date;
}

interface Coming extends AnnouncedFile {
  readonly body: Readable;
  readonly place: Place;
  readonly by: { readonly userId: string | null; readonly displayName: string };
  /** Whether there is room for it, in the transaction that reserves it. @throws when there is none. */
  readonly checkRoom: (tx: Db) => Promise<void>;
  /** What else is written in the transaction that makes the file visible. */
  readonly onArrived: (tx: Db, row: AttachmentRow) => Promise<void>;
}

/**
 * Takes in one file: its row reserves the bytes, then it arrives, is examined and stored, and becomes visible; a refusal
 * leaves nothing behind. The same file again in one place is that file. @throws TOO_LARGE, RULES_NOT_MET.
 */
export async function takeInFile(
  db: Db,
  projectId: string,
  deps: AttachmentDependencies,
  coming: Coming,
): Promise<AttachmentRow> {
  const key = newRandomId();
  const id = await reserve(db, projectId, key, coming);
  try {
    return await receiveFile(deps.scratch, coming, async ({ path, sha256 }) => {
      const mime = await examineAttachment(deps, path, coming.fileName);
      const [same] = (await listFiles(db, projectId, coming.place)).filter((row) =>
        row.sha256?.equals(sha256),
      );
      if (same !== undefined) {
        await giveUp(db, { id, key });
        return same;
      }
      await deps.storage.putFile(attachmentName(key), path, { mime });
      return await inTransaction(db, async (tx) => {
        const row = await writeArrived(tx, projectId, id, { mime, sha256 });
        if (row === undefined) throw ruleNotMet(TEXTS, 'NOT_WHOLE', 'file');
        await coming.onArrived(tx, row);
        return row;
      });
    });
  } catch (error) {
    await giveUp(db, { id, key });
    throw error;
  }
}

async function reserve(db: Db, projectId: string, key: string, coming: Coming): Promise<string> {
  const { place, fileName, sizeBytes, by, checkRoom } = coming;
  return await inTransaction(db, async (tx) => {
    await lockArrivals(tx, projectId);
    if ((await countFiles(tx, projectId, place)) >= MAX_ATTACHMENTS)
      throw ruleNotMet(TEXTS, 'TOO_MANY', 'file', { most: MAX_ATTACHMENTS });
    await checkRoom(tx);
    return await insertArriving(tx, projectId, place, { key, fileName, sizeBytes, by });
  });
}

async function giveUp(db: Db, file: Pick<AttachmentRow, 'id' | 'key'>): Promise<void> {
  await inTransaction(db, (tx) => deleteFile(tx, file));
}
