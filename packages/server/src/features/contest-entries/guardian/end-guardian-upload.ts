import {
  GUARDIAN_PAPER_BYTES,
  GUARDIAN_PAPER_TYPES,
  type GuardianPaperType,
} from '@toasoan/contract/features/contest-entries/entry-limits.ts';
import { ENTRY_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/contest-entries/entry-texts.ts';
import type { Db } from '#server/core/db/database.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { EntryDraftRow } from '../drafts/entry-draft-store.ts';
import { removeStored } from '../drafts/remove-draft.ts';
import type { OwnUploadRow } from '../uploads/entry-upload-store.ts';
import { sizeInWords } from '../uploads/size-in-words.ts';
import { deletePaperOfDraft, insertPaper } from './guardian-paper-store.ts';

const isPaperType = (mime: string): mime is GuardianPaperType =>
  GUARDIAN_PAPER_TYPES.some((one) => one === mime);

/** A scan or a photo, by its bytes. @throws RULES_NOT_MET: PAPER_TYPE */
export function paperTypeOf(mime: string): GuardianPaperType {
  if (!isPaperType(mime)) throw ruleNotMet(TEXTS, 'PAPER_TYPE', 'file');
  return mime;
}

/** @throws RULES_NOT_MET: FILE_TOO_LARGE */
export function checkPaperLength(length: number): void {
  if (length <= GUARDIAN_PAPER_BYTES) return;
  throw ruleNotMet(TEXTS, 'FILE_TOO_LARGE', 'Upload-Length', { limit: sizeInWords(GUARDIAN_PAPER_BYTES) });
}

interface Arrived {
  readonly mime: string;
  readonly checksum: Buffer;
  readonly now: Date;
}

/** Makes the paper of a held draft; the one before leaves the storage. @returns the id. */
export async function writePaper(
  tx: Db,
  draft: EntryDraftRow,
  upload: OwnUploadRow,
  { mime, checksum, now }: Arrived,
): Promise<string> {
  await removeStored(tx, await deletePaperOfDraft(tx, draft));
  return await insertPaper(tx, draft.project_id, {
    ...{ contestId: draft.contest_id, draftId: draft.id, bytes: upload.length, key: upload.key },
    ...{ mime: paperTypeOf(mime), checksum, now },
  });
}
