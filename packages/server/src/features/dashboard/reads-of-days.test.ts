import { dashboardEndpoints } from '@toasoan/contract/features/dashboard/endpoints.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom } from '../posts/test-support/a-newsroom.ts';

const server = await startTestServer();
let room: Newsroom;
beforeEach(async () => {
  room = await aNewsroom(server);
});

/** So many reads of a post on the day in Việt Nam that was so many days ago. */
async function read(post: { readonly id: string }, reads: number, daysAgo = 0): Promise<void> {
  await sql`
    INSERT INTO post_reads (project_id, post_id, day, reads)
    VALUES (${room.projectId}, ${post.id}, (now() AT TIME ZONE 'Asia/Ho_Chi_Minh')::date - ${daysAgo}::integer, ${reads})`.execute(
    server.db,
  );
}
/** The first dashboard of a project reads it; later ones of a minute share that. */
const reads = async () =>
  (await server.ask(dashboardEndpoints.get, { headers: room.author.headers })).posts?.reads;

test('reads of today and yesterday are summed, and name the posts with the most of both', async () => {
  const [quiet, loud] = [
    await room.postIn('PUBLISHED', room.editor),
    await room.postIn('PUBLISHED', room.editor),
  ];
  await read(quiet, 3);
  await read(loud, 2);
  await read(loud, 40, 1);
  await read(quiet, 900, 2);
  expect(await reads()).toEqual({
    today: 5,
    yesterday: 40,
    most: [
      { postId: loud.id, title: loud.title, reads: 42 },
      { postId: quiet.id, title: quiet.title, reads: 3 },
    ],
  });
});

test('a post that is public no more counts for the day and is not named, and no more than five are', async () => {
  const gone = await room.postIn('UNPUBLISHED', room.editor);
  await read(gone, 100);
  for (let count = 1; count <= 6; count += 1) await read(await room.postIn('PUBLISHED', room.editor), count);
  const found = await reads();
  expect(found?.today).toBe(121);
  expect(found?.most.map((one) => one.reads)).toEqual([6, 5, 4, 3, 2]);
});

test('a project without readers has nothing', async () => {
  expect(await reads()).toEqual({ today: 0, yesterday: 0, most: [] });
});
