import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { bringTo, everyCase, isPublic } from '#server/features/delivery/test-support/posts-in-every-state.ts';
import { NO_PROJECTS, randomAddresses } from '#server/features/delivery/test-support/random-addresses.ts';
import type { Print } from '../bench-orders.ts';
import { most, type Verdict } from '../verdicts.ts';
import { eachOf, readPage } from './reader.ts';
import type { Readers } from './readers.ts';

const OF_EACH_CASE = 4;
const AT_ONCE = 16;

/** A post with a word that nothing else has. */
interface MarkedPost {
  readonly id: string;
  readonly slug: string;
  readonly word: string;
  readonly isHidden: boolean;
}

/** Posts in every state and random addresses of the API and of the site: what is hidden stands in no answer. */
export async function measureHidden(
  { port, host, project }: Readers,
  db: Db,
  count: number,
  print: Print,
): Promise<Verdict[]> {
  const posts = await markPosts(db, project);
  const words = new Set(posts.filter(({ isHidden }) => isHidden).map(({ word }) => word));
  const addresses = [...randomAddresses(posts, [project, project, ...NO_PROJECTS], count / 2)];
  const pages = addresses.map((address) =>
    address.replace(/^\/api\/public\/v1\/[^/]+/, '').replace('/post/', '/'),
  );
  const statuses = new Map<number, number>();
  const leaks: string[] = [];
  await eachOf([...addresses, ...pages], AT_ONCE, async (address) => {
    const { status, body } = await readPage(port, host, address);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const shown = body.toString().match(/loi\d+kin/g) ?? [];
    if (shown.some((word) => words.has(word))) leaks.push(address);
  });
  const broken = [...statuses].filter(([status]) => status >= 500).reduce((sum, [, times]) => sum + times, 0);
  print(
    `${count} random addresses over ${posts.length} posts of every state: ${[...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')}.`,
  );
  for (const leak of leaks.slice(0, 5)) print(`  shows what is hidden: ${leak}`);
  return [
    most('answers that show a hidden post', leaks.length, 0),
    most('random addresses answered 5xx', broken, 0),
  ];
}

async function markPosts(db: Db, project: string): Promise<MarkedPost[]> {
  const cases = Array.from({ length: OF_EACH_CASE }, everyCase).flat();
  const rows = await db
    .selectFrom('posts')
    .select(['id', 'slug'])
    .where('project_id', '=', project)
    .where('state', '=', 'PUBLISHED')
    .orderBy('published_time', 'desc')
    .limit(cases.length)
    .execute();
  const { id: editorId } = await db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
  const posts: MarkedPost[] = [];
  for (const [index, { id, slug }] of rows.entries()) {
    const one = cases[index];
    if (one === undefined) break;
    const word = `loi${index}kin`;
    await sql`UPDATE posts SET title = ${`Bài ${word}`}, excerpt = ${`Dẫn ${word}`} WHERE id = ${id}`.execute(
      db,
    );
    await bringTo(db, id, one, editorId);
    const isReadable = isPublic(one) || one.state === 'EXPIRED';
    posts.push({ id, slug, word, isHidden: !isReadable });
  }
  return posts;
}
