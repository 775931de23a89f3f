import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { CutFacts } from '../serving/picture-source.ts';

/** A file of the library by its public key. */
export interface KnownKey extends CutFacts {
  /** The number of its current file, and since when. */
  readonly present: number;
  readonly since: Date | null;
  /** Every file it has had. */
  readonly numbers: readonly (number | null)[];
}

const CUT_FACTS = [
  'media.kind',
  'media.revision',
  'media.width',
  'media.height',
  'media.focal_x',
  'media.focal_y',
  'media.crops',
] as const;

/** The keys among these that the library knows, in any project. */
export async function findKnownKeys(db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, KnownKey>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('media')
    .leftJoin('media_files', (join) =>
      join
        .onRef('media_files.project_id', '=', 'media.project_id')
        .onRef('media_files.media_id', '=', 'media.id'),
    )
    .select([
      'media.key',
      'media.file_number as present',
      ...CUT_FACTS,
      sql<(number | null)[]>`array_agg(media_files.number)`.as('numbers'),
      sql<Date | null>`max(media_files.create_time)`.as('since'),
    ])
    .where('media.key', 'in', [...keys])
    .groupBy('media.id')
    .execute();
  return new Map(rows.map(({ key, ...known }) => [key, known]));
}

/** The uploads among these that can still be continued, in any project. */
export async function findKnownUploads(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('media_uploads')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** How many files all libraries have, including earlier ones. */
export async function countKnownFiles(db: Db): Promise<number> {
  const row = await db
    .selectFrom('media_files')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
