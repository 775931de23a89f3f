import { sql } from 'kysely';
import type { TemplateUses } from '#server/features/content-templates/public.ts';

/** Sidebars that name a content template, in what readers have or in a draft. */
export const sidebarTemplateUses: TemplateUses = (projectId) => sql`
  SELECT (block ->> 'templateId')::bigint AS "templateId", 'sidebar'::text AS kind, sidebars.id::text AS id,
    sidebars.title, bool_or(is_live) AS "isLive"
  FROM sidebars
  CROSS JOIN LATERAL (
    SELECT jsonb_array_elements(content -> 'blocks') AS block,
      published_time IS NOT NULL AND status = 'ENABLE' AND display ->> 'mode' <> 'OFF' AS is_live
    UNION ALL SELECT jsonb_array_elements(draft -> 'blocks'), false) AS named
  WHERE sidebars.project_id = ${projectId} AND block ->> 'templateId' IS NOT NULL
  GROUP BY 1, sidebars.id, sidebars.title`;
