import type {
  Suggestion,
  SuggestionListQuery,
} from '@toasoan/contract/features/translation-suggestions/suggestion.ts';
import {
  STATES_OF_VIEW,
  SUGGESTION_VIEWS,
  type SuggestionView,
} from '@toasoan/contract/features/translation-suggestions/suggestion-states.ts';
import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { addDays, hanoiDayStart } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { countUpToBound, offsetOf } from '#server/core/db/page.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { suggestionOf } from './suggestion-store.ts';

function shown(db: Db, projectId: string) {
  return db
    .selectFrom('translation_suggestions')
    .leftJoin('translation_segments as segment', (join) =>
      join
        .onRef('segment.project_id', '=', 'translation_suggestions.project_id')
        .onRef('segment.id', '=', 'translation_suggestions.segment_id'),
    )
    .selectAll('translation_suggestions')
    .select([
      'segment.target_text as now_text',
      'segment.version as now_version',
      'segment.state as now_state',
      'segment.is_locked as now_locked',
    ])
    .where('translation_suggestions.project_id', '=', projectId);
}

/** @throws NOT_FOUND */
export async function getSuggestion(db: Db, projectId: string, id: string): Promise<Suggestion> {
  const row = await shown(db, projectId).where('translation_suggestions.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND');
  return suggestionOf(row);
}

/** Newest first. A text is looked for in title, source and both translations, without regard to case and marks. */
export async function listSuggestions(
  db: Db,
  projectId: string,
  wanted: SuggestionListQuery,
): Promise<{ readonly items: Suggestion[]; readonly count: number }> {
  const filter = matching(db, projectId, wanted);
  const rows = await filter
    .orderBy('translation_suggestions.create_time', 'desc')
    .orderBy('translation_suggestions.id', 'desc')
    .limit(wanted.limit)
    .offset(offsetOf(wanted))
    .execute();
  return { items: rows.map(suggestionOf), count: await countUpToBound(db, filter) };
}

function matching(db: Db, projectId: string, wanted: SuggestionListQuery) {
  const { lang, reason, origin, from, to, text, translationId } = wanted;
  let rows = shown(db, projectId).where('translation_suggestions.state', 'in', STATES_OF_VIEW[wanted.view]);
  if (lang) rows = rows.where('translation_suggestions.lang', 'in', lang);
  if (reason) rows = rows.where('translation_suggestions.reason', 'in', reason);
  if (origin) rows = rows.where('translation_suggestions.origin', 'in', origin);
  if (translationId) rows = rows.where('translation_suggestions.translation_id', '=', translationId);
  if (from) rows = rows.where('translation_suggestions.create_time', '>=', new Date(hanoiDayStart(from)));
  if (to)
    rows = rows.where('translation_suggestions.create_time', '<', new Date(hanoiDayStart(addDays(to, 1))));
  if (text)
    rows = rows.where(
      sql<boolean>`position(${foldVietnamese(text)} IN translation_suggestions.search_text) > 0`,
    );
  return rows;
}

/** Those that wait are few, and the index of states counts the others. */
export async function countSuggestions(db: Db, projectId: string): Promise<Record<SuggestionView, number>> {
  const rows = await db
    .selectFrom('translation_suggestions')
    .select(['state', (eb) => eb.fn.countAll<string>().as('count')])
    .where('project_id', '=', projectId)
    .groupBy('state')
    .execute();
  const countOf = (view: SuggestionView) =>
    rows
      .filter(({ state }) => STATES_OF_VIEW[view].includes(state))
      .reduce((sum, { count }) => sum + Number(count), 0);
  const counts = SUGGESTION_VIEWS.map((view) => [view, countOf(view)] as const);
  return Object.fromEntries(counts) as Record<SuggestionView, number>;
}
