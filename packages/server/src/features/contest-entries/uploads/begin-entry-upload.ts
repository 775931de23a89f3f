import type { EntryUploadMetadata } from '@toasoan/contract/features/contest-entries/entry.ts';
import {
  ENTRY_BYTES_PER_DAY,
  MOST_OPEN_UPLOADS,
  SPARE_FILES,
} from '@toasoan/contract/features/contest-entries/entry-limits.ts';
import { ENTRY_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/contest-entries/entry-texts.ts';
import type { ContestLimits } from '@toasoan/contract/features/contests/contest-values.ts';
import { newRandomId } from '#server/core/auth/token.ts';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { type ContestRow, getContest } from '#server/features/contests/public.ts';
import { cleanFileName } from '#server/features/media/public.ts';
import type { EntryLink } from '../access/entry-link-store.ts';
import { getDraft } from '../drafts/change-drafts.ts';
import type { EntryDraftRow } from '../drafts/entry-draft-store.ts';
import { findOwnWork, mayFix } from '../entrant-works-view.ts';
import { checkPaperLength } from '../guardian/end-guardian-upload.ts';
import { intakeState, notTaken } from '../intake-state.ts';
import { addUploadExpiry } from './entry-upload-expiry.ts';
import { bytesSince, insertUpload, roomOf } from './entry-upload-store.ts';
import { sizeInWords } from './size-in-words.ts';

const DAY_MS = 86_400_000;
type Purpose = EntryUploadMetadata['purpose'];

interface Announced {
  readonly metadata: EntryUploadMetadata;
  readonly length: number;
}

/** Registers an upload and returns its id. @throws RULES_NOT_MET */
export async function beginEntryUpload(
  db: Db,
  link: EntryLink,
  { metadata, length }: Announced,
  now: Date,
): Promise<string> {
  const id = newRandomId();
  await inTransaction(db, async (tx) => {
    const { project_id, contest_id } = link;
    const draft = await getDraft(tx, link, metadata.draftId, now);
    const contest = await getContest(tx, project_id, contest_id);
    await checkTime(tx, link, contest, draft.fixes_id, now);
    checkLength(contest.limits, metadata.purpose, length);
    await checkRoom(tx, draft, metadata.purpose, contest.limits);
    const sent = await bytesSince(tx, project_id, new Date(now.getTime() - DAY_MS));
    if (sent + length > ENTRY_BYTES_PER_DAY) throw ruleNotMet(TEXTS, 'DAY_FULL', 'Upload-Length');
    const fileName = cleanFileName(metadata.filename);
    await insertUpload(tx, project_id, {
      ...{ id, draftId: draft.id, length, now, purpose: metadata.purpose },
      ...{ fileName: fileName === '' ? 'tệp' : fileName, key: newRandomId() },
    });
    await addUploadExpiry(tx, project_id, id, now);
  });
  return id;
}

async function checkTime(
  tx: Db,
  link: EntryLink,
  contest: ContestRow,
  fixesId: string | null,
  now: Date,
): Promise<void> {
  if (fixesId !== null) {
    const work = await findOwnWork(tx, link, fixesId);
    if (work === undefined || !mayFix(work, now)) throw ruleNotMet(TEXTS, 'FIX_OVER', 'draftId');
    return;
  }
  const state = intakeState(contest, now);
  if (state !== 'OPEN') throw notTaken(contest, state);
}

/** Before the content is known, the larger of both limits counts. */
function checkLength({ photo, video }: ContestLimits, purpose: Purpose, length: number): void {
  if (length === 0) throw ruleNotMet(TEXTS, 'FILE_EMPTY', 'Upload-Length');
  if (purpose === 'GUARDIAN') {
    checkPaperLength(length);
    return;
  }
  const most = Math.max(photo.maxBytes, video.maxBytes);
  if (length > most) throw ruleNotMet(TEXTS, 'FILE_TOO_LARGE', 'Upload-Length', { limit: sizeInWords(most) });
}

async function checkRoom(
  tx: Db,
  { project_id, id }: EntryDraftRow,
  purpose: Purpose,
  { series }: ContestLimits,
): Promise<void> {
  const { open, files } = await roomOf(tx, project_id, id);
  const most = series.max + SPARE_FILES;
  if (purpose === 'WORK' && files + open >= most)
    throw ruleNotMet(TEXTS, 'TOO_MANY_FILES', 'files', { most });
  if (open >= MOST_OPEN_UPLOADS) throw ruleNotMet(TEXTS, 'TOO_MANY_UPLOADS', 'files');
}
