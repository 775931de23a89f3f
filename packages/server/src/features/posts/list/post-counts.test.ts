import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import {
  POST_VIEWS,
  type PostView,
  STATES_OF_VIEW,
} from '@toasoan/contract/features/posts/list/post-list.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom, type Staff } from '../test-support/a-newsroom.ts';

const server = await startTestServer();

const holds = (view: keyof typeof STATES_OF_VIEW, state: PostState) =>
  STATES_OF_VIEW[view].some((one: PostState) => one === state);

/** The numbers of the tabs, beside a count over all posts. */
async function compareCounts(room: Newsroom, by: Staff) {
  const reported = await server.ask(postEndpoints.counts, { headers: by.headers });
  const { rows } = await sql<{ state: PostState; count: number; own: number }>`
    SELECT state, count(*)::int AS count,
      (count(*) FILTER (WHERE created_by_id = ${by.userId}))::int AS own
    FROM posts WHERE project_id = ${room.projectId} GROUP BY state`.execute(server.db);
  const counted = Object.fromEntries(POST_VIEWS.map((view) => [view, 0])) as Record<PostView, number>;
  for (const { state, count, own } of rows) {
    const view = POST_VIEWS.find(
      (one) => one in STATES_OF_VIEW && holds(one as keyof typeof STATES_OF_VIEW, state),
    );
    if (view !== undefined) counted[view] += count;
    if (state !== 'TRASHED') counted.all += count;
    if (state !== 'TRASHED') counted.mine += own;
  }
  expect(reported).toEqual(counted);
  return reported;
}

it('the numbers of the tabs stay exact under concurrent saves and transitions', async () => {
  const room = await aNewsroom(server);
  const people = [room.author, room.editor, room.admin];
  const write = async (by: Staff) => await room.write(by, room.finished());
  const made = await Promise.all(Array.from({ length: 24 }, (_, n) => write(people[n % 3] ?? room.admin)));
  expect((await compareCounts(room, room.admin)).DRAFT).toBe(24);

  const lives: readonly (readonly PostState[])[] = [
    ['PUBLISHED'],
    ['PUBLISHED', 'UNPUBLISHED'],
    ['TRASHED'],
    ['TRASHED', 'DRAFT'],
    ['PUBLISHED', 'UNPUBLISHED', 'TRASHED', 'UNPUBLISHED', 'PUBLISHED'],
    [],
  ];
  const live = async (post: Post, states: readonly PostState[]) => {
    let current = post;
    for (const to of states)
      current = await room.transition(room.admin, current, to, 'Hạ để kiểm tra số liệu.');
  };
  await Promise.all([
    ...made.map((post, n) => live(post, lives[n % lives.length] ?? [])),
    ...Array.from({ length: 6 }, () => write(room.editor)),
  ]);
  expect(await compareCounts(room, room.admin)).toMatchObject({
    all: 26,
    DRAFT: 14,
    PUBLISHED: 8,
    down: 4,
    TRASHED: 4,
  });
  await compareCounts(room, room.editor);
});

it('a refused or rolled back transition changes no count', async () => {
  const room = await aNewsroom(server);
  const post = await room.write(room.admin);
  const before = await compareCounts(room, room.admin);
  await server.refusal(postEndpoints.transition, {
    headers: room.admin.headers,
    params: { id: post.id },
    body: { version: 1, to: 'PUBLISHED' },
  });
  const ids = [post.id];
  await server.ask(postEndpoints.bulk, {
    headers: room.admin.headers,
    body: { action: 'move', to: 'PUBLISHED', ids },
  });
  await server.refusal(postEndpoints.create, {
    headers: room.admin.headers,
    body: { tagIds: ['999999999'] },
  });
  expect(await compareCounts(room, room.admin)).toEqual(before);
});
