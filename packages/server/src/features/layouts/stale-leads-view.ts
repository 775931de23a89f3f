import { READER_DEVICES } from '@toasoan/contract/features/layouts/composed-page.ts';
import { type RawBuilder, sql } from 'kysely';

/** The first post of a block of the home page that readers have seen there for longer than the block allows. */
export interface StaleLead {
  readonly project_id: string;
  readonly layout_id: string;
  readonly layout_title: string;
  readonly block_id: string;
  readonly lang: string;
  readonly post_id: string;
  readonly post_title: string;
}

/**
 * Rows `StaleLead` of the projects that match, each lead once for all devices, by the record of what readers saw: it
 * stood there when the time began, and nothing else has since.
 * @param which of the row `project` of `projects`
 */
export function staleLeads(which: RawBuilder<boolean>, now: Date): RawBuilder<StaleLead> {
  // As `isPage` says it, so that the index serves it.
  const ofPage = sql`page.project_id = project.id AND page.kind = 'HOME' AND coalesce(page.category_id, 0) = 0
    AND page.display_key = '' AND page.lang = asked.lang AND page.device = asked.device`;
  return sql`
    SELECT DISTINCT project.id::text AS project_id, layouts.id::text AS layout_id, layouts.title AS layout_title,
      block.id AS block_id, asked.lang, posts.id::text AS post_id, posts.title AS post_title
    FROM projects AS project
    CROSS JOIN LATERAL (
      SELECT lang, device FROM unnest(project.languages) AS lang, unnest(${[...READER_DEVICES]}::text[]) AS device
    ) AS asked
    CROSS JOIN LATERAL (
      SELECT page.layout_id, page.leads FROM shown_pages AS page WHERE ${ofPage}
      ORDER BY page.time DESC, page.id DESC LIMIT 1) AS last
    JOIN layouts ON layouts.project_id = project.id AND layouts.id = last.layout_id AND layouts.state = 'PUBLISHED'
    CROSS JOIN LATERAL jsonb_to_recordset(layouts.published -> 'blocks') AS block (id text, "leadHours" integer)
    CROSS JOIN LATERAL (SELECT ${now}::timestamptz - block."leadHours" * interval '1 hour' AS began) AS stretch
    CROSS JOIN LATERAL jsonb_to_recordset(last.leads) AS lead ("blockId" text, "postId" text)
    CROSS JOIN LATERAL (
      SELECT jsonb_build_array(jsonb_build_object('blockId', block.id, 'postId', lead."postId")) AS mark) AS same
    JOIN posts ON posts.project_id = project.id AND posts.id = lead."postId"::bigint AND posts.state = 'PUBLISHED'
    WHERE ${which} AND project.status = 'ENABLE' AND lead."blockId" = block.id AND block."leadHours" IS NOT NULL
      AND (
        SELECT page.leads @> mark FROM shown_pages AS page WHERE ${ofPage} AND page.time <= began
        ORDER BY page.time DESC, page.id DESC LIMIT 1)
      AND NOT EXISTS (
        SELECT FROM shown_pages AS page WHERE ${ofPage} AND page.time > began AND NOT page.leads @> mark)`;
}
