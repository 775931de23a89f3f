import { FILL_REASON_TEXTS } from '@toasoan/contract/features/machine-translation/engine-texts.ts';
import { changedShareOf } from '@toasoan/contract/features/translations/changed-share.ts';
import type { SegmentHints, TranslationDetail } from '@toasoan/contract/features/translations/translation.ts';
import { isAtWork } from '@toasoan/contract/features/translations/translation-rules.ts';
import { getVersioned } from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { findLike } from '#server/features/glossary/public.ts';
import { budgetOf } from '#server/features/machine-translation/public.ts';
import { changesOf, getSegment, segmentsOf } from '../segments/segment-store.ts';
import { termsOfSegments } from '../segments/terms-said.ts';
import { countsOf, segmentOf, translationOf } from '../translation-row.ts';
import { findPublicPath } from './public-path-view.ts';
import { findTranslationsOf } from './translation-list-view.ts';

/** One translation with its paragraphs, as this person sees it. @throws NOT_FOUND */
export async function translationDetail(
  { db, projectId, caller, language }: TransactionCall,
  id: string,
): Promise<TranslationDetail> {
  const found = await getVersioned(db, 'translations', projectId, id);
  const all = await findTranslationsOf(db, projectId, found.kind, found.source_id);
  const row = all.find((one) => one.id === id);
  if (row === undefined) throw new AppError('NOT_FOUND');
  const segments = await segmentsOf(db, row);
  const pair = { sourceLang: row.source_lang, targetLang: row.lang };
  const terms = await termsOfSegments(db, projectId, pair, segments);
  const may = (permission: 'translate.edit' | 'translate.approve') =>
    caller.permissionsHere.includes(permission);
  return {
    ...translationOf(row, language),
    publicPath: await findPublicPath(db, row),
    segments: segments.map(segmentOf),
    terms: terms.map((term) => ({ ...term, forbidden: [...term.forbidden] })),
    others: all
      .filter((one) => one.id !== id)
      .map((one) => ({ id: one.id, lang: one.lang, state: one.state, counts: { ...countsOf(one) } })),
    spent: { chars: Number(row.spent_chars), cost: Number(row.spent_cost) },
    changedShare: changedShareOf(
      segments.map((one) => ({ state: one.state, machine: one.machine_text, target: one.target_text })),
    ),
    waitingReason:
      row.waiting_reason === '' || row.waiting === 0 || isAtWork(row.state)
        ? ''
        : FILL_REASON_TEXTS[row.waiting_reason][language],
    budgetLeft: budgetLeftOf(await budgetOf(db, projectId, new Date())),
    mayEdit: may('translate.edit') && row.state !== 'APPROVED',
    mayApprove: may('translate.approve') && !isAtWork(row.state),
  };
}

/** What is held for calls under way counts as spent. */
function budgetLeftOf({ budget, spent, reserved }: Awaited<ReturnType<typeof budgetOf>>): number | null {
  if (budget === 0) return null;
  return Math.round(100 * Math.min(Math.max((budget - spent - reserved) / budget, 0), 1));
}

const MOST_HINTS = 5;

/** What the memory knows of a paragraph and of those like it, and who changed it. @throws NOT_FOUND */
export async function segmentHints(
  { db, projectId }: Pick<TransactionCall, 'db' | 'projectId'>,
  { id, segmentId }: { readonly id: string; readonly segmentId: string },
): Promise<SegmentHints> {
  const row = await getVersioned(db, 'translations', projectId, id);
  const segment = await getSegment(db, row, segmentId);
  const pair = { sourceLang: row.source_lang, targetLang: row.lang };
  const remembered = await findLike(db, projectId, pair, segment.source_text, MOST_HINTS);
  const changes = await changesOf(db, projectId, segmentId);
  return {
    memory: remembered.map((known) => ({ ...known })),
    history: changes.map((change) => ({
      id: change.id,
      action: change.action,
      before: change.before_text,
      after: change.after_text,
      by: change.user_name,
      time: change.time.toISOString(),
    })),
  };
}
