import type { Page } from '@toasoan/contract/core/paging.ts';
import {
  type GlossaryListQuery,
  type GlossaryRow,
  type GlossaryView,
  SHOWN_CHARACTERS,
} from '@toasoan/contract/features/glossary/glossary-entry.ts';
import type { GlossaryState } from '@toasoan/contract/features/glossary/glossary-kinds.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { countUpToBound, offsetOf, pageOf } from '#server/core/db/page.ts';
import { ENTRY_COLUMNS, type EntryRow, entryOf } from '../entry-row.ts';
import { hitsOf } from '../hit-store.ts';
import { searchQuery } from '../memory/derived-columns.ts';

export type GlossaryFilter = Omit<GlossaryListQuery, 'limit' | 'page' | 'happy' | 'sort'>;

const STATES: Readonly<Record<GlossaryView, GlossaryState | undefined>> = {
  all: undefined,
  proposed: 'PROPOSED',
  approved: 'APPROVED',
  disabled: 'DISABLED',
};

/** The entries of a filter, without any columns. */
export function matching(db: Db, projectId: string, filter: GlossaryFilter) {
  const state = STATES[filter.view];
  let rows = db.selectFrom('glossary_entries').where('project_id', '=', projectId);
  if (state !== undefined) rows = rows.where('state', '=', state);
  if (filter.sourceLang !== undefined) rows = rows.where('source_lang', '=', filter.sourceLang);
  if (filter.targetLang !== undefined) rows = rows.where('target_lang', '=', filter.targetLang);
  if (filter.format !== undefined) rows = rows.where('format', 'in', filter.format);
  // The index of domains leaves out those without one.
  if (filter.domain !== undefined) rows = rows.where('domain', 'in', filter.domain).where('domain', '<>', '');
  if (filter.ownerId !== undefined) rows = rows.where('owner_id', 'in', filter.ownerId);
  if (filter.text !== undefined) rows = rows.where(holdsWords(projectId, filter.text, 'glossary_entries'));
  return rows;
}

/** Whether a row holds all words of a text, marks ignored; none holds a text without words. */
export function holdsWords(
  projectId: string,
  text: string,
  table: 'glossary_entries' | 'glossary_changes',
): RawBuilder<boolean> {
  const query = searchQuery(projectId, text);
  return query === undefined
    ? sql<boolean>`false`
    : sql<boolean>`${sql.ref(`${table}.search_terms`)} @@ ${query}::tsquery`;
}

/**
 * A page of entries, newest change first unless asked otherwise. Totals are exact up to 10,000 and capped above, so a
 * list of a million entries costs no more than one of ten thousand.
 */
export async function listEntries(
  db: Db,
  projectId: string,
  query: GlossaryListQuery,
): Promise<Page<GlossaryRow>> {
  const direction = query.sort === '-updateTime' ? 'desc' : 'asc';
  const rows = await matching(db, projectId, query)
    .select(ENTRY_COLUMNS)
    .orderBy('update_time', direction)
    .orderBy('id', direction)
    .limit(query.limit)
    .offset(offsetOf(query))
    .execute();
  const count = await countUpToBound(db, matching(db, projectId, query));
  return pageOf(query, await shownRows(db, projectId, rows), count);
}

async function shownRows(db: Db, projectId: string, rows: readonly EntryRow[]): Promise<GlossaryRow[]> {
  const ids = rows.map(({ id }) => id);
  const hits = await hitsOf(db, projectId, ids);
  return rows.map((row) => {
    const entry = entryOf(row, hits(row.id));
    return {
      ...entry,
      sourceContent: cut(entry.sourceContent),
      targetContent: cut(entry.targetContent),
      oldContent: cut(entry.oldContent),
    };
  });
}

/** Of a long content what a list shows. */
export function cut(content: string): string {
  if (content.length <= SHOWN_CHARACTERS) return content;
  return `${content.slice(0, SHOWN_CHARACTERS).toWellFormed()}…`;
}

/** How many entries each view holds, exact up to the bound of every list. */
export async function countEntries(db: Db, projectId: string): Promise<Record<GlossaryView, number>> {
  const count = (view: GlossaryView) => countUpToBound(db, matching(db, projectId, { view }));
  return {
    all: await count('all'),
    proposed: await count('proposed'),
    approved: await count('approved'),
    disabled: await count('disabled'),
  };
}
