import type { LanguagePair } from '@toasoan/contract/features/glossary/glossary-kinds.ts';
import type { Term } from '@toasoan/contract/features/glossary/term-matching.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { sourceKey } from './source-key.ts';

export interface RememberedText {
  readonly entryId: string;
  readonly source: string;
  readonly target: string;
  /** 100 for the same text, less for one like it. */
  readonly score: number;
}

/** The approved keywords of a pair. */
export async function findKeywords(db: Db, projectId: string, pair: LanguagePair): Promise<Term[]> {
  return await db
    .selectFrom('glossary_entries')
    .select([
      'id',
      'source_content as source',
      'target_content as target',
      'forbidden',
      'case_sensitive as caseSensitive',
      'match_mode as matchMode',
      'priority',
      'note',
    ])
    .where('project_id', '=', projectId)
    .where('source_lang', '=', pair.sourceLang)
    .where('target_lang', '=', pair.targetLang)
    .where('format', '=', 'KEYWORD')
    .where('state', '=', 'APPROVED')
    .orderBy('id')
    .execute();
}

/** What is remembered of texts, at their places; undefined where nothing is. One statement, however many texts. */
export async function findRemembered(
  db: Db,
  projectId: string,
  pair: LanguagePair,
  texts: readonly string[],
): Promise<(RememberedText | undefined)[]> {
  const keys = texts.map(sourceKey);
  if (keys.length === 0) return [];
  const found = await approved(db, projectId, pair, { format: 'PARAGRAPH', keys });
  return keys.map((key) => found.get(key.toString('base64')));
}

/** The words that stand for a whole page at an address; undefined for none. */
export async function findPageWords(
  db: Db,
  projectId: string,
  pair: LanguagePair,
  path: string,
): Promise<RememberedText | undefined> {
  const found = await approved(db, projectId, pair, { format: 'PAGE', keys: [sourceKey(path)] });
  return found.values().next().value;
}

async function approved(
  db: Db,
  projectId: string,
  { sourceLang, targetLang }: LanguagePair,
  { format, keys }: { readonly format: 'PARAGRAPH' | 'PAGE'; readonly keys: readonly Buffer[] },
): Promise<Map<string, RememberedText>> {
  const { rows } = await sql<{ id: string; source_key: Buffer; source: string; target: string }>`
    SELECT id, source_key, source_content AS source, target_content AS target FROM glossary_entries
    WHERE project_id = ${projectId} AND source_lang = ${sourceLang} AND target_lang = ${targetLang}
      AND format = ${format} AND source_key = ANY(${keys}::bytea[]) AND state = 'APPROVED'`.execute(db);
  return new Map(
    rows.map(({ id, source_key, source, target }) => [
      source_key.toString('base64'),
      { entryId: id, source, target, score: 100 },
    ]),
  );
}
