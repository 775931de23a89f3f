import type { Role } from '@toasoan/contract/access/roles.ts';
import type {
  ConfigNames,
  NamedRecord,
} from '@toasoan/contract/features/content-templates/content-template.ts';
import type { BlockConfig } from '@toasoan/contract/features/content-templates/template-config.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** Who asks: people who see only their own unpublished posts do not learn the names of others. */
export interface NameReader {
  readonly userId: string;
  readonly role: Role;
}

interface Ids {
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly authors: readonly string[];
  readonly posts: readonly string[];
}

function idsOf({ query, relatedCategoryIds, pinned }: BlockConfig): Ids {
  return {
    categories: [...query.categoryIds, ...relatedCategoryIds],
    tags: [...query.tagIds, ...(query.topicId === null ? [] : [query.topicId])],
    authors: query.authorIds,
    posts: pinned.map(({ postId }) => postId),
  };
}

/** Names of the living records that some settings name. One statement. */
export async function findConfigNames(
  db: Db,
  projectId: string,
  { userId, role }: NameReader,
  configs: readonly BlockConfig[],
): Promise<ConfigNames> {
  const all = configs.map(idsOf);
  const of = (kind: keyof Ids) => [...new Set(all.flatMap((ids) => ids[kind]))];
  const names: ConfigNames = { categories: [], tags: [], authors: [], posts: [] };
  if (Object.keys(names).every((kind) => of(kind as keyof Ids).length === 0)) return names;
  const { rows } = await sql<NamedRecord & { readonly kind: keyof ConfigNames }>`
    SELECT 'categories' AS kind, id::text, title FROM categories
    WHERE project_id = ${projectId} AND deleted_time IS NULL AND id = ANY (${of('categories')}::bigint[])
    UNION ALL
    SELECT 'tags', id::text, title FROM tags
    WHERE project_id = ${projectId} AND deleted_time IS NULL AND id = ANY (${of('tags')}::bigint[])
    UNION ALL
    SELECT 'authors', users.id::text, display_name FROM users
    WHERE deleted_time IS NULL AND users.id = ANY (${of('authors')}::bigint[])
      AND users.id IN (SELECT user_id FROM project_members WHERE project_id = ${projectId})
    UNION ALL
    SELECT 'posts', id::text, title FROM posts
    WHERE project_id = ${projectId} AND state <> 'TRASHED' AND id = ANY (${of('posts')}::bigint[])
      AND (state = 'PUBLISHED' OR ${role !== 'AUTHOR'} OR created_by_id = ${userId})`.execute(db);
  for (const { kind, id, title } of rows) names[kind].push({ id, title });
  return names;
}

/** Whether everything that the settings newly name lives; what they named before may be gone since. */
export async function namesLivingRecords(
  db: Db,
  projectId: string,
  reader: NameReader,
  config: BlockConfig,
  before?: BlockConfig,
): Promise<boolean> {
  const known = await findConfigNames(db, projectId, reader, [config]);
  const now = idsOf(config);
  const then = before && idsOf(before);
  return (Object.keys(now) as (keyof Ids)[]).every((kind) => {
    const living = new Set([...known[kind].map(({ id }) => id), ...(then?.[kind] ?? [])]);
    return now[kind].every((id) => living.has(id));
  });
}
