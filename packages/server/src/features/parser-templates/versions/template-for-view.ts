import type { TemplateDefinition } from '@toasoan/contract/features/extraction/template-definition.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** What reads the pages of a source at a time. */
interface TemplateInUse {
  readonly templateId: string;
  readonly version: number;
  readonly definition: TemplateDefinition;
}

/**
 * The version that was current at a time, of the template that reads a source now: old pages are read as they were
 * made. A page from before the first version is read by the first one. Undefined: the source has no template in use.
 */
export async function templateFor(
  db: Db,
  projectId: string,
  sourceId: string,
  at: Date,
): Promise<TemplateInUse | undefined> {
  const { rows } = await sql<TemplateInUse>`
    SELECT template.id::text AS "templateId", version.no AS version, version.definition
    FROM parser_template_sources AS used
    JOIN parser_templates AS template ON template.project_id = used.project_id AND template.id = used.template_id
      AND template.status = 'ENABLE'
    JOIN parser_template_versions AS version ON version.project_id = template.project_id
      AND version.template_id = template.id
    WHERE used.project_id = ${projectId} AND used.source_id = ${sourceId}
    ORDER BY used.is_default DESC, template.id, (version.from_time <= ${at}) DESC,
      CASE WHEN version.from_time <= ${at} THEN -version.no ELSE version.no END
    LIMIT 1`.execute(db);
  return rows[0];
}
