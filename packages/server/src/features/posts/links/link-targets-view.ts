import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import {
  authorSlug,
  type LinkTarget,
  linkTargets,
  targetName,
  targetPath,
  withAddresses,
} from '@toasoan/contract/article/link-target.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { readerName } from '#server/features/accounts/public.ts';

type TargetRow = LinkTarget & { readonly slug: string; readonly lang: string | null };

/** The address of a target; `lang`: of the record itself, null for one that every language has. */
export type TargetAddress = (kind: LinkTarget['kind'], slug: string, lang: string | null) => string;

/**
 * Articles whose links lead to where their targets are now; one statement, and none for articles without targets.
 * A target that is gone, and a post that was never public, leave their link as it is.
 */
export async function followTargets(
  db: Db,
  projectId: string,
  articles: readonly ArticleDocument[],
  addressOf: TargetAddress = targetPath,
): Promise<readonly ArticleDocument[]> {
  const targets = articles.flatMap(linkTargets);
  if (targets.length === 0) return articles;
  const paths = await pathsOf(db, projectId, targets, addressOf);
  return articles.map((article) => withAddresses(article, (target) => paths.get(targetName(target))));
}

async function pathsOf(
  db: Db,
  projectId: string,
  targets: readonly LinkTarget[],
  addressOf: TargetAddress,
): Promise<ReadonlyMap<string, string>> {
  const ids = (kind: LinkTarget['kind']) => targets.filter((one) => one.kind === kind).map(({ id }) => id);
  // The slug of a post that was never public tells its headline, which not everybody who can write a link may know. A
  // tag that was merged lives on in another one.
  const { rows } = await sql<TargetRow>`
    SELECT 'post' AS kind, id::text, slug, coalesce(details ->> 'lang', 'vi') AS lang FROM posts
    WHERE project_id = ${projectId} AND id = ANY (${ids('post')}::bigint[]) AND ever_published
    UNION ALL
    SELECT 'category', id::text, slug, NULL FROM categories
    WHERE project_id = ${projectId} AND id = ANY (${ids('category')}::bigint[])
    UNION ALL
    SELECT 'tag', tags.id::text, coalesce(heir.slug, tags.slug), NULL
    FROM tags LEFT JOIN tags AS heir ON heir.project_id = tags.project_id AND heir.id = tags.merged_into_id
    WHERE tags.project_id = ${projectId} AND tags.id = ANY (${ids('tag')}::bigint[])
    UNION ALL
    SELECT 'user', users.id::text, ${readerName('users')}, NULL
    FROM users JOIN project_members AS member ON member.user_id = users.id
    WHERE member.project_id = ${projectId} AND users.id = ANY (${ids('user')}::bigint[])`.execute(db);
  const slug = (row: TargetRow) =>
    row.kind === 'user' ? authorSlug({ id: row.id, name: row.slug }) : row.slug;
  return new Map(rows.map((row) => [targetName(row), addressOf(row.kind, slug(row), row.lang)]));
}
