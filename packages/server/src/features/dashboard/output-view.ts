import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

interface Figure {
  readonly id: string;
  readonly name: string;
  /** As the list of posts finds them. */
  readonly total: number;
}

export interface Span {
  /** Days in the project's time zone, both included. */
  readonly from: string;
  readonly to: string;
}

const MOST = 8;

/** The posts published in these days, through the index of publication; as in the list, without translations. */
function publishedIn(projectId: string, { from, to }: Span) {
  return sql`
    posts.project_id = ${projectId} AND posts.state = 'PUBLISHED' AND posts.translation_of IS NULL
    AND posts.published_time >= (${from}::date)::timestamp AT TIME ZONE zone.name
    AND posts.published_time < (${to}::date + 1)::timestamp AT TIME ZONE zone.name`;
}

function zoneOf(projectId: string) {
  return sql`(SELECT timezone AS name FROM projects WHERE id = ${projectId}) AS zone`;
}

/** How many posts were published on each of the days. */
export async function publishedByDay(
  db: Db,
  projectId: string,
  span: Span,
): Promise<{ day: string; total: number }[]> {
  const { rows } = await sql<{ day: string; total: string }>`
    SELECT to_char(days.day, 'YYYY-MM-DD') AS day, coalesce(counts.total, 0) AS total
    FROM generate_series(${span.from}::date, ${span.to}::date, interval '1 day') AS days (day)
    LEFT JOIN (
      SELECT (posts.published_time AT TIME ZONE zone.name)::date AS day, count(*) AS total
      FROM ${zoneOf(projectId)}, posts WHERE ${publishedIn(projectId, span)} GROUP BY 1
    ) AS counts ON counts.day = days.day::date
    ORDER BY days.day`.execute(db);
  return rows.map(({ day, total }) => ({ day, total: Number(total) }));
}

/** The main categories with the most publications; subcategories are counted in, as in the list. */
export async function busiestCategories(db: Db, projectId: string, span: Span): Promise<Figure[]> {
  const { rows } = await busiestCategoriesStatement(projectId, span).execute(db);
  return rows.map(figureOf);
}

export function busiestCategoriesStatement(projectId: string, span: Span): RawBuilder<FigureRow> {
  return sql`
    WITH RECURSIVE published AS MATERIALIZED (
      SELECT posts.id FROM ${zoneOf(projectId)}, posts WHERE ${publishedIn(projectId, span)}
    ), links AS MATERIALIZED (
      SELECT link.category_id, link.post_id, link.is_main FROM published
      JOIN post_categories AS link ON link.project_id = ${projectId} AND link.post_id = published.id
    ), busiest AS (
      SELECT category_id AS id, count(*) AS mains FROM links WHERE is_main
      GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${sql.lit(MOST)}
    ), tree AS (
      SELECT id AS root, id FROM busiest
      UNION
      SELECT tree.root, below.id FROM tree
      JOIN categories AS below ON below.project_id = ${projectId} AND below.parent_id = tree.id
        AND below.deleted_time IS NULL
    ), counted AS (
      SELECT tree.root, count(DISTINCT links.post_id) AS total
      FROM tree JOIN links ON links.category_id = tree.id GROUP BY 1
    )
    SELECT categories.id, categories.title AS name, counted.total
    FROM busiest
    JOIN counted ON counted.root = busiest.id
    JOIN categories ON categories.project_id = ${projectId} AND categories.id = busiest.id
    ORDER BY counted.total DESC, categories.id`;
}

/** The authors with the most publications. */
export async function busiestPeople(db: Db, projectId: string, span: Span): Promise<Figure[]> {
  const { rows } = await sql<FigureRow>`
    SELECT posts.created_by_id AS id, max(posts.created_by_name) AS name, count(*) AS total
    FROM ${zoneOf(projectId)}, posts
    WHERE ${publishedIn(projectId, span)} AND posts.created_by_id IS NOT NULL
    GROUP BY 1 ORDER BY 3 DESC, 1 LIMIT ${sql.lit(MOST)}`.execute(db);
  return rows.map(figureOf);
}

interface FigureRow {
  readonly id: string;
  readonly name: string;
  readonly total: string;
}

function figureOf({ id, name, total }: FigureRow): Figure {
  return { id, name, total: Number(total) };
}
