import type { MediaDescription } from '@toasoan/contract/features/media/describing/description.ts';
import type {
  MediaTemplate,
  MediaTemplateCreate,
  MediaTemplateUpdate,
} from '@toasoan/contract/features/media/describing/media-template.ts';
import { type Selectable, sql } from 'kysely';
import type { RecordStore } from '#server/core/crud/crud-routes.ts';
import { versionedStore } from '#server/core/crud/versioned-store.ts';
import type { Db } from '#server/core/db/database.ts';
import type { MediaTemplateTable } from '#server/core/db/tables/media-tables.ts';
import { auditFieldsOf } from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { titleKey } from '../folders/folder-store.ts';
import { lockGroups } from '../folders/group-lock-store.ts';

export type TemplateRow = Selectable<MediaTemplateTable>;

const plain = versionedStore(
  'media_templates',
  ({ title, set }: MediaTemplateCreate | MediaTemplateUpdate) => ({
    title,
    title_key: title && titleKey(title),
    description: set && JSON.stringify(set),
  }),
);

/** Templates of a project are changed one call at a time. */
export const templateStore: RecordStore<TemplateRow, MediaTemplateCreate, MediaTemplateUpdate> = {
  ...plain,
  async hold(call, id) {
    await lockGroups(call.db, call.projectId);
    return await plain.get(call, id);
  },
  /** @throws TITLE_TAKEN */
  async insert(call, body) {
    await lockGroups(call.db, call.projectId);
    await checkTitleFree(call.db, call.projectId, { id: '0', title: body.title });
    return await plain.insert(call, body);
  },
  /** @throws TITLE_TAKEN */
  async update(call, before, change) {
    const { title = before.title } = change;
    await checkTitleFree(call.db, call.projectId, { id: before.id, title });
    return await plain.update(call, before, change);
  },
};

async function checkTitleFree(
  db: Db,
  projectId: string,
  { id, title }: { readonly id: string; readonly title: string },
): Promise<void> {
  const other = await db
    .selectFrom('media_templates')
    .select('id')
    .where('project_id', '=', projectId)
    .where('title_key', '=', titleKey(title))
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other !== undefined) throw new AppError('TITLE_TAKEN', { field: 'title' });
}

export async function listTemplates(db: Db, projectId: string): Promise<MediaTemplate[]> {
  const rows = await db
    .selectFrom('media_templates')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy(sql`title COLLATE "vi-x-icu"`)
    .orderBy('id')
    .execute();
  return rows.map(templateOf);
}

/** What a template says; undefined for one that is not in the project. */
export async function findDescription(
  db: Db,
  projectId: string,
  id: string,
): Promise<MediaDescription | undefined> {
  const row = await db
    .selectFrom('media_templates')
    .select('description')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.description;
}

export function templateOf(row: TemplateRow): MediaTemplate {
  const { persons, ...said } = row.description;
  return {
    id: row.id,
    title: row.title,
    set: { ...said, ...(persons && { persons: [...persons] }) },
    ...auditFieldsOf(row),
  };
}
