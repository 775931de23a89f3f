import type { GlossaryFacets } from '@toasoan/contract/features/glossary/glossary-entry.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

const MOST = 500;

/** What entries can be filtered by. Each value costs one probe of an index, however many entries have it. */
export async function glossaryFacets(db: Db, projectId: string): Promise<GlossaryFacets> {
  const pairs = await sql<GlossaryFacets['pairs'][number]>`
    WITH RECURSIVE found AS (
      (SELECT source_lang, target_lang FROM glossary_entries WHERE project_id = ${projectId}
        ORDER BY source_lang, target_lang LIMIT 1)
      UNION ALL
      SELECT next.* FROM found, LATERAL (
        SELECT source_lang, target_lang FROM glossary_entries
        WHERE project_id = ${projectId} AND (source_lang, target_lang) > (found.source_lang, found.target_lang)
        ORDER BY source_lang, target_lang LIMIT 1) AS next
    )
    SELECT source_lang AS "sourceLang", target_lang AS "targetLang" FROM found LIMIT ${MOST}`.execute(db);
  const domains = await sql<{ domain: string }>`
    WITH RECURSIVE found AS (
      (SELECT domain FROM glossary_entries WHERE project_id = ${projectId} AND domain <> '' ORDER BY domain LIMIT 1)
      UNION ALL
      SELECT next.* FROM found, LATERAL (
        SELECT domain FROM glossary_entries
        WHERE project_id = ${projectId} AND domain <> '' AND domain > found.domain ORDER BY domain LIMIT 1) AS next
    )
    SELECT domain FROM found LIMIT ${MOST}`.execute(db);
  const owners = await sql<{ id: string; name: string }>`
    WITH RECURSIVE found AS (
      (SELECT owner_id FROM glossary_entries WHERE project_id = ${projectId} AND owner_id IS NOT NULL
        ORDER BY owner_id LIMIT 1)
      UNION ALL
      SELECT next.* FROM found, LATERAL (
        SELECT owner_id FROM glossary_entries
        WHERE project_id = ${projectId} AND owner_id > found.owner_id ORDER BY owner_id LIMIT 1) AS next
    )
    SELECT owner_id AS id, (
      SELECT owner_name FROM glossary_entries AS entry
      WHERE entry.project_id = ${projectId} AND entry.owner_id = found.owner_id
      ORDER BY update_time DESC, id DESC LIMIT 1) AS name
    FROM found LIMIT ${MOST}`.execute(db);
  return {
    pairs: pairs.rows,
    domains: domains.rows
      .map(({ domain }) => domain)
      .toSorted((one, other) => one.localeCompare(other, 'vi')),
    owners: owners.rows,
  };
}
