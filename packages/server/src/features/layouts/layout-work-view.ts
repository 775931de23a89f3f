import { type RawBuilder, sql } from 'kysely';
import { staleLeads } from './stale-leads-view.ts';

interface LayoutWork {
  /** In the state of a draft. */
  readonly drafts: number;
  /** Published layouts whose draft is not what readers see. */
  readonly changed: number;
  /** Drafts with a time, of both. */
  readonly scheduled: number;
  /** Pins of published layouts and of their templates that end later today, in the project's time zone. */
  readonly endingPins: number;
  /** First posts of the home page that stand for longer than their blocks allow. */
  readonly staleLeads: number;
}

/** What the layouts of a project wait for, as a column. */
export function layoutWork(projectId: string, now: Date): RawBuilder<LayoutWork> {
  return sql`(SELECT json_build_object(
    'drafts', (SELECT count(*) FROM layouts WHERE project_id = ${projectId} AND state = 'DRAFT'),
    'changed', (SELECT count(*) FROM layouts WHERE project_id = ${projectId} AND ${HAS_CHANGES}),
    'scheduled', (SELECT count(*) FROM layouts WHERE project_id = ${projectId} AND publish_at IS NOT NULL),
    'endingPins', (
      SELECT count(*) FROM (${shownConfigs(projectId)}) AS shown,
        jsonb_to_recordset(shown.config -> 'pinned') AS pin (until timestamptz),
        (SELECT timezone FROM projects WHERE id = ${projectId}) AS zone
      WHERE shown.config ->> 'sourceMode' <> 'AUTO' AND pin.until > ${now}
        AND pin.until < ((${now}::timestamptz AT TIME ZONE zone.timezone)::date + 1)::timestamp AT TIME ZONE zone.timezone),
    'staleLeads', (
      SELECT count(*) FROM (${staleLeads(sql`project.id = ${projectId}`, now)}) AS stale)))`;
}

/** `hasChanges` of a layout, in SQL. */
const HAS_CHANGES = sql`(state = 'PUBLISHED'
  AND (published ->> 'title', published ->> 'device', published -> 'display', published -> 'blocks')
    IS DISTINCT FROM (title, device, display, blocks))`;

/** The settings of every block of the published layouts; those of a template once. */
const shownConfigs = (projectId: string) => sql`
  SELECT block -> 'config' AS config FROM layouts, jsonb_array_elements(published -> 'blocks') AS block
  WHERE project_id = ${projectId} AND state = 'PUBLISHED' AND jsonb_typeof(block -> 'config') = 'object'
  UNION ALL
  SELECT config FROM content_templates
  WHERE project_id = ${projectId} AND status = 'ENABLE' AND id IN (
    SELECT (block ->> 'templateId')::bigint FROM layouts, jsonb_array_elements(published -> 'blocks') AS block
    WHERE project_id = ${projectId} AND state = 'PUBLISHED')`;
