import { type RawBuilder, sql } from 'kysely';
import { PICTURE_COLUMNS, type PictureRow } from '#server/core/media/picture-view.ts';

/** The file of a post's cover, beside its row; null without one. */
export function coverColumn(): RawBuilder<PictureRow | null> {
  const facts = PICTURE_COLUMNS.map((column) => sql`${sql.lit(column)}, ${columnOf(column)}`);
  return sql`(
    SELECT json_build_object(${sql.join(facts)}) FROM media AS file
    WHERE file.project_id = posts.project_id AND file.id = (posts.details->'cover'->>'mediaId')::bigint
  )`;
}

/** JSON would make a number of an id. */
function columnOf(column: (typeof PICTURE_COLUMNS)[number]): RawBuilder<unknown> {
  return column === 'id' ? sql`file.id::text` : sql.ref(`file.${column}`);
}
