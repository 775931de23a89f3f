import type { Page } from '@toasoan/contract/core/paging.ts';
import type {
  GlossaryChange,
  GlossaryHistoryQuery,
  GlossaryWording,
} from '@toasoan/contract/features/glossary/history/glossary-change.ts';
import type { RecordLanguage } from '@toasoan/contract/vocabulary/language.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { countUpToBound, offsetOf, pageOf } from '#server/core/db/page.ts';
import { cut, holdsWords } from '../list/entry-list-view.ts';

const DAY_BEGINS = (day: string) => sql<Date>`(${day}::date AT TIME ZONE 'Asia/Ho_Chi_Minh')`;

function matching(db: Db, projectId: string, query: GlossaryHistoryQuery) {
  let rows = db.selectFrom('glossary_changes').where('glossary_changes.project_id', '=', projectId);
  if (query.text !== undefined) rows = rows.where(holdsWords(projectId, query.text, 'glossary_changes'));
  if (query.entryId !== undefined) rows = rows.where('entry_id', '=', query.entryId);
  if (query.ownerId !== undefined) rows = rows.where('glossary_changes.owner_id', 'in', query.ownerId);
  if (query.sourceLang !== undefined)
    rows = rows.where('glossary_changes.source_lang', '=', query.sourceLang);
  if (query.targetLang !== undefined)
    rows = rows.where('glossary_changes.target_lang', '=', query.targetLang);
  if (query.action !== undefined) rows = rows.where('action', 'in', query.action);
  if (query.from !== undefined) rows = rows.where('time', '>=', DAY_BEGINS(query.from));
  if (query.to !== undefined)
    rows = rows.where('time', '<', sql<Date>`(${DAY_BEGINS(query.to)} + interval '1 day')`);
  return rows;
}

/** Changes of entries, the newest first, each with the version that its entry has now. Totals as in the list. */
export async function listChanges(
  db: Db,
  projectId: string,
  query: GlossaryHistoryQuery,
): Promise<Page<GlossaryChange>> {
  const rows = await matching(db, projectId, query)
    .leftJoin('glossary_entries as entry', (join) =>
      join
        .onRef('entry.project_id', '=', 'glossary_changes.project_id')
        .onRef('entry.id', '=', 'glossary_changes.entry_id'),
    )
    .selectAll('glossary_changes')
    .select('entry.version as current_version')
    .orderBy('time', 'desc')
    .orderBy('glossary_changes.id', 'desc')
    .limit(query.limit)
    .offset(offsetOf(query))
    .execute();
  const count = await countUpToBound(db, matching(db, projectId, query));
  const items = rows.map(
    (row): GlossaryChange => ({
      id: row.id,
      entryId: row.entry_id,
      action: row.action,
      ownerName: row.owner_name,
      sourceLang: row.source_lang as RecordLanguage,
      targetLang: row.target_lang as RecordLanguage,
      format: row.format,
      before: row.before && shown(row.before),
      after: row.after && shown(row.after),
      userName: row.user_name,
      time: row.time.toISOString(),
      note: row.note,
      currentVersion: row.current_version ?? 0,
    }),
  );
  return pageOf(query, items, count);
}

const shown = (wording: GlossaryWording): GlossaryWording => ({
  ...wording,
  sourceContent: cut(wording.sourceContent),
  targetContent: cut(wording.targetContent),
  oldContent: cut(wording.oldContent),
});
