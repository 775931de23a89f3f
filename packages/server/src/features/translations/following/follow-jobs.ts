import { contentId } from '@toasoan/contract/core/ids.ts';
import { translatedKind } from '@toasoan/contract/features/translations/translation-states.ts';
import * as z from 'zod/mini';
import { inSavepoint } from '#server/core/db/in-savepoint.ts';
import { batchJob, type JobContext, type JobHandler } from '#server/core/jobs/job.ts';
import { followPlan } from '#server/features/events/public.ts';
import type { LanguageWork } from '#server/features/posts/public.ts';
import { hasRowOfItsOwn, publishTranslation } from '../approving/publish-translation.ts';
import { holdTranslationsOf } from '../held-translation-store.ts';
import { segmentsOf } from '../segments/segment-store.ts';
import { readSource } from '../sources/read-source.ts';
import type { SourceKey, SourceRecord } from '../sources/source-record.ts';
import type { TranslationRow } from '../translation-row.ts';
import { settleTranslation } from '../translation-store.ts';
import { bringUpToDate } from './bring-up-to-date.ts';

const payload = z.strictObject({ projectId: contentId, kind: translatedKind, sourceId: contentId });
const AT_ONCE = 20;
const BY_PRODUCT = { userId: null, displayName: 'Hệ thống', role: null } as const;

/** After every change of a record that is translated; the database adds the job (migration 0766). */
export const followJobs: readonly JobHandler[] = [
  batchJob({
    kind: 'translations.follow',
    payload,
    atOnce: AT_ONCE,
    run: async (changed, context) => {
      const once = new Map(changed.map((one) => [`${one.projectId} ${one.kind} ${one.sourceId}`, one]));
      const byProject = [...Map.groupBy(once.values(), ({ projectId }) => projectId)];
      for (const [projectId, keys] of byProject.toSorted(([one], [other]) => Number(one) - Number(other)))
        await followSources(projectId, keys, context);
    },
  }),
];

async function followSources(
  projectId: string,
  keys: readonly SourceKey[],
  { db, jobId }: JobContext,
): Promise<void> {
  const held = await holdTranslationsOf(db, projectId, keys);
  const audited = { db, projectId, address: '', requestId: `job-${jobId}` };
  for (const key of keys) {
    const source = await readSource(db, key);
    for (const row of held.filter(({ kind, source_id }) => kind === key.kind && source_id === key.sourceId)) {
      // Its run reads the source itself.
      if (row.state === 'QUEUED') continue;
      if (source === undefined) await loseSource(db, row);
      else await follow({ source: audited, by: BY_PRODUCT }, row, source);
    }
  }
}

async function loseSource(db: JobContext['db'], row: TranslationRow): Promise<void> {
  if (row.state === 'TAKEN_DOWN') return;
  await settleTranslation(db, row, 'TAKEN_DOWN', { columns: { is_public: false, is_source_public: false } });
}

async function follow(work: LanguageWork, before: TranslationRow, source: SourceRecord): Promise<void> {
  const row = await bringUpToDate(work.source.db, before, source);
  if (!source.isPublic) {
    if (row.is_public && !hasRowOfItsOwn(row.kind))
      await settleTranslation(work.source.db, row, 'TAKEN_DOWN', { columns: { is_public: false } });
    return;
  }
  if (row.state === 'APPROVED') return await publishAlong(work, row);
  if (row.kind === 'EVENT' && row.is_public && row.record_id !== null)
    await followPlan(work, row.source_id, row.record_id);
}

/**
 * What was approved before its source was public comes out with it, in the name of who approved it. One that readers
 * have takes over what is not text: pictures, categories, times.
 */
async function publishAlong(work: LanguageWork, row: TranslationRow): Promise<void> {
  const { db } = work.source;
  const approver = { userId: row.updated_by_id, displayName: row.updated_by_name, role: null };
  const by = row.record_id === null ? approver : work.by;
  const segments = await segmentsOf(db, row);
  // What is in the way of one translation holds up no other one.
  const done = await inSavepoint(db, () =>
    publishTranslation({ ...work, by }, row, segments).then((id) => ({ id })),
  );
  if (!('id' in done)) return;
  if (row.is_public && row.record_id === done.id) return;
  await settleTranslation(db, row, 'APPROVED', { columns: { record_id: done.id, is_public: true } });
}
