import type { MediaUse } from '@toasoan/contract/features/media/media-use.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { MediaPerson } from '../media-person.ts';

interface UseRow {
  readonly entity: MediaUse['entity'];
  readonly entity_id: string;
  readonly place: MediaUse['place'];
  readonly use_class: MediaUse['useClass'];
  readonly title: string | null;
  readonly state: string | null;
}

/**
 * Everything that holds a file. Posts that the person may not read are included without titles: the person may
 * know the place, but not an unpublished headline.
 */
export async function listUses(
  db: Db,
  projectId: string,
  mediaId: string,
  { userId, permissions }: MediaPerson,
): Promise<MediaUse[]> {
  const seesAll = permissions.includes('post.editAny');
  const { rows } = await sql<UseRow>`
    SELECT held.entity, held.entity_id, held.place, held.use_class, posts.state,
      CASE held.entity
        WHEN 'post' THEN CASE
          WHEN ${seesAll} OR posts.state = 'PUBLISHED' OR posts.created_by_id = ${userId} THEN posts.title END
        WHEN 'project' THEN (SELECT name FROM projects WHERE id = held.entity_id)
        WHEN 'user' THEN (SELECT display_name FROM users WHERE id = held.entity_id)
        WHEN 'category' THEN (
          SELECT title FROM categories WHERE project_id = held.project_id AND id = held.entity_id)
        WHEN 'tag' THEN (SELECT title FROM tags WHERE project_id = held.project_id AND id = held.entity_id)
        WHEN 'media' THEN (
          SELECT coalesce(nullif(file.title, ''), file.file_name) FROM media AS file
          WHERE file.project_id = held.project_id AND file.id = held.entity_id)
      END AS title
    FROM media_uses AS held
    LEFT JOIN posts ON held.entity = 'post' AND posts.project_id = held.project_id AND posts.id = held.entity_id
    WHERE held.project_id = ${projectId} AND held.media_id = ${mediaId}
    ORDER BY array_position(ARRAY['PLACED', 'DRAFT', 'VERSION'], held.use_class), held.entity,
      held.entity_id DESC, held.place`.execute(db);
  return rows.map((row) => ({
    entity: row.entity,
    entityId: row.entity_id,
    title: row.title ?? '',
    place: row.place,
    useClass: row.use_class,
    state: row.state ?? '',
  }));
}
