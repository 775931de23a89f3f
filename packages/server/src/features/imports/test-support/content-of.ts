import { sql } from 'kysely';
import { renderArticle } from '#server/core/article/render-article.ts';
import type { Db } from '#server/core/db/database.ts';
import { foldCategoryUse } from '#server/features/categories/public.ts';
import { foldTagUse } from '#server/features/tags/public.ts';

const TABLES = ['posts', 'post_categories', 'post_tags', 'categories', 'tags', 'tag_names'] as const;

/** Every row of a project's content as text, to detect any change. */
export async function contentOf(db: Db, projectId: string): Promise<Record<string, string[]>> {
  await foldCategoryUse(db, projectId);
  await foldTagUse(db, projectId);
  const content: Record<string, string[]> = {};
  for (const table of TABLES) {
    const { rows } = await sql<{ row: string }>`
      SELECT whole::text AS row FROM ${sql.table(table)} AS whole WHERE project_id = ${projectId} ORDER BY 1`.execute(
      db,
    );
    content[table] = rows.map(({ row }) => row);
  }
  return content;
}

/** Records outside the trash, by title and slug; ids and times differ from run to run. */
export async function livingContent(db: Db, projectId: string) {
  await foldCategoryUse(db, projectId);
  await foldTagUse(db, projectId);
  const posts = await db
    .selectFrom('posts')
    .select(['title', 'slug', 'state'])
    .where('project_id', '=', projectId)
    .orderBy('slug')
    .execute();
  const categories = await db
    .selectFrom('categories')
    .select(['title', 'slug', 'depth', 'position', 'post_count'])
    .where('project_id', '=', projectId)
    .where('deleted_time', 'is', null)
    .orderBy('slug')
    .execute();
  const tags = await db
    .selectFrom('tags')
    .select(['title', 'slug', 'post_count'])
    .where('project_id', '=', projectId)
    .where('deleted_time', 'is', null)
    .orderBy('slug')
    .execute();
  return { posts, categories, tags };
}

export interface PostWithTerms {
  readonly id: string;
  readonly title: string;
  readonly state: string;
  readonly note: string;
  readonly author: string | undefined;
  readonly publishedTime: string | undefined;
  readonly createTime: string;
  readonly mainCategory: string | undefined;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly html: string;
}

export async function postBySlug(db: Db, projectId: string, slug: string): Promise<PostWithTerms> {
  const post = await db
    .selectFrom('posts')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  const categories = await db
    .selectFrom('post_categories')
    .innerJoin('categories', 'categories.id', 'post_categories.category_id')
    .select(['title', 'is_main'])
    .where('post_id', '=', post.id)
    .orderBy('post_categories.position')
    .execute();
  const tags = await db
    .selectFrom('post_tags')
    .innerJoin('tags', 'tags.id', 'post_tags.tag_id')
    .select('title')
    .where('post_id', '=', post.id)
    .orderBy('post_tags.position')
    .execute();
  return {
    id: post.id,
    title: post.title,
    state: post.state,
    note: post.note,
    author: post.authors[0]?.displayName,
    publishedTime: post.published_time?.toISOString(),
    createTime: post.create_time.toISOString(),
    mainCategory: categories.find((category) => category.is_main)?.title,
    categories: categories.map((category) => category.title),
    tags: tags.map((tag) => tag.title),
    html: renderArticle(post.content),
  };
}
