import pg from 'pg';
import { SITES } from './fill-newsroom.ts';

/** How often the posts of the large site are in the multiplied newsroom: a million of them. */
const TIMES = 10;

/** The time between the newest post of a copy and that of the copy before it. */
const STEP = `interval '1 minute' * ${(30 * SITES[0].posts).toFixed(0)}`;
/** Far above the ids of the newsroom. */
const ID_STEP = 1_000_000;

/** What differs between a row and its copy. */
const CHANGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  posts: {
    id: `id + ${ID_STEP} * copy`,
    slug: `slug || '-' || copy`,
    create_time: `create_time - ${STEP} * copy`,
    update_time: `update_time - ${STEP} * copy`,
    published_time: `published_time - ${STEP} * copy`,
    state_time: `state_time - ${STEP} * copy`,
  },
  post_categories: { post_id: `post_id + ${ID_STEP} * copy` },
  post_tags: { post_id: `post_id + ${ID_STEP} * copy` },
  post_search: { post_id: `post_id + ${ID_STEP} * copy`, update_time: `update_time - ${STEP} * copy` },
  post_body_search: {
    post_id: `post_id + ${ID_STEP} * copy`,
    month: `(SELECT post_search.month FROM post_search
      WHERE post_search.post_id = post_body_search.post_id + ${ID_STEP} * copy)`,
  },
};
const COUNTED = { post_counts: 'count', categories: 'post_count', tags: 'post_count' } as const;

/** Copies the posts of the large site in the database itself, each copy older than the one before. */
export async function multiplyNewsroom(url: string, print: (text: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // No trigger, no foreign key: the copies are as consistent as the originals.
    await client.query(`SET session_replication_role = replica; SET maintenance_work_mem = '512MB'`);
    const indexes = await dropIndexes(client);
    for (const table of Object.keys(CHANGES)) {
      await copyTable(client, table);
      print(`  ${table}: ${TIMES} times the rows`);
    }
    for (const index of indexes) await client.query(index);
    for (const [table, column] of Object.entries(COUNTED)) {
      await client.query(
        `UPDATE ${table} SET ${column} = ${column} * ${TIMES} WHERE project_id = ${SITES[0].projectId}`,
      );
    }
    await client.query(`SELECT setval(pg_get_serial_sequence('posts', 'id'), ${ID_STEP * (TIMES + 1)})`);
    await client.query('VACUUM (ANALYZE)');
    await client.query('CHECKPOINT');
  } finally {
    await client.end();
  }
}

/** Building an index anew is far faster than adding a million rows to it. @returns the statements that do so. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    `SELECT indexrelid::regclass AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
     WHERE indrelid = ANY ($1::regclass[])
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
    [Object.keys(CHANGES)],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows.map(({ definition }) => definition);
}

async function copyTable(client: pg.Client, table: string): Promise<void> {
  const { rows } = await client.query(
    `SELECT attname AS name FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [table],
  );
  const names: string[] = rows.map(({ name }) => name);
  const values = names.map((name) => CHANGES[table]?.[name] ?? name);
  for (let copy = 1; copy < TIMES; copy += 1) {
    await client.query(
      `INSERT INTO ${table} (${names.join(', ')}) SELECT ${values.join(', ')}
       FROM ${table}, (VALUES (${copy})) AS copies (copy)
       WHERE project_id = ${SITES[0].projectId} AND ${names.includes('id') ? 'id' : 'post_id'} < ${ID_STEP}`,
    );
  }
}
