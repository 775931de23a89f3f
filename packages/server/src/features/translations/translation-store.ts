import { stateOfCounts } from '@toasoan/contract/features/translations/translation-rules.ts';
import type {
  SegmentCounts,
  TranslationState,
} from '@toasoan/contract/features/translations/translation-states.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { sql, type Updateable } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import type { TranslationTable } from '#server/core/db/tables/translation-tables.ts';
import { holdVersioned } from '#server/core/db/versioned.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import type { TranslationRow } from './translation-row.ts';

/** No other change of the translation until the transaction ends. @throws NOT_FOUND */
export async function holdTranslation(db: Db, projectId: string, id: string): Promise<TranslationRow> {
  return await holdVersioned(db, 'translations', projectId, id);
}

/** Counts its paragraphs anew, takes the words of its title from them, and finds what lists search for. */
async function settledColumns(db: Db, { project_id, id, source_title }: TranslationRow) {
  const { rows } = await sql<SegmentCounts & { title: string | null }>`
    SELECT count(*)::int AS total,
      count(*) FILTER (WHERE state = 'WAITING')::int AS waiting,
      count(*) FILTER (WHERE state = 'MT_ONLY')::int AS machine,
      count(*) FILTER (WHERE state = 'EDITED')::int AS edited,
      count(*) FILTER (WHERE state = 'APPROVED')::int AS approved,
      count(*) FILTER (WHERE state = 'STALE')::int AS stale,
      count(*) FILTER (WHERE is_locked)::int AS locked,
      min(target_text) FILTER (WHERE key IN ('title', 'heading')) AS title
    FROM translation_segments WHERE project_id = ${project_id} AND translation_id = ${id}`.execute(db);
  const { title = '', ...counts } = rows[0] ?? { ...NO_SEGMENTS, title: '' };
  const target_title = (title ?? '').replace(/<[^>]*>/g, '');
  const search_text = wordsOf(foldVietnamese(`${source_title} ${target_title}`)).join(' ');
  return { ...counts, target_title, search_text };
}

function nextState(before: TranslationRow, counts: SegmentCounts, state: NextState): TranslationState {
  if (state === null) return before.state;
  const isStillApproved = before.state === 'APPROVED' && counts.approved === counts.total;
  if (state === 'BY_APPROVAL') return isStillApproved ? 'APPROVED' : stateOfCounts(counts);
  return state === 'BY_SEGMENTS' ? stateOfCounts(counts) : state;
}

const NO_SEGMENTS = { total: 0, waiting: 0, machine: 0, edited: 0, approved: 0, stale: 0, locked: 0 };

/**
 * What a translation becomes: by its paragraphs, unless a state is given. BY_APPROVAL: an approved one stays so while
 * all its paragraphs are. Null: it stays as it is.
 */
type NextState = TranslationState | 'BY_SEGMENTS' | 'BY_APPROVAL' | null;

/**
 * Writes a new version of a held translation with what its paragraphs say now, and tells open consoles. `by` absent:
 * who changed it last stays.
 */
export async function settleTranslation(
  db: Db,
  before: TranslationRow,
  state: NextState,
  { by, columns = {} }: { readonly by?: Actor; readonly columns?: Updateable<TranslationTable> } = {},
): Promise<TranslationRow> {
  const settled = await settledColumns(db, {
    ...before,
    ...(typeof columns.source_title === 'string' && { source_title: columns.source_title }),
  });
  const next = nextState(before, settled, state);
  const after = await db
    .updateTable('translations')
    .set({
      ...settled,
      ...columns,
      // Why paragraphs wait is said while one does.
      ...(settled.waiting === 0 && { waiting_reason: '' as const }),
      state: next,
      version: before.version + 1,
      ...(by && { update_time: sql<Date>`now()`, updated_by_id: by.userId, updated_by_name: by.displayName }),
    })
    .where('project_id', '=', before.project_id)
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await publishNotice(db, { kind: 'translation', projectId: before.project_id, thingId: before.id });
  return after;
}
