import type { Tag } from '@toasoan/contract/features/tags/tag.ts';
import type { Selectable } from 'kysely';
import type { TagTable } from '#server/core/db/tables/tag-tables.ts';
import { auditFieldsOf } from '#server/core/db/versioned.ts';
import { imageRefOf } from '#server/core/media/image-ref-store.ts';

/** The columns of one tag, with the title of the tag it was merged into. */
export type TagRow = Selectable<TagTable> & { readonly merged_into_title: string | null };

export function tagOf(row: TagRow): Tag {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    kind: row.kind,
    description: row.description,
    image: imageRefOf(row.image_id, row.image_key),
    keywords: row.keywords,
    aliases: row.aliases,
    isFeatured: row.is_featured,
    status: row.status,
    mergedInto:
      row.merged_into_id === null ? null : { id: row.merged_into_id, title: row.merged_into_title ?? '' },
    postCount: row.post_count,
    ...auditFieldsOf(row),
  };
}
