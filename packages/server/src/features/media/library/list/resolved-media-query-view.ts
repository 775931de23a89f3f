import { EXPIRING_DAYS, type MediaListQuery } from '@toasoan/contract/features/media/media-list.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** A list query with its days as instants and its folder expanded to the subfolders. */
export interface ResolvedMediaQuery extends Omit<MediaListQuery, 'from' | 'to' | 'folderId'> {
  /** `root` means no folder. */
  readonly folderIds?: 'root' | readonly string[];
  readonly fromTime?: Date | undefined;
  readonly toTime?: Date | undefined;
  /** Licences that end on this day or before count as ending; used by the ending tab only. */
  readonly warnUntil?: string | undefined;
}

interface Resolved {
  readonly folder_ids: string[] | null;
  readonly from_time: Date | null;
  readonly to_time: Date | null;
  readonly warn_until: string;
}

/**
 * Reads from the database first, where the query needs it, so that the list's own statement is planned for its
 * values.
 */
export async function resolveMediaQuery(
  db: Db,
  projectId: string,
  { from, to, folderId, ...plain }: MediaListQuery,
  now: Date,
): Promise<ResolvedMediaQuery> {
  const root = folderId === 'root' ? ({ folderIds: 'root' } as const) : {};
  const hasFolder = folderId !== undefined && folderId !== 'root';
  const isPlain = from === undefined && to === undefined && plain.view !== 'expiring';
  if (isPlain && !hasFolder) return { ...plain, ...root };
  const { rows } = await resolveMediaStatement(projectId, { from, to, folderId }, now).execute(db);
  const [found] = rows;
  return {
    ...plain,
    ...root,
    ...(hasFolder && { folderIds: found?.folder_ids ?? [] }),
    fromTime: found?.from_time ?? undefined,
    toTime: found?.to_time ?? undefined,
    ...(plain.view === 'expiring' && { warnUntil: found?.warn_until }),
  };
}

export function resolveMediaStatement(
  projectId: string,
  { from, to, folderId }: Pick<MediaListQuery, 'from' | 'to' | 'folderId'>,
  now: Date,
): RawBuilder<Resolved> {
  const folder = folderId === 'root' ? undefined : folderId;
  return sql`
    SELECT ${startOf(from, 0)} AS from_time, ${startOf(to, 1)} AS to_time,
      ${warnUntil(now)}::text AS warn_until, (
        WITH RECURSIVE tree AS (
          SELECT id FROM media_folders
          WHERE project_id = ${projectId} AND id = ${folder ?? null}::bigint
          UNION
          SELECT below.id FROM tree
          JOIN media_folders AS below ON below.project_id = ${projectId} AND below.parent_id = tree.id
        )
        SELECT array_agg(id) FROM tree
      ) AS folder_ids
    FROM projects WHERE projects.id = ${projectId}`;
}

/** Of a row of `projects`: the last day of licences that count as ending. */
export function warnUntil(now: Date): RawBuilder<string> {
  return sql`((${now}::timestamptz AT TIME ZONE timezone)::date + ${sql.lit(EXPIRING_DAYS)})`;
}

/** The instant a day, or the one `later` days after it, begins in the project's time zone. */
function startOf(day: string | undefined, later: number): RawBuilder<Date | null> {
  return sql`((${day ?? null}::date + ${sql.lit(later)})::timestamp AT TIME ZONE timezone)`;
}
