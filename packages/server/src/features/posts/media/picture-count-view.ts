import { type RawBuilder, sql } from 'kysely';

/** The number of files in a post's text, public or not yet, beside its row. */
export const PICTURES_COLUMN: RawBuilder<number> = sql`(
  SELECT count(DISTINCT held.media_id)::integer FROM media_uses AS held
  WHERE held.project_id = posts.project_id AND held.entity = 'post' AND held.entity_id = posts.id
    AND held.place = 'body' AND held.use_class <> 'VERSION'
)`;
