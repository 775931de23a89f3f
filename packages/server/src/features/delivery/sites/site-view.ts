import { targetPath } from '@toasoan/contract/article/link-target.ts';
import { fallbackChain } from '@toasoan/contract/features/projects/fallback-chain.ts';
import type { LanguageSetting } from '@toasoan/contract/features/projects/language-setting.ts';
import { settledLanguages } from '@toasoan/contract/features/projects/project-languages.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { TranslatedFields } from '../translations/translated-fields.ts';
import type { KnownCategory, Site } from './site.ts';

const ID = /^[1-9]\d{0,17}$/;

/** The id of an active project by its id or its code; undefined for any other. */
export async function findSiteId(db: Db, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('projects')
    .select('id')
    .where('status', '=', 'ENABLE')
    .where((project) =>
      ID.test(name)
        ? project.or([project('id', '=', name), project('code', '=', name)])
        : project('code', '=', name),
    )
    .orderBy('id')
    .executeTakeFirst();
  return row?.id;
}

/** The id of the active project that is served at a host name. */
export async function findSiteIdOfHost(db: Db, host: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT id::text FROM projects WHERE status = 'ENABLE' AND ${host} = ANY (domains) ORDER BY id LIMIT 1`.execute(
    db,
  );
  return rows[0]?.id;
}

/** Undefined for an archived project. */
export async function findSite(
  db: Db,
  projectId: string,
  now: Date,
  translatedFields: TranslatedFields,
): Promise<Site | undefined> {
  const [project, found, nextChange] = await Promise.all([
    db
      .selectFrom('projects')
      .selectAll()
      .where('id', '=', projectId)
      .where('status', '=', 'ENABLE')
      .executeTakeFirst(),
    readCategories(db, projectId),
    nextChangeByClock(db, projectId, now),
  ]);
  if (project === undefined) return undefined;
  const { languages, default_lang: defaultLang } = project;
  const settings = settledLanguages({ languages, defaultLang }, project.language_settings);
  const naming = { projectId, defaultLang, settings };
  const categories = await inTheirLanguages(db, found, translatedFields, naming);
  return {
    projectId,
    categories: new Map(categories.map((category) => [category.id, category])),
    nextChange,
    facts: {
      projectId,
      code: project.code,
      name: project.name,
      description: project.description,
      siteType: project.site_type,
      kind: project.kind,
      color: project.color,
      languages,
      defaultLang,
      languageSettings: settings,
      timezone: project.timezone,
      domains: project.domains,
      logo: imageRefOf(project.logo_id, project.logo_key),
      logoDark: imageRefOf(project.logo_dark_id, project.logo_dark_key),
      favicon: imageRefOf(project.favicon_id, project.favicon_key),
      imprint: {
        governingBody: project.governing_body,
        licenceNo: project.licence_no,
        licenceDate: project.licence_date,
        responsiblePerson: project.responsible_person,
        contactPhone: project.contact_phone,
        contactEmail: project.contact_email,
        address: project.address,
      },
      categories,
    },
  };
}

interface Naming {
  readonly projectId: string;
  readonly defaultLang: string;
  readonly settings: readonly LanguageSetting[];
}

/**
 * With what translators approved. A name that the category itself has in a language stays, and a language without one
 * takes that of its fallback.
 */
async function inTheirLanguages(
  db: Db,
  categories: readonly KnownCategory[],
  translatedFields: TranslatedFields,
  { projectId, defaultLang, settings }: Naming,
): Promise<KnownCategory[]> {
  const ids = categories.map(({ id }) => id);
  const others = settings.map(({ lang }) => lang).filter((lang) => lang !== defaultLang);
  const found = await Promise.all(
    others.map(async (lang) => [lang, await translatedFields(db, projectId, 'CATEGORY', ids, lang)] as const),
  );
  return categories.map((category) => {
    const texts = new Map(
      found.flatMap(([lang, byId]) => {
        const own = byId.get(category.id);
        return own === undefined ? [] : [[lang, own] as const];
      }),
    );
    const nameIn = (lang: string) => category.names[lang] || texts.get(lang)?.get('title');
    const names = others.map((lang) => [
      lang,
      fallbackChain(settings, lang).map(nameIn).find(Boolean) ?? category.title,
    ]);
    return { ...category, texts, names: { ...category.names, ...Object.fromEntries(names) } };
  });
}

export function imageRefOf(mediaId: string | null, key: string | null) {
  return mediaId === null || key === null ? null : { mediaId, key };
}

/** Active categories, parents before children, each with the active ones below it. */
async function readCategories(db: Db, projectId: string): Promise<KnownCategory[]> {
  const rows = await db
    .selectFrom('categories')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('deleted_time', 'is', null)
    .where('status', '=', 'ENABLE')
    .orderBy('depth')
    .orderBy('position')
    .orderBy('id')
    .execute();
  const byParent = Map.groupBy(rows, ({ parent_id }) => parent_id);
  const below = (id: string): string[] => [
    id,
    ...(byParent.get(id) ?? []).flatMap((child) => below(child.id)),
  ];
  const known = new Set(rows.map(({ id }) => id));
  const roots = rows.filter(({ parent_id }) => parent_id === null || !known.has(parent_id));
  const inOrder = (row: (typeof rows)[number]): (typeof rows)[number][] => [
    row,
    ...(byParent.get(row.id) ?? []).flatMap(inOrder),
  ];
  return roots.flatMap(inOrder).map((row) => ({
    id: row.id,
    parentId: row.parent_id,
    title: row.title,
    names: row.names,
    path: targetPath('category', row.slug),
    color: row.color,
    kind: row.kind,
    showInMenu: row.show_in_menu,
    showOnHome: row.show_on_home,
    perBlock: row.per_block,
    rssEnabled: row.rss_enabled,
    withBelow: below(row.id),
    texts: new Map(),
  }));
}

/** An embargo may be set on a public post: it ends by the clock, and so does a publication time that is ahead. */
async function nextChangeByClock(db: Db, projectId: string, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ next: Date | null }>`
    SELECT least(
      (SELECT min((details ->> 'embargoUntil')::timestamptz) FROM posts
        WHERE project_id = ${projectId} AND state = 'PUBLISHED' AND details ? 'embargoUntil'
          AND (details ->> 'embargoUntil')::timestamptz > ${now}),
      (SELECT min(published_time) FROM posts
        WHERE project_id = ${projectId} AND state = 'PUBLISHED' AND published_time > ${now})) AS next`.execute(
    db,
  );
  return rows[0]?.next ?? null;
}
