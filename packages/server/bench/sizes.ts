import type { Client } from 'pg';

const MB = 2 ** 20;

/** How large the database is on disk, its index of bodies apart. */
export async function sizesOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ all: number; bodies: number; posts: number }>(`
    SELECT pg_database_size(current_database())::float8 AS all,
      pg_total_relation_size('post_body_search')::float8 AS bodies,
      pg_total_relation_size('posts')::float8 AS posts`);
  const { all = 0, bodies = 0, posts = 0 } = rows[0] ?? {};
  const inMB = (bytes: number) => `${Math.round(bytes / MB).toLocaleString('en')} MB`;
  return `On disk: ${inMB(all - bodies)} (posts ${inMB(posts)}); the index of bodies apart: ${inMB(bodies)}`;
}
