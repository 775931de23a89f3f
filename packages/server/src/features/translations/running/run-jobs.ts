import { contentId } from '@toasoan/contract/core/ids.ts';
import { translationRun } from '@toasoan/contract/features/translations/translation.ts';
import * as z from 'zod/mini';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { type JobContext, type JobHandler, longJob } from '#server/core/jobs/job.ts';
import { addJob } from '#server/core/jobs/job-store.ts';
import {
  type FilledText,
  type TextToTranslate,
  type TranslatedText,
  type TranslationWork,
  translateTexts,
} from '#server/features/machine-translation/public.ts';
import { bringUpToDate } from '../following/bring-up-to-date.ts';
import { segmentsOf } from '../segments/segment-store.ts';
import { readSource } from '../sources/read-source.ts';
import type { SegmentRow, TranslationRow } from '../translation-row.ts';
import { holdTranslation, settleTranslation } from '../translation-store.ts';
import { keepTexts } from './keep-texts.ts';
import { beginRun } from './run-store.ts';

/** Runs before a translation counts as failed; each waits longer than the one before. */
const TRIES = 3;
/** Paragraphs that the machine gets together. */
const AT_ONCE = 25;

const payload = z.strictObject({
  projectId: contentId,
  id: contentId,
  run: z.number(),
  what: translationRun.shape.what,
  /** Absent: all. */
  segmentIds: z.optional(z.array(z.string())),
});
type Run = z.output<typeof payload>;

/** The machine: stops between its calls when the signal says so, and throws or says FAILED when its engines do. */
export type Translate = (
  work: TranslationWork & { readonly signal: AbortSignal },
  texts: readonly TextToTranslate[],
) => Promise<readonly TranslatedText[]>;

export const runKey = (id: string) => `translations.run:${id}`;

/** Runs a translation in the background, in the transaction that queues it. */
export async function addRun(db: Db, run: Run): Promise<void> {
  await addJob(db, { kind: 'translations.run', key: runKey(run.id), payload: run });
}

/** One job for each record and language: a slow engine keeps none of the others waiting. */
export function runJobs(translate: Translate = translateTexts): readonly JobHandler[] {
  return [
    longJob({
      kind: 'translations.run',
      payload,
      lane: 'remote',
      attempts: TRIES,
      run: async (run, context) => await work(translate, run, context),
      giveUp: async ({ projectId, id, run }, { db, error }) => {
        const row = await holdTranslation(db, projectId, id).catch(() => undefined);
        if (row?.run === run) await settleTranslation(db, row, 'FAILED', { columns: { error } });
      },
    }),
  ];
}

async function work(translate: Translate, run: Run, { db, jobId, signal }: JobContext) {
  const begun = await inTransaction(db, (tx) => begin(tx, run));
  if (begun === undefined) return undefined;
  const asked = (await segmentsOf(db, begun)).filter((segment) => isAsked(segment, run));
  let row: TranslationRow | undefined = begun;
  for (let at = 0; at < asked.length && row !== undefined && !signal.aborted; at += AT_ONCE)
    row = await translateSome(translate, { db, row, run, jobId, signal }, asked.slice(at, at + AT_ONCE));
  signal.throwIfAborted();
  return async (tx: Db) => await end(tx, run);
}

/** Reads the source anew, so that no paragraph is translated from an old text. */
async function begin(db: Db, run: Run): Promise<TranslationRow | undefined> {
  const row = await beginRun(db, run);
  if (row === undefined) return undefined;
  const source = await readSource(db, {
    projectId: row.project_id,
    kind: row.kind,
    sourceId: row.source_id,
  });
  if (source === undefined) {
    await settleTranslation(db, row, 'TAKEN_DOWN', {});
    return undefined;
  }
  return await bringUpToDate(db, row, source);
}

/** Approved and locked ones never; those that this run has done before its process ended neither. */
function isAsked({ id, state, is_locked, run: doneBy }: SegmentRow, run: Run): boolean {
  if (is_locked || state === 'APPROVED' || doneBy >= run.run) return false;
  if (run.segmentIds !== undefined && !run.segmentIds.includes(id)) return false;
  if (run.what === 'waiting') return state === 'WAITING';
  return run.what === 'stale' ? state === 'STALE' : state === 'MT_ONLY' || state === 'WAITING';
}

interface Work {
  readonly db: Db;
  readonly row: TranslationRow;
  readonly run: Run;
  readonly jobId: string;
  readonly signal: AbortSignal;
}

/**
 * Asks the machine outside of any transaction. What each of its calls gave is kept at once: a process that dies loses
 * one call. Undefined: the run was cancelled meanwhile.
 */
async function translateSome(
  translate: Translate,
  { db, row, run, jobId, signal }: Work,
  segments: readonly SegmentRow[],
): Promise<TranslationRow | undefined> {
  const places = new Set(segments.keys());
  const keep = async (filled: readonly FilledText[]) => {
    const done = filled.flatMap(({ place, result }) => {
      const segment = segments[place];
      return places.delete(place) && segment !== undefined ? [{ segment, result }] : [];
    });
    return await keepTexts(db, { row, run: run.run, jobId }, done);
  };
  const results = await translate(
    {
      db,
      signal,
      projectId: row.project_id,
      pair: { sourceLang: row.source_lang, targetLang: row.lang },
      owner: { userId: row.updated_by_id, displayName: row.updated_by_name },
      record: { kind: row.kind, id: row.source_id },
      onFilled: async (filled) => void (await keep(filled)),
    },
    segments.map(({ key, source_text }) => ({ field: key, text: source_text })),
  );
  const kept = await keep(results.map((result, place) => ({ place, result })));
  if (kept !== undefined && results.some(({ reason }) => reason === 'FAILED'))
    throw new Error('The engines of this pair failed.');
  return kept;
}

async function end(tx: Db, { projectId, id, run }: Run): Promise<void> {
  const row = await holdTranslation(tx, projectId, id);
  if (row.state !== 'TRANSLATING' || row.run !== run) return;
  await settleTranslation(tx, row, 'BY_SEGMENTS', { columns: { error: '' } });
}
