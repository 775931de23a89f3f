import { inLanguage, type PageKind, targetPath } from '@toasoan/contract/article/link-target.ts';
import type { TranslatedKind } from '@toasoan/contract/features/translations/translation-states.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { TranslationRow } from '../translation-row.ts';

interface Place {
  readonly table: string;
  readonly slug: RawBuilder<string>;
  readonly isPublic: RawBuilder<boolean>;
  readonly pathOf: (slug: string) => string;
}

const PUBLISHED = sql<boolean>`record.state = 'PUBLISHED'`;
const at = (kind: PageKind) => ({
  slug: sql<string>`record.slug`,
  pathOf: (slug: string) => targetPath(kind, slug),
});

/** Kinds with pages of their own on the site. */
const PLACES: Readonly<Partial<Record<TranslatedKind, Place>>> = {
  POST: { table: 'posts', isPublic: PUBLISHED, ...at('post') },
  EVENT: { table: 'events', isPublic: PUBLISHED, ...at('event') },
  PAGE: { table: 'pages', isPublic: PUBLISHED, slug: sql`record.path`, pathOf: (path) => `/${path}` },
  CATEGORY: {
    table: 'categories',
    isPublic: sql`record.status = 'ENABLE' AND record.deleted_time IS NULL`,
    ...at('category'),
  },
};

/** Where on the site readers open a translation; null while they cannot, or where its kind has no page of its own. */
export async function findPublicPath(
  db: Db,
  { project_id, kind, lang, is_public, record_id, source_id }: TranslationRow,
): Promise<string | null> {
  const place = PLACES[kind];
  const id = kind === 'CATEGORY' ? source_id : record_id;
  if (place === undefined || !is_public || id === null) return null;
  const { rows } = await sql<{ slug: string; default_lang: string }>`
    SELECT ${place.slug} AS slug, projects.default_lang
    FROM ${sql.table(place.table)} AS record JOIN projects ON projects.id = record.project_id
    WHERE record.project_id = ${project_id} AND record.id = ${id} AND ${place.isPublic}
      AND (${lang} = projects.default_lang OR ${lang} = ANY (projects.languages))`.execute(db);
  const [found] = rows;
  return found === undefined ? null : inLanguage(place.pathOf(found.slug), lang, found.default_lang);
}
