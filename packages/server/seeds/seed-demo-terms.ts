import { categoryCreate } from '@toasoan/contract/features/categories/category.ts';
import { tagCreate } from '@toasoan/contract/features/tags/tag.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { insertCategory, lockTree } from '#server/features/categories/public.ts';
import { insertTag, lockTags } from '#server/features/tags/public.ts';
import { DEMO_TAGS, type SeedCategory, type SeedTag } from './articles/demo-tags.ts';
import type { SeedArticle } from './articles/seed-article.ts';

/** Creates a tree of categories; returns ids by slug. */
export async function seedCategories(
  db: Db,
  projectId: string,
  tree: readonly SeedCategory[],
  by: Actor,
): Promise<Map<string, string>> {
  await lockTree(db, projectId);
  const ids = new Map<string, string>();
  const add = async (categories: readonly SeedCategory[], parentId: string | null) => {
    for (const { children = [], ...category } of categories) {
      const row = await insertCategory(db, projectId, categoryCreate.parse({ ...category, parentId }), by);
      ids.set(category.slug, row.id);
      await add(children, row.id);
    }
  };
  await add(tree, null);
  return ids;
}

/**
 * Creates the tags that the articles name and, for the main site, the others of the demo; returns ids by title.
 */
export async function seedTags(
  db: Db,
  projectId: string,
  tags: readonly SeedTag[],
  by: Actor,
): Promise<Map<string, string>> {
  await lockTags(db, projectId);
  const ids = new Map<string, string>();
  for (const { featured = false, ...tag } of tags) {
    const row = await insertTag(db, projectId, tagCreate.parse({ ...tag, isFeatured: featured }), by);
    ids.set(tag.title, row.id);
  }
  return ids;
}

/** The tags of a site's articles, with the main site's description where it has one. */
export function tagsOf(articles: readonly SeedArticle[]): SeedTag[] {
  const titles = [...new Set(articles.flatMap((article) => article.tags))];
  return titles.map(
    (title) => DEMO_TAGS.find((tag) => tag.title === title) ?? { title, kind: 'KEYWORD', description: '' },
  );
}
