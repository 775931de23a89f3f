import type { ProjectColor } from '@toasoan/contract/features/projects/project.ts';
import type { ProjectChange } from '@toasoan/contract/features/projects/project-record.ts';
import { projectNameKey } from '@toasoan/contract/features/projects/project-rules.ts';
import { numberedSlug } from '@toasoan/contract/vocabulary/slug.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { isDuplicateOf } from '#server/core/db/database-error.ts';
import { changedBy } from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { holdImageRefs, imageRefColumns } from '#server/core/media/image-ref-store.ts';
import type { ProjectRow } from './project-row.ts';

export interface NewProject extends ProjectChange {
  /** Only for the reserved ids 1 to 7; the database generates others. */
  readonly id?: string;
  readonly name: string;
  readonly code: string;
  readonly color: ProjectColor;
}

/** Projects are created one at a time, so that a free code stays free; held to the end of the transaction. */
export async function lockProjects(tx: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('projects'))`.execute(tx);
}

export async function newProjectId(tx: Db): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    SELECT nextval(pg_get_serial_sequence('projects', 'id'))::text AS id`.execute(tx);
  return rows[0]?.id ?? '';
}

/** `base`, or `base` with the first free number. */
export async function freeCode(tx: Db, base: string): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const code = numberedSlug(base, attempt);
    const taken = await tx.selectFrom('projects').select('id').where('code', '=', code).executeTakeFirst();
    if (taken === undefined) return code;
  }
}

/** Creates a project and returns its id. @throws TITLE_TAKEN, DUPLICATE for the code. */
export async function insertProject(
  tx: Db,
  project: NewProject,
  by: { readonly userId: string | null; readonly name: string },
): Promise<string> {
  const { id } = await tx
    .insertInto('projects')
    .values({
      ...columnsOf(project),
      ...(project.id !== undefined && { id: project.id }),
      name: project.name,
      name_key: projectNameKey(project.name),
      code: project.code,
      color: project.color,
      created_by_id: by.userId,
      created_by_name: by.name,
      updated_by_id: by.userId,
      updated_by_name: by.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(refuseTaken);
  return id;
}

/** The project, held until the transaction ends; undefined for an unknown id. */
export async function holdProject(tx: Db, id: string): Promise<ProjectRow | undefined> {
  return await tx.selectFrom('projects').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** The caller holds the project and has compared its version. @throws TITLE_TAKEN, INVALID_INPUT for a picture. */
export async function saveProject(
  tx: Db,
  before: ProjectRow,
  values: ProjectChange & { readonly status?: Status },
  by: Actor,
): Promise<ProjectRow> {
  const after = await tx
    .updateTable('projects')
    .set({
      ...columnsOf(values),
      ...(await imageRefColumnsOf(tx, before.id, values)),
      ...(values.name !== undefined && { name: values.name, name_key: projectNameKey(values.name) }),
      ...(values.color !== undefined && { color: values.color }),
      ...(values.status !== undefined && { status: values.status }),
      ...changedBy(before, by),
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(refuseTaken);
  await holdProjectImageRefs(tx, after);
  return after;
}

function columnsOf(values: ProjectChange) {
  return {
    site_type: values.siteType,
    domains: values.domains,
    description: values.description,
    languages: values.languages,
    default_lang: values.defaultLang,
    language_settings: values.languageSettings && JSON.stringify(values.languageSettings),
    timezone: values.timezone,
    workflow_mode: values.workflowMode,
    allow_self_approve: values.allowSelfApprove,
    storage_quota_gb: values.storageQuotaGb,
    kind: values.kind,
    governing_body: values.governingBody,
    licence_no: values.licenceNo,
    licence_date: values.licenceDate,
    responsible_person: values.responsiblePerson,
    contact_phone: values.contactPhone,
    contact_email: values.contactEmail,
    address: values.address,
  };
}

function refuseTaken(error: unknown): never {
  if (isDuplicateOf('projects_name_key_key', error))
    throw new AppError('TITLE_TAKEN', { field: 'name', cause: error });
  if (isDuplicateOf('projects_code_key', error))
    throw new AppError('DUPLICATE', { field: 'code', cause: error });
  throw error;
}

/** Columns of the requested logos; pictures come from the project's own library. @throws INVALID_INPUT. */
async function imageRefColumnsOf(db: Db, projectId: string, change: ProjectChange) {
  const logo = await imageRefColumns(db, projectId, { mediaId: change.logoId, field: 'logoId' });
  const logoDark = await imageRefColumns(db, projectId, { mediaId: change.logoDarkId, field: 'logoDarkId' });
  const favicon = await imageRefColumns(db, projectId, { mediaId: change.faviconId, field: 'faviconId' });
  return {
    ...(logo && { logo_id: logo.id, logo_key: logo.key }),
    ...(logoDark && { logo_dark_id: logoDark.id, logo_dark_key: logoDark.key }),
    ...(favicon && { favicon_id: favicon.id, favicon_key: favicon.key }),
  };
}

async function holdProjectImageRefs(db: Db, row: ProjectRow): Promise<void> {
  await holdImageRefs(db, row.id, { entity: 'project', entityId: row.id }, [
    { mediaId: row.logo_id, place: 'logo' },
    { mediaId: row.logo_dark_id, place: 'logoDark' },
    { mediaId: row.favicon_id, place: 'favicon' },
  ]);
}
