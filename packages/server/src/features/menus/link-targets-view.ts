import { authorSlug, inLanguage, targetPath } from '@toasoan/contract/article/link-target.ts';
import {
  isRecordLink,
  type LinkProblem,
  type LinkTarget,
  linkKey,
  type MenuItem,
  type RecordLinkType,
} from '@toasoan/contract/features/menus/menu-item.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { readerName } from '#server/features/accounts/public.ts';
import { isPublicPost } from '#server/features/posts/public.ts';

/** A static page that items name. */
export interface PageTarget {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly problem: LinkProblem | null;
  readonly since: Date | null;
}

/** Static pages by their ids, those in the trash too. */
export type FindPages = (db: Db, projectId: string, ids: readonly string[]) => Promise<readonly PageTarget[]>;

type NamedLink = Pick<MenuItem, 'linkType' | 'targetId'>;

interface FoundTarget {
  readonly id: string;
  readonly name: string;
  readonly names: Record<string, string> | null;
  readonly slug: string;
  /** What the address of a record begins with that is written in another language than the site's first. */
  readonly prefix?: string;
  readonly problem: LinkProblem | null;
  readonly since: Date | null;
}

type Find = (projectId: string, ids: readonly string[]) => RawBuilder<FoundTarget>;

/** Where a record is deleted, or switched off. */
const termState = sql`
  CASE WHEN own.deleted_time IS NOT NULL THEN 'GONE' WHEN own.status <> 'ENABLE' THEN 'OFF' END AS problem,
  own.deleted_time AS since`;
const articleState = sql`
  CASE WHEN own.state = 'TRASHED' THEN 'GONE' WHEN own.state <> 'PUBLISHED' THEN 'HIDDEN' END AS problem,
  CASE WHEN own.state <> 'PUBLISHED' AND own.published_time IS NOT NULL THEN own.state_time END AS since`;

function prefixOf(lang: RawBuilder<unknown>, projectId: string): RawBuilder<unknown> {
  return sql`(
    SELECT CASE WHEN ${lang} <> default_lang AND ${lang} = ANY (languages) THEN '/' || ${lang} ELSE '' END
    FROM projects WHERE projects.id = ${projectId}
  ) AS prefix`;
}

const FIND: Readonly<Record<Exclude<RecordLinkType, 'PAGE'>, Find>> = {
  category: (projectId, ids) => sql`
    SELECT own.id::text, own.title AS name, own.names, own.slug, ${termState}
    FROM categories AS own WHERE own.project_id = ${projectId} AND own.id = ANY (${ids}::bigint[])`,
  // A merged tag is its heir.
  tag: (projectId, ids) => sql`
    SELECT named.id::text, own.title AS name, NULL::jsonb AS names, own.slug, ${termState}
    FROM tags AS named
    JOIN tags AS own ON own.project_id = named.project_id AND own.id = coalesce(named.merged_into_id, named.id)
    WHERE named.project_id = ${projectId} AND named.id = ANY (${ids}::bigint[])`,
  user: (projectId, ids) => sql`
    SELECT own.id::text, ${readerName('own')} AS name, NULL::jsonb AS names, '' AS slug, ${termState}
    FROM project_members AS member JOIN users AS own ON own.id = member.user_id
    WHERE member.project_id = ${projectId} AND member.user_id = ANY (${ids}::bigint[])`,
  // Under embargo it is published, and not public yet.
  POST: (projectId, ids) => sql`
    SELECT posts.id::text, posts.title AS name, NULL::jsonb AS names, posts.slug,
      ${prefixOf(sql`coalesce(posts.details ->> 'lang', 'vi')`, projectId)},
      CASE WHEN posts.state = 'TRASHED' THEN 'GONE' WHEN NOT ${isPublicPost(new Date())} THEN 'HIDDEN' END AS problem,
      CASE WHEN posts.state <> 'PUBLISHED' AND posts.published_time IS NOT NULL THEN posts.state_time END AS since
    FROM posts WHERE posts.project_id = ${projectId} AND posts.id = ANY (${ids}::bigint[])`,
  EVENT: (projectId, ids) => sql`
    SELECT own.id::text, own.title AS name, NULL::jsonb AS names, own.slug, ${prefixOf(sql`own.lang`, projectId)},
      ${articleState}
    FROM events AS own WHERE own.project_id = ${projectId} AND own.id = ANY (${ids}::bigint[])`,
};

function pathOf(type: Exclude<RecordLinkType, 'PAGE'>, { id, name, slug, prefix = '' }: FoundTarget): string {
  if (type === 'EVENT') return prefix + targetPath('event', slug);
  if (type === 'POST') return prefix + targetPath('post', slug);
  return targetPath(type, type === 'user' ? authorSlug({ id, name }) : slug);
}

interface Tongue {
  readonly language: string;
  /** The site's first one. */
  readonly defaultLanguage: string;
}

/** Targets as readers of a language open them: lists have a page in each; a record keeps the one it is written in. */
export function targetsIn(
  targets: ReadonlyMap<string, LinkTarget>,
  { language, defaultLanguage }: Tongue,
): Map<string, LinkTarget> {
  const hasEach = ({ type, path }: LinkTarget) =>
    path !== '' && (type === 'category' || type === 'tag' || type === 'user');
  return new Map(
    [...targets].map(([key, target]) => [
      key,
      hasEach(target) ? { ...target, path: inLanguage(target.path, language, defaultLanguage) } : target,
    ]),
  );
}

/** What links name by number, each once: as it is now, and whether readers can open it. One statement a kind. */
export async function findLinkTargets(
  db: Db,
  projectId: string,
  links: readonly NamedLink[],
  findPages: FindPages,
): Promise<Map<string, LinkTarget>> {
  const wanted = new Map<RecordLinkType, Set<string>>();
  for (const { linkType, targetId } of links) {
    if (targetId === null || !isRecordLink(linkType)) continue;
    wanted.set(linkType, (wanted.get(linkType) ?? new Set()).add(targetId));
  }
  const found = await Promise.all(
    [...wanted].map(async ([type, ids]) => {
      const known = await findOfType(db, projectId, { type, ids: [...ids], findPages });
      return [...ids].map((id) => known.get(id) ?? { ...UNKNOWN, type, id });
    }),
  );
  return new Map(
    found.flat().map((target) => [linkKey({ linkType: target.type, targetId: target.id }), target]),
  );
}

const UNKNOWN = { name: '', names: {}, path: '', problem: 'GONE', since: null } as const;

async function findOfType(
  db: Db,
  projectId: string,
  { type, ids, findPages }: { type: RecordLinkType; ids: readonly string[]; findPages: FindPages },
): Promise<ReadonlyMap<string, LinkTarget>> {
  if (type === 'PAGE') {
    const pages = await findPages(db, projectId, ids);
    return new Map(
      pages.map(({ id, title, path, problem, since }) => [
        id,
        { type, id, name: title, names: {}, path, problem, since: since?.toISOString() ?? null },
      ]),
    );
  }
  const { rows } = await FIND[type](projectId, ids).execute(db);
  return new Map(
    rows.map((row) => {
      const { id, name, names, problem, since } = row;
      const path = pathOf(type, row);
      return [id, { type, id, name, names: names ?? {}, path, problem, since: since?.toISOString() ?? null }];
    }),
  );
}
