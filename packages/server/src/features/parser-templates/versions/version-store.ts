import type { TemplateDefinition } from '@toasoan/contract/features/extraction/template-definition.ts';
import type {
  TemplateVersion,
  TemplateVersionDetail,
} from '@toasoan/contract/features/parser-templates/parser-template.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { updateVersioned } from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { ParserTemplateRow } from '../template-row.ts';
import { getTemplate } from '../template-view.ts';

/** Makes the draft the version that reads pages from now on; what fell before is forgotten with it. */
export async function publishDraft(
  db: Db,
  before: ParserTemplateRow,
  { by, now, note }: { readonly by: Actor; readonly now: Date; readonly note: string },
): Promise<ParserTemplateRow> {
  const no = before.current_version + 1;
  await db
    .insertInto('parser_template_versions')
    .values({
      project_id: before.project_id,
      template_id: before.id,
      no,
      definition: JSON.stringify(before.draft),
      from_time: now,
      user_id: by.userId,
      user_name: by.displayName,
      note,
    })
    .execute();
  const change = { current_version: no, status: 'ENABLE', draft_time: null, falls: '[]' } as const;
  await updateVersioned(db, 'parser_templates', before, change, by);
  return await getTemplate(db, before.project_id, before.id);
}

interface VersionRow {
  readonly no: number;
  readonly from_time: Date;
  readonly until_time: Date | null;
  readonly user_name: string;
  readonly note: string;
  readonly definition: TemplateDefinition;
}

async function versionRows(db: Db, { project_id, id }: ParserTemplateRow): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    SELECT no, from_time, lead(from_time) OVER (ORDER BY no) AS until_time, user_name, note, definition
    FROM parser_template_versions WHERE project_id = ${project_id} AND template_id = ${id}
    ORDER BY no DESC LIMIT 500`.execute(db);
  return rows;
}

export async function listVersions(db: Db, template: ParserTemplateRow): Promise<TemplateVersion[]> {
  return (await versionRows(db, template)).map(({ definition: _, ...row }) => versionOf(row));
}

/** @throws NOT_FOUND */
export async function getVersion(
  db: Db,
  template: ParserTemplateRow,
  no: number,
): Promise<TemplateVersionDetail> {
  const row = (await versionRows(db, template)).find((version) => version.no === no);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return { ...versionOf(row), definition: row.definition };
}

function versionOf(row: Omit<VersionRow, 'definition'>): TemplateVersion {
  return {
    no: row.no,
    fromTime: row.from_time.toISOString(),
    untilTime: row.until_time?.toISOString() ?? null,
    userName: row.user_name,
    note: row.note,
  };
}
