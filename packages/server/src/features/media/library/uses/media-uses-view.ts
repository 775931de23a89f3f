import { mediaTitle } from '@toasoan/contract/features/media/media-title.ts';
import {
  type MediaUse,
  type MediaUsesOfOne,
  MOST_NAMED_USES,
} from '@toasoan/contract/features/media/media-use.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { MediaPerson } from '../media-person.ts';

interface UseRow {
  readonly entity: MediaUse['entity'];
  readonly entity_id: string;
  readonly place: MediaUse['place'];
  readonly use_class: MediaUse['useClass'];
  readonly title: string | null;
  readonly state: string | null;
  readonly is_hidden: boolean;
  /** Of a file that holds another one as its document. */
  readonly file_name: string | null;
}

/** Readers' uses first. */
const ORDER = sql`array_position(ARRAY['PLACED', 'DRAFT', 'VERSION'], held.use_class), held.entity,
  held.entity_id DESC, held.place`;

/** The names of what holds files, over `media_uses AS held` joined by `HOLDERS`. */
function namedColumns({ userId, permissions }: MediaPerson): RawBuilder<UseRow> {
  const seesAll = permissions.includes('post.editAny');
  const seesEvents = permissions.includes('event.editAny');
  const seesPages = permissions.includes('page.view');
  return sql`held.entity, held.entity_id, held.place, held.use_class,
    coalesce(posts.state, events.state, pages.state) AS state,
    (held.entity = 'post'
      AND (${seesAll} OR posts.state = 'PUBLISHED' OR posts.created_by_id = ${userId}) IS NOT TRUE)
    OR (held.entity = 'event'
      AND (${seesEvents} OR events.state = 'PUBLISHED' OR events.created_by_id = ${userId}) IS NOT TRUE)
    OR (held.entity = 'page' AND (${seesPages} OR pages.state = 'PUBLISHED') IS NOT TRUE) AS is_hidden,
    CASE held.entity
      WHEN 'post' THEN posts.title
      WHEN 'event' THEN events.title
      WHEN 'page' THEN pages.title
      WHEN 'project' THEN (SELECT name FROM projects WHERE id = held.entity_id)
      WHEN 'account' THEN (SELECT display_name FROM users WHERE id = held.entity_id)
      WHEN 'user' THEN (SELECT display_name FROM users WHERE id = held.entity_id)
      WHEN 'category' THEN (
        SELECT title FROM categories WHERE project_id = held.project_id AND id = held.entity_id)
      WHEN 'tag' THEN (SELECT title FROM tags WHERE project_id = held.project_id AND id = held.entity_id)
      WHEN 'media' THEN file.title
    END AS title, file.file_name`;
}

const HOLDERS = sql`LEFT JOIN posts
  ON held.entity = 'post' AND posts.project_id = held.project_id AND posts.id = held.entity_id
  LEFT JOIN events
  ON held.entity = 'event' AND events.project_id = held.project_id AND events.id = held.entity_id
  LEFT JOIN pages
  ON held.entity = 'page' AND pages.project_id = held.project_id AND pages.id = held.entity_id
  LEFT JOIN media AS file
  ON held.entity = 'media' AND file.project_id = held.project_id AND file.id = held.entity_id`;

/**
 * Everything that holds a file. Posts that the person may not read are included, without titles: the person may
 * know the place, but not an unpublished headline.
 */
export async function listUses(
  db: Db,
  projectId: string,
  mediaId: string,
  person: MediaPerson,
): Promise<MediaUse[]> {
  const { rows } = await sql<UseRow>`
    SELECT ${namedColumns(person)} FROM media_uses AS held ${HOLDERS}
    WHERE held.project_id = ${projectId} AND held.media_id = ${mediaId}
    ORDER BY ${ORDER}`.execute(db);
  return rows.map(useOf);
}

/** What holds each of some files now, counted and partly named; files without a use are left out. */
export async function listUsesOfEach(
  db: Db,
  projectId: string,
  mediaIds: readonly string[],
  person: MediaPerson,
): Promise<MediaUsesOfOne[]> {
  const ids = [...new Set(mediaIds)];
  const { rows } = await sql<UseRow & { media_id: string; placed: number; drafts: number }>`
    SELECT named.*
    FROM (
      SELECT held.media_id, ${namedColumns(person)},
        (count(*) FILTER (WHERE held.use_class = 'PLACED') OVER of_file)::int AS placed,
        (count(*) FILTER (WHERE held.use_class = 'DRAFT') OVER of_file)::int AS drafts,
        row_number() OVER (PARTITION BY held.media_id ORDER BY ${ORDER}) AS nth
      FROM media_uses AS held ${HOLDERS}
      WHERE held.project_id = ${projectId} AND held.media_id = ANY(${ids}) AND held.use_class <> 'VERSION'
      WINDOW of_file AS (PARTITION BY held.media_id)
    ) AS named
    WHERE named.nth <= ${MOST_NAMED_USES}
    ORDER BY named.media_id, named.nth`.execute(db);
  return [...Map.groupBy(rows, (row) => row.media_id)].map(([id, of]) => ({
    id,
    placed: of[0]?.placed ?? 0,
    drafts: of[0]?.drafts ?? 0,
    uses: of.map((row) => shownUse(useOf(row))),
  }));
}

function useOf(row: UseRow): MediaUse {
  return {
    entity: row.entity,
    entityId: row.entity_id,
    title: row.is_hidden ? '' : titleOf(row),
    place: row.place,
    useClass: row.use_class,
    state: row.state ?? '',
    isHidden: row.is_hidden,
  };
}

function titleOf({ title, file_name }: UseRow): string {
  return file_name === null ? (title ?? '') : mediaTitle({ title: title ?? '', fileName: file_name });
}

/** A use as an answer shows it: nothing leads to a post that the person may not read. */
export function shownUse(use: MediaUse): MediaUse {
  return use.isHidden ? { ...use, entityId: '', state: '' } : use;
}
