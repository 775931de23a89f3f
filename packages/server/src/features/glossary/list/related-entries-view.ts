import type { GlossaryConflict, GlossaryDetail } from '@toasoan/contract/features/glossary/glossary-entry.ts';
import { RECORD_LANGUAGES, type RecordLanguage } from '@toasoan/contract/vocabulary/language.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { type EntryRow, entryOf } from '../entry-row.ts';
import { hitsOf } from '../hit-store.ts';
import { foldKey, wordingKey } from '../memory/derived-columns.ts';
import { sourceKey } from '../memory/source-key.ts';
import { cut } from './entry-list-view.ts';

const MOST = 20;

/** An entry with what a decision about it needs: its use, other languages, and what contradicts it. */
export async function entryDetail(db: Db, row: EntryRow): Promise<GlossaryDetail> {
  const hits = await hitsOf(db, row.project_id, [row.id]);
  return {
    ...entryOf(row, hits(row.id)),
    others: await otherLanguages(db, row),
    conflicts: await conflictsOf(db, row),
  };
}

async function otherLanguages(db: Db, row: EntryRow): Promise<GlossaryDetail['others']> {
  const rows = await db
    .selectFrom('glossary_entries')
    .select(['id', 'target_lang', 'source_content', 'target_content', 'state'])
    .where('project_id', '=', row.project_id)
    .where('source_lang', '=', row.source_lang)
    .where('target_lang', 'in', [...RECORD_LANGUAGES])
    .where('format', '=', row.format)
    .where('source_key', '=', sourceKey(row.source_content))
    .where('id', '!=', row.id)
    .execute();
  return rows.map((other) => ({
    id: other.id,
    sourceContent: cut(other.source_content),
    targetContent: cut(other.target_content),
    state: other.state,
    targetLang: other.target_lang as RecordLanguage,
  }));
}

/** Only keywords contradict each other: what else has the same source is refused. */
async function conflictsOf(db: Db, row: EntryRow): Promise<GlossaryConflict[]> {
  if (row.format !== 'KEYWORD') return [];
  const target = wordingKey(row.target_content);
  const forbidden = row.forbidden.map(wordingKey);
  const { rows } = await sql<GlossaryConflict>`
    SELECT id, source_content AS "sourceContent", target_content AS "targetContent", state, CASE
      WHEN fold_key = ${foldKey(row.source_content)} THEN 'SAME_SOURCE'
      WHEN target_key = ANY(${forbidden}::text[]) THEN 'FORBIDDEN_WANTED' ELSE 'TARGET_FORBIDDEN' END AS kind
    FROM glossary_entries
    WHERE project_id = ${row.project_id} AND source_lang = ${row.source_lang} AND target_lang = ${row.target_lang}
      AND format = 'KEYWORD' AND state <> 'DISABLED' AND id <> ${row.id}
      AND (fold_key = ${foldKey(row.source_content)} AND target_key <> ${target}
        OR target_key = ANY(${forbidden}::text[]) OR ${target} = ANY(forbidden_keys))
    ORDER BY id LIMIT ${MOST}`.execute(db);
  return rows;
}
