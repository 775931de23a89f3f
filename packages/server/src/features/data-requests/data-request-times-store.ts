import {
  type DataRequestTimes,
  DEFAULT_DATA_REQUEST_TIMES,
} from '@toasoan/contract/features/data-requests/data-request-due.ts';
import type { Db } from '#server/core/db/database.ts';

type StoredTimes = DataRequestTimes & { readonly version: number };

/** A project that saved none has the defaults, as its version 1. */
export async function readTimes(db: Db, projectId: string): Promise<StoredTimes> {
  const row = await db
    .selectFrom('data_request_times')
    .selectAll()
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  if (row === undefined) return { ...DEFAULT_DATA_REQUEST_TIMES, version: 1 };
  return {
    answerHours: row.answer_hours,
    extensionHours: row.extension_hours,
    keepMonths: row.keep_months,
    evidenceMonths: row.evidence_months,
    version: row.version,
  };
}

/** False when somebody else has saved since. */
export async function writeTimes(db: Db, projectId: string, times: StoredTimes): Promise<boolean> {
  const columns = {
    answer_hours: times.answerHours,
    extension_hours: times.extensionHours,
    keep_months: times.keepMonths,
    evidence_months: times.evidenceMonths,
    version: times.version + 1,
  };
  const written = await db
    .insertInto('data_request_times')
    .values({ project_id: projectId, ...columns })
    .onConflict((conflict) =>
      conflict
        .column('project_id')
        .doUpdateSet(columns)
        .where('data_request_times.version', '=', times.version),
    )
    .returning('version')
    .executeTakeFirst();
  return written !== undefined;
}
