import type { TranslatedKind } from '@toasoan/contract/features/translations/translation-states.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** What a new translation says of its source before it is read. */
export interface SourceFacts {
  readonly id: string;
  readonly title: string;
  readonly lang: string;
  readonly is_public: boolean;
  readonly is_translation: boolean;
  readonly update_time: Date;
}

const PUBLISHED = sql`record.state = 'PUBLISHED'`;
const ENABLED = sql`record.status = 'ENABLE'`;
const TRANSLATION = sql`record.translation_of IS NOT NULL`;

interface Columns {
  readonly table: string;
  readonly lang: RawBuilder<unknown>;
  readonly isPublic: RawBuilder<unknown>;
  readonly isTranslation: RawBuilder<unknown>;
  readonly isThere: RawBuilder<unknown>;
}

const plain = { isPublic: ENABLED, isTranslation: sql`false`, isThere: sql`true` };
const article = { isPublic: PUBLISHED, isTranslation: TRANSLATION, isThere: sql`record.state <> 'TRASHED'` };

const COLUMNS: Readonly<Record<TranslatedKind, Columns>> = {
  POST: { ...article, table: 'posts', lang: sql`coalesce(record.details->>'lang', 'vi')` },
  EVENT: { ...article, table: 'events', lang: sql`record.lang` },
  PAGE: { ...article, table: 'pages', lang: sql`record.lang` },
  CATEGORY: {
    ...plain,
    table: 'categories',
    lang: sql`projects.default_lang`,
    isThere: sql`record.deleted_time IS NULL`,
  },
  MENU: {
    ...plain,
    table: 'menus',
    lang: sql`record.lang`,
    isPublic: sql`${ENABLED} AND record.published_number > 0`,
  },
  TEMPLATE: {
    ...plain,
    table: 'content_templates',
    lang: sql`CASE WHEN record.config->'heading' ? projects.default_lang THEN projects.default_lang ELSE 'vi' END`,
  },
};

/** The named records of a kind that are there and not in the trash. */
export async function findSourceFacts(
  db: Db,
  projectId: string,
  kind: TranslatedKind,
  ids: readonly string[],
): Promise<SourceFacts[]> {
  const { table, lang, isPublic, isTranslation, isThere } = COLUMNS[kind];
  const { rows } = await sql<SourceFacts>`
    SELECT record.id::text, record.title, ${lang} AS lang, ${isPublic} AS is_public,
      ${isTranslation} AS is_translation, record.update_time
    FROM ${sql.table(table)} AS record JOIN projects ON projects.id = record.project_id
    WHERE record.project_id = ${projectId} AND record.id = ANY (${ids}::bigint[]) AND ${isThere}
    ORDER BY record.id`.execute(db);
  return rows;
}

/** The languages of a project, its own first. */
export async function languagesOf(db: Db, projectId: string): Promise<string[]> {
  const row = await db
    .selectFrom('projects')
    .select(['languages', 'default_lang'])
    .where('id', '=', projectId)
    .executeTakeFirst();
  return row === undefined ? [] : [...new Set([row.default_lang, ...row.languages])];
}
