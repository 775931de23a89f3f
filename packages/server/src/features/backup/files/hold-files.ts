import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#server/core/db/database.ts';
import { codeOfDatabaseError } from '#server/core/db/database-error.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import {
  endHold,
  holdForBackup,
  isAnyRunning,
  passJobsUnderWay,
  renewHold,
} from '#server/core/jobs/job-hold-store.ts';
import { ATTACHMENT_GONE } from '#server/features/attachments/public.ts';
import { ENTRY_FILES_GONE } from '#server/features/contest-entries/public.ts';
import { ORIGINALS_GONE, RECALL_FILES } from '#server/features/contest-results/public.ts';
import { REMOVES_FILES } from '#server/features/media/public.ts';
import { BackupProblem } from '../backup-problem.ts';

const REMOVALS = [...REMOVES_FILES, ATTACHMENT_GONE, ...ENTRY_FILES_GONE, RECALL_FILES, ORIGINALS_GONE];

/** A third of the hold: one renewal may be late. */
const RENEWED_EVERY_MS = 20_000;
const LOOK_AGAIN_MS = 500;
/** Each waits two seconds for a lock. */
const PASSES = 30;
const BUSY =
  'Cơ sở dữ liệu bận suốt một phút nên chưa bắt đầu sao lưu được. Chưa ghi gì; hãy chạy lại lệnh này.';

/**
 * Keeps every file in the storage, whose record may be removed meanwhile, until the returned function is called or
 * this process has been dead for a minute. Resolves once no removal is under way.
 */
export async function holdFiles(db: Db, onWaiting: () => void): Promise<() => Promise<void>> {
  const id = await holdForBackup(db, REMOVALS);
  // A missed renewal is made up by the next one; a file that is gone all the same is reported.
  const timer = setInterval(() => void renewHold(db, id).catch(() => undefined), RENEWED_EVERY_MS);
  const end = async () => {
    clearInterval(timer);
    await endHold(db, id);
  };
  try {
    for (let left = PASSES; !(await hasPassed(db)); left -= 1) {
      if (left === 0) throw new BackupProblem(BUSY);
      await wait(LOOK_AGAIN_MS);
    }
    if (await isAnyRunning(db, REMOVALS)) onWaiting();
    while (await isAnyRunning(db, REMOVALS)) await wait(LOOK_AGAIN_MS);
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}

/** False: somebody works on jobs for longer than others may wait behind this lock. */
async function hasPassed(db: Db): Promise<boolean> {
  try {
    await inTransaction(db, passJobsUnderWay);
    return true;
  } catch (error) {
    if (codeOfDatabaseError(error) === 'UNAVAILABLE') return false;
    throw error;
  }
}
