import { type RawBuilder, sql } from 'kysely';
import { PUBLIC_PAGE } from '#server/features/pages/public.ts';
import { isPublicPost, isReadablePost } from '#server/features/posts/public.ts';
import type { SiteReading } from '../reading.ts';

/** Kinds of records that have a row of their own in each language. */
export type TranslatedPage = 'post' | 'event' | 'page';

/** A record or a translation of it that readers can open. */
export interface TranslatedRow {
  readonly id: string;
  readonly lang: string;
  /** Of a static page its whole path without a slash in front. */
  readonly slug: string;
  readonly title: string;
  /** Lists name it: it is not only kept in the archive. */
  readonly isListed: boolean;
  readonly isMapped: boolean;
}

interface Group {
  /** The id of the original. */
  readonly originalId: string;
  readonly rows: readonly TranslatedRow[];
}

interface KindFacts {
  readonly table: 'posts' | 'events' | 'pages';
  readonly slug: RawBuilder<string>;
  readonly lang: RawBuilder<string>;
  readonly isReadable: (now: Date) => RawBuilder<boolean>;
  readonly isListed: (now: Date) => RawBuilder<boolean>;
}

const IS_PUBLIC_EVENT = sql<boolean>`(events.state = 'PUBLISHED')`;

const KINDS: Readonly<Record<TranslatedPage, KindFacts>> = {
  post: {
    table: 'posts',
    slug: sql`posts.slug`,
    lang: sql`coalesce(posts.details ->> 'lang', 'vi')`,
    isReadable: isReadablePost,
    isListed: isPublicPost,
  },
  event: {
    table: 'events',
    slug: sql`events.slug`,
    lang: sql`events.lang`,
    isReadable: () => IS_PUBLIC_EVENT,
    isListed: () => IS_PUBLIC_EVENT,
  },
  page: {
    table: 'pages',
    slug: sql`pages.path`,
    lang: sql`pages.lang`,
    isReadable: () => PUBLIC_PAGE,
    isListed: () => PUBLIC_PAGE,
  },
};

const columnsOf = ({ table, slug, lang, isListed }: KindFacts, now: Date) => sql`
  ${sql.ref(`${table}.id`)}::text AS id, ${slug} AS slug, ${lang} AS lang, ${sql.ref(`${table}.title`)} AS title,
  ${isListed(now)} AS "isListed", coalesce(${sql.ref(`${table}.details`)} ->> 'noindex', 'false') = 'false' AS "isMapped"`;

/** What readers can open of a record and its translations, the record itself among them where they can. */
export async function findGroup(
  { db, site, now }: SiteReading,
  kind: TranslatedPage,
  id: string,
): Promise<Group> {
  const facts = KINDS[kind];
  const table = sql.table(facts.table);
  const own = sql.ref(`${facts.table}.id`);
  const { rows } = await sql<TranslatedRow & { readonly originalId: string }>`
    WITH original AS (
      SELECT coalesce(translation_of, id) AS id FROM ${table} WHERE project_id = ${site.projectId} AND id = ${id})
    SELECT original.id::text AS "originalId", found.* FROM original
    LEFT JOIN (
      SELECT ${columnsOf(facts, now)} FROM ${table}
      WHERE ${sql.ref(`${facts.table}.project_id`)} = ${site.projectId} AND ${facts.isReadable(now)} AND ${own} IN (
        SELECT id FROM original
        UNION ALL SELECT other.id FROM original
        JOIN ${table} AS other ON other.project_id = ${site.projectId} AND other.translation_of = original.id)
    ) AS found ON true`.execute(db);
  const originalId = rows[0]?.originalId ?? id;
  return { originalId, rows: rows.filter((row) => row.id !== null) };
}

/** Listed translations of many records, with those that they translate; by the id of the original. */
export async function findGroups(
  { db, site, now }: SiteReading,
  kind: TranslatedPage,
  originalIds: readonly string[],
): Promise<ReadonlyMap<string, readonly TranslatedRow[]>> {
  if (originalIds.length === 0) return new Map();
  const facts = KINDS[kind];
  const table = sql.table(facts.table);
  const original = sql.ref(`${facts.table}.translation_of`);
  const { rows } = await sql<TranslatedRow & { readonly originalId: string }>`
    WITH translated AS (
      SELECT id, translation_of FROM ${table}
      WHERE project_id = ${site.projectId} AND translation_of = ANY (${[...new Set(originalIds)]}::bigint[]))
    SELECT coalesce(${original}, ${sql.ref(`${facts.table}.id`)})::text AS "originalId", ${columnsOf(facts, now)}
    FROM ${table}
    WHERE ${sql.ref(`${facts.table}.project_id`)} = ${site.projectId} AND ${facts.isListed(now)}
      AND ${sql.ref(`${facts.table}.id`)} IN (SELECT id FROM translated UNION SELECT translation_of FROM translated)`.execute(
    db,
  );
  return Map.groupBy(rows, ({ originalId }) => originalId);
}
