import type { Db } from '#server/core/db/database.ts';

export interface ExistingCategory {
  readonly id: string;
  readonly parentId: string | null;
  readonly depth: number;
  readonly title: string;
  readonly slug: string;
}

export interface ExistingTag {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
}

/** The categories and tags of a project before the import. */
export interface ExistingTerms {
  readonly categories: readonly ExistingCategory[];
  readonly tags: readonly ExistingTag[];
  /** Owners of titles and aliases, by name key. */
  readonly tagNames: ReadonlyMap<string, string>;
  /** The targets of merged tags. */
  readonly mergedTags: ReadonlyMap<string, string>;
}

/** All categories, tags and names of tags of a project. */
export async function readExistingTerms(db: Db, projectId: string): Promise<ExistingTerms> {
  const categories = await db
    .selectFrom('categories')
    .select(['id', 'parent_id as parentId', 'depth', 'title', 'slug'])
    .where('project_id', '=', projectId)
    .where('deleted_time', 'is', null)
    .orderBy('depth')
    .orderBy('position')
    .execute();
  const tags = await db
    .selectFrom('tags')
    .select(['id', 'title', 'slug', 'merged_into_id'])
    .where('project_id', '=', projectId)
    .where('deleted_time', 'is', null)
    .execute();
  const names = await db
    .selectFrom('tag_names')
    .select(['name_key', 'tag_id'])
    .where('project_id', '=', projectId)
    .execute();
  return {
    categories,
    tags: tags.filter((tag) => tag.merged_into_id === null),
    tagNames: new Map(names.map((row) => [row.name_key, row.tag_id])),
    mergedTags: new Map(
      tags.flatMap(({ id, merged_into_id }) => (merged_into_id === null ? [] : [[id, merged_into_id]])),
    ),
  };
}
