import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { arrangeAt, type Targets } from '#server/features/delivery/test-support/random-arrangements.ts';
import { type Print, SETTLED_MS } from '../bench-orders.ts';
import { most, type Verdict } from '../verdicts.ts';
import { eachOf, readPage } from './reader.ts';
import type { Readers } from './readers.ts';

const AT_ONCE = 16;
const SEED = 29;

/** So many layouts, menus and sidebars, each of one post, whose targets are deleted, hidden or of another project. */
export async function measureBrokenTargets(
  { port, host, project }: Readers,
  db: Db,
  count: number,
  print: Print,
): Promise<Verdict[]> {
  const slugs = await slugsOf(db, project, count);
  const paths = slugs.map((slug) => `/${slug}`);
  await arrangeAt(db, { projectId: project, paths, targets: await targetsOf(db, project), seed: SEED });
  // The processes have heard of it by then.
  await sleep(SETTLED_MS);
  const statuses = new Map<number, number>();
  const addresses = slugs.flatMap((slug) => [`/${slug}`, `/api/public/v1/${project}/post/${slug}`]);
  await eachOf(addresses, AT_ONCE, async (address) => {
    const { status } = await readPage(port, host, address);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  });
  const said = [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ');
  print(`${slugs.length} layouts, menus and sidebars with broken targets: ${said}.`);
  const broken = addresses.length - (statuses.get(200) ?? 0);
  return [most('pages not answered because of a broken target', broken, 0)];
}

async function slugsOf(db: Db, project: string, count: number): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    SELECT slug FROM posts WHERE project_id = ${project} AND state = 'PUBLISHED' AND NOT details ? 'embargoUntil'
      AND published_time < now()
    ORDER BY id LIMIT ${count}`.execute(db);
  return rows.map(({ slug }) => slug);
}

/** Some ids of every kind, whatever their state and project. */
async function targetsOf(db: Db, project: string): Promise<Targets> {
  const some = async (table: string) => {
    const { rows } = await sql<{ id: string }>`
      SELECT id::text FROM ${sql.table(table)} ORDER BY md5(id::text) LIMIT 60`.execute(db);
    return rows.map(({ id }) => id);
  };
  const hidden = await sql<{ id: string }>`
    SELECT id::text FROM posts WHERE project_id = ${project} AND state NOT IN ('PUBLISHED', 'EXPIRED') LIMIT 60`.execute(
    db,
  );
  const others = await Promise.all(['tags', 'users', 'events'].map(some));
  return {
    posts: [...(await some('posts')), ...hidden.rows.map(({ id }) => id)],
    categories: await some('categories'),
    templates: await some('content_templates'),
    others: others.flat(),
  };
}
