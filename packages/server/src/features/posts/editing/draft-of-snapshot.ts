import type { PostFieldName, PostSnapshot } from '@toasoan/contract/features/posts/history/post-version.ts';
import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { postDetailNames } from '@toasoan/contract/features/posts/post-details.ts';
import type { Db } from '#server/core/db/database.ts';
import { findCategoryStatuses } from '#server/features/categories/public.ts';
import { findTagStatuses } from '#server/features/tags/public.ts';
import type { termsOf } from '../post-record.ts';

export interface Term {
  readonly id: string;
  readonly title: string;
}

/** Current references may stay; all others must be in use. */
export async function usableTerms(
  db: Db,
  projectId: string,
  { categories, tags }: Pick<PostSnapshot, 'categories' | 'tags'>,
  has: ReturnType<typeof termsOf>,
) {
  const categoryStatuses = await findCategoryStatuses(
    db,
    projectId,
    categories.map(({ id }) => id),
  );
  const tagStatuses = await findTagStatuses(
    db,
    projectId,
    tags.map(({ id }) => id),
  );
  const isUsable = {
    category: (id: string) => categoryStatuses.get(id) === 'ENABLE' || has.categoryIds.includes(id),
    tag: (id: string) => tagStatuses.get(id) === 'ENABLE' || has.tagIds.includes(id),
  };
  const leftOut = [
    ...categories.filter(({ id }) => !isUsable.category(id)),
    ...tags.filter(({ id }) => !isUsable.tag(id)),
  ];
  return { isUsable, leftOut };
}

/** The requested fields of a snapshot as a draft. */
export function draftOfSnapshot(
  snapshot: PostSnapshot,
  isUsable: { readonly category: (id: string) => boolean; readonly tag: (id: string) => boolean },
  isWanted: (name: PostFieldName) => boolean,
): PostDraft {
  const mainCategoryId =
    snapshot.mainCategoryId !== null && isUsable.category(snapshot.mainCategoryId)
      ? snapshot.mainCategoryId
      : null;
  const categoryIds = snapshot.categories.map(({ id }) => id).filter(isUsable.category);
  const text = [
    'title',
    'slug',
    'excerpt',
    'content',
    'keywords',
    'authors',
    'seoTitle',
    'seoDescription',
  ] as const;
  const wanted = [
    ...text.filter(isWanted).map((name) => [name, snapshot[name]] as const),
    ...postDetailNames.filter(isWanted).map((name) => [name, snapshot.details[name]] as const),
  ];
  return {
    ...(Object.fromEntries(wanted) as PostDraft),
    ...((isWanted('categories') || isWanted('mainCategoryId')) && { mainCategoryId, categoryIds }),
    ...(isWanted('tags') && { tagIds: snapshot.tags.map(({ id }) => id).filter(isUsable.tag) }),
  };
}
