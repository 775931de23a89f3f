import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { type ImportNote, note } from '../import-note.ts';
import { hashOfSource } from './import-key.ts';

/** What an earlier run created for the item with the same key, unless that run was undone. */
export interface EarlierImport {
  readonly runId: string;
  readonly entityId: string;
  readonly sourceHash: string | null;
  /** As the run left it. */
  readonly version: number;
}

export interface EarlierPost extends EarlierImport {
  /** Its current state. */
  readonly now: 'there' | 'in-trash' | 'removed';
}

/** By the hash of the key. */
export type EarlierImports = ReadonlyMap<string, EarlierImport>;

export type EarlierPosts = ReadonlyMap<string, EarlierPost>;

const AT_ONCE = 500;

/** What earlier runs created for the items with these keys. */
export async function findEarlierImports(
  db: Db,
  projectId: string,
  keyHashes: readonly string[],
): Promise<EarlierImports> {
  const found: [string, EarlierImport][] = [];
  for (let start = 0; start < keyHashes.length; start += AT_ONCE) {
    const { rows } = await sql<{
      key_hash: string;
      run_id: string;
      entity_id: string;
      source_hash: string | null;
      entity_version: number;
    }>`
      SELECT key_hash, run_id, entity_id, source_hash, entity_version FROM import_items
      WHERE project_id = ${projectId} AND key_hash = ANY (${keyHashes.slice(start, start + AT_ONCE)})
        AND result = 'created' AND undo IS DISTINCT FROM 'removed'`.execute(db);
    for (const row of rows)
      found.push([
        row.key_hash,
        {
          runId: row.run_id,
          entityId: row.entity_id,
          sourceHash: row.source_hash,
          version: row.entity_version,
        },
      ]);
  }
  return new Map(found);
}

/** The same for posts, with their current state. */
export async function findEarlierPosts(
  db: Db,
  projectId: string,
  keyHashes: readonly string[],
): Promise<EarlierPosts> {
  const earlier = await findEarlierImports(db, projectId, keyHashes);
  if (earlier.size === 0) return new Map();
  const ids = [...earlier.values()].map((one) => one.entityId);
  const rows = await db
    .selectFrom('posts')
    .select(['id', 'state'])
    .where('project_id', '=', projectId)
    .where('id', '=', sql<string>`ANY (${ids}::bigint[])`)
    .execute();
  const states = new Map(rows.map((row) => [row.id, row.state]));
  return new Map([...earlier].map(([key, one]) => [key, { ...one, now: placeOf(states.get(one.entityId)) }]));
}

function placeOf(state: string | undefined): EarlierPost['now'] {
  if (state === undefined) return 'removed';
  return state === 'TRASHED' ? 'in-trash' : 'there';
}

/** What the report says where the file differs from the earlier run. */
export function sourceNotes({ sourceHash }: EarlierImport, source: string): ImportNote[] {
  return sourceHash === null || sourceHash === hashOfSource(source) ? [] : [note('SOURCE_CHANGED')];
}
