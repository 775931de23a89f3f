import type { PageField } from '@toasoan/contract/features/extraction/template-definition.ts';
import {
  type DayOfPages,
  DRIFT_DAYS,
  type Drift,
  fallsOf,
} from '@toasoan/contract/features/parser-templates/drift.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { StoredFall } from '#server/core/db/tables/parser-template-tables.ts';

interface Extraction {
  readonly projectId: string;
  readonly templateId: string;
  readonly sourceId: string;
  /** Of Việt Nam. */
  readonly day: string;
  /** Fields that the template found: `filledFields`. */
  readonly filled: readonly PageField[];
  /** Whether the page was read as an article: `passes`. */
  readonly passes: boolean;
}

/** Counts a page that a template has read. Answers what has begun to fall with it, and nobody was warned of yet. */
export async function noteExtraction(db: Db, extraction: Extraction): Promise<Omit<Drift, 'sourceTitle'>[]> {
  const { projectId, templateId, sourceId, day, filled, passes } = extraction;
  const one = JSON.stringify(Object.fromEntries(filled.map((field) => [field, 1])));
  await sql`
    INSERT INTO parser_template_days AS sum (project_id, template_id, source_id, day, pages, passed, filled)
    VALUES (${projectId}, ${templateId}, ${sourceId}, ${day}, 1, ${passes ? 1 : 0}, ${one}::jsonb)
    ON CONFLICT (project_id, template_id, source_id, day) DO UPDATE
    SET pages = sum.pages + 1, passed = sum.passed + excluded.passed,
      filled = (SELECT coalesce(jsonb_object_agg(key, n), '{}') FROM (
        SELECT key, sum(value::int)::int AS n FROM (
          SELECT * FROM jsonb_each_text(sum.filled) UNION ALL SELECT * FROM jsonb_each_text(excluded.filled)
        ) AS both_days GROUP BY key) AS summed)`.execute(db);
  return await noteFalls(db, extraction);
}

/** Compares the last days of the source, and keeps what has fallen. */
async function noteFalls(
  db: Db,
  { projectId, templateId, sourceId, day }: Extraction,
): Promise<Omit<Drift, 'sourceTitle'>[]> {
  const { rows } = await sql<{ falls: StoredFall[] }>`
    SELECT falls FROM parser_templates WHERE project_id = ${projectId} AND id = ${templateId}
    FOR NO KEY UPDATE`.execute(db);
  const [template] = rows;
  if (template === undefined) return [];
  const known = template.falls.filter((fall) => fall.sourceId === sourceId);
  const days = await daysOf(db, { projectId, templateId, sourceId, until: day });
  const falls = fallsOf(days, known).map((fall) => ({ ...fall, sourceId }));
  const others = template.falls.filter((fall) => fall.sourceId !== sourceId);
  if (falls.length > 0 || known.length > 0)
    await sql`
      UPDATE parser_templates SET falls = ${JSON.stringify([...others, ...falls])}::jsonb
      WHERE project_id = ${projectId} AND id = ${templateId}`.execute(db);
  return falls.filter(({ field }) => known.every((fall) => fall.field !== field));
}

interface DaysAsked {
  readonly projectId: string;
  readonly templateId: string;
  /** Absent: all sources together. */
  readonly sourceId?: string;
  readonly until: string;
}

/** The sums of each day, oldest first. */
export async function daysOf(
  db: Db,
  { projectId, templateId, sourceId, until }: DaysAsked,
): Promise<DayOfPages[]> {
  const { rows } = await sql<DayOfPages>`
    SELECT day::text, pages, filled FROM parser_template_days
    WHERE project_id = ${projectId} AND template_id = ${templateId}
      AND day BETWEEN ${until}::date - ${DRIFT_DAYS}::int AND ${until}::date
      ${sourceId === undefined ? sql`` : sql`AND source_id = ${sourceId}`}
    ORDER BY day`.execute(db);
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return [...byDay].map(([day, parts]) => ({
    day,
    pages: parts.reduce((sum, { pages }) => sum + pages, 0),
    filled: summed(parts),
  }));
}

function summed(parts: readonly DayOfPages[]): DayOfPages['filled'] {
  const sums: Partial<Record<PageField, number>> = {};
  for (const { filled } of parts)
    for (const [field, count] of Object.entries(filled))
      sums[field as PageField] = (sums[field as PageField] ?? 0) + count;
  return sums;
}
