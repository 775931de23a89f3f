import type { Category } from '@toasoan/contract/features/categories/category.ts';
import type { Selectable } from 'kysely';
import type { CategoryTable } from '#server/core/db/tables/category-tables.ts';
import { auditFieldsOf } from '#server/core/db/versioned.ts';
import { imageRefOf } from '#server/core/media/image-ref-store.ts';

export type CategoryRow = Selectable<CategoryTable>;

export function categoryOf(row: CategoryRow): Category {
  return {
    id: row.id,
    parentId: row.parent_id,
    depth: row.depth,
    order: row.position,
    title: row.title,
    slug: row.slug,
    description: row.description,
    kind: row.kind,
    color: row.color,
    image: imageRefOf(row.image_id, row.image_key),
    viewMode: row.view_mode,
    perBlock: row.per_block,
    newBadgeDays: row.new_badge_days,
    showInMenu: row.show_in_menu,
    showOnHome: row.show_on_home,
    status: row.status,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    keywords: row.keywords,
    rssEnabled: row.rss_enabled,
    names: { ...row.names, vi: row.title },
    postCount: row.post_count,
    ...auditFieldsOf(row),
  };
}
