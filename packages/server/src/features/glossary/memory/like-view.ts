import type { LanguagePair } from '@toasoan/contract/features/glossary/glossary-kinds.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { likeness } from './likeness.ts';
import type { RememberedText } from './lookup-view.ts';
import { sketchOf } from './paragraph-sketch.ts';

/** Candidates that are read, and of these the ones that are compared word by word. */
const MOST_FOUND = 1_500;
const MOST_COMPARED = 40;
/** Less helps nobody. */
const LEAST_SCORE = 60;

/**
 * Approved paragraphs like a text, the most alike first: `most` at the most, each with a score from 60 to 100 (the share
 * of words that stay). The search over sketches finds nearly all above 70, and fewer the less alike they are.
 */
export async function findLike(
  db: Db,
  projectId: string,
  pair: LanguagePair,
  text: string,
  most: number,
): Promise<RememberedText[]> {
  const sketch = sketchOf(projectId, pair, text);
  if (sketch.length === 0) return [];
  const { rows } = await sql<{ id: string; source_content: string; target_content: string }>`
    WITH found AS MATERIALIZED (
      SELECT id, sketch FROM glossary_entries
      WHERE sketch && ${sketch}::int[] AND project_id = ${projectId} AND format = 'PARAGRAPH' AND state = 'APPROVED'
      LIMIT ${MOST_FOUND}
    ), nearest AS (
      SELECT id, cardinality(ARRAY(SELECT unnest(sketch) INTERSECT SELECT unnest(${sketch}::int[]))) AS shared
      FROM found ORDER BY shared DESC, id DESC LIMIT ${MOST_COMPARED}
    )
    SELECT entry.id, entry.source_content, entry.target_content
    FROM nearest JOIN glossary_entries AS entry ON entry.id = nearest.id AND entry.project_id = ${projectId}
    WHERE entry.source_lang = ${pair.sourceLang} AND entry.target_lang = ${pair.targetLang}`.execute(db);
  return rows
    .map((row) => ({
      entryId: row.id,
      source: row.source_content,
      target: row.target_content,
      score: likeness(text, row.source_content),
    }))
    .filter(({ score }) => score >= LEAST_SCORE)
    .toSorted((one, other) => other.score - one.score || Number(other.entryId) - Number(one.entryId))
    .slice(0, most);
}
