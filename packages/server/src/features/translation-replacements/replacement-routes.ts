import { replacementEndpoints as endpoints } from '@toasoan/contract/features/translation-replacements/endpoints.ts';
import {
  AT_ONCE,
  type ReplacementCreate,
} from '@toasoan/contract/features/translation-replacements/replacement.ts';
import {
  REPLACEMENT_STATE_TEXTS,
  REPLACEMENT_RULE_TEXTS as TEXTS,
} from '@toasoan/contract/features/translation-replacements/replacement-texts.ts';
import { reworder } from '@toasoan/contract/features/translation-replacements/wordings.ts';
import { pageOf } from '#server/core/db/page.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { type Route, route, type TransactionCall, transactionRoute } from '#server/core/http/route.ts';
import { holdWithSources } from '#server/features/translations/public.ts';
import { checkRewording, previewReplacement } from './preview-replacement.ts';
import {
  type BatchRow,
  getBatch,
  getBatchWithRows,
  holdBatch,
  insertBatch,
  listBatches,
  readSegments,
} from './replacement-store.ts';
import { runBatch } from './run-replacement.ts';

export function replacementRoutes(): readonly Route[] {
  return [
    route(endpoints.preview, ({ db, projectId, body }) => previewReplacement(db, projectId, body)),
    transactionRoute(endpoints.create, async (call) => {
      const { db, projectId, body, caller } = call;
      checkRewording(body);
      if (body.approvedIds.length > 0 && !caller.permissionsHere.includes('translate.approve'))
        throw new AppError('FORBIDDEN');
      const batch = await beginBatch(call, body);
      await runBatch(call, batch, 'replace');
      return await getBatch(db, projectId, batch.id);
    }),
    route(endpoints.list, async ({ db, projectId, query }) => {
      const { items, count } = await listBatches(db, projectId, query);
      return pageOf(query, items, count);
    }),
    route(endpoints.detail, ({ db, projectId, params }) => getBatchWithRows(db, projectId, params.id)),
    transactionRoute(endpoints.undo, async (call) => {
      const { db, projectId, params, body, language } = call;
      const before = await holdBatch(db, projectId, params.id);
      checkVersion(before, body.version);
      if (before.state === 'UNDONE') {
        const state = REPLACEMENT_STATE_TEXTS[before.state][language];
        throw ruleNotMet(TEXTS, 'NOT_NOW', 'state', { state });
      }
      await runBatch(call, before, 'undo');
      return await getBatch(db, projectId, params.id);
    }),
  ];
}

/** @throws RULES_NOT_MET: NOTHING_LEFT */
async function beginBatch(call: TransactionCall, body: ReplacementCreate): Promise<BatchRow> {
  const { db, projectId, caller } = call;
  const seen = new Map(body.paragraphs.map(({ segmentId, version }) => [segmentId, version]));
  const approved = new Set(body.approvedIds);
  const segments = await readSegments(db, projectId, body, [...seen.keys()]);
  if (segments.length === 0) throw ruleNotMet(TEXTS, 'NOTHING_LEFT', 'paragraphs');
  // Before rows that name them: whoever deletes a source waits, or comes first.
  const translations = [...new Set(segments.map((segment) => segment.translation_id))];
  if (translations.length <= AT_ONCE) await holdWithSources(db, projectId, translations);
  const { sourceLang, targetLang, source, wordings, target } = body;
  const reword = reworder({ lang: targetLang, wordings, target });
  return await insertBatch(
    db,
    projectId,
    {
      source_lang: sourceLang,
      target_lang: targetLang,
      source_term: source,
      wordings,
      target,
      state: 'RUNNING',
    },
    segments.map((segment) => ({
      translation_id: segment.translation_id,
      segment_id: segment.id,
      position: segment.position,
      seen_version: seen.get(segment.id) ?? 0,
      may_be_approved: approved.has(segment.id),
      before_text: segment.target_text,
      after_text: reword(segment.target_text).text,
    })),
    caller,
  );
}
