import { deliveryEndpoints } from '@toasoan/contract/features/delivery/delivery-endpoints.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom } from '../posts/test-support/a-newsroom.ts';
import { type PostInState, postsInEveryState } from './test-support/posts-in-every-state.ts';
import { NO_PROJECTS, randomAddresses } from './test-support/random-addresses.ts';

const server = await startTestServer();
let room: Newsroom;
let posts: PostInState[];

beforeAll(async () => {
  room = await aNewsroom(server);
  posts = await postsInEveryState(server, room);
});

const root = () => `/api/public/v1/${room.projectId}`;
async function textAt(url: string) {
  const { statusCode, body } = await server.app.inject({ url });
  return { status: statusCode, body };
}
/** Every list that readers can ask for. */
async function lists(): Promise<string[]> {
  const { categories } = await server.ask(deliveryEndpoints.site, { params: { site: room.projectId } });
  const category = categories[0]?.path.split('/').at(-1);
  return [
    root(),
    `${root()}/home`,
    `${root()}/category/${category}?limit=50`,
    `${root()}/tag/the-chung?limit=50`,
    `${root()}/search?q=bai&limit=50`,
    ...posts.map(({ word }) => `${root()}/search?q=${word}`),
    ...posts.map(({ id }) => `${root()}/search?q=${id}`),
  ];
}

describe('a post that is not public', () => {
  it('stands in no list, and every public one stands in its lists', async () => {
    const texts = await Promise.all((await lists()).map(textAt));
    const all = texts.map(({ body }) => body).join('\n');
    expect(texts.filter(({ status }) => status !== 200)).toEqual([]);
    expect(
      posts.filter(({ word, isListed }) => all.includes(`Bài ${word}`) !== isListed).map(({ name }) => name),
    ).toEqual([]);
    expect(
      posts.filter(({ word, isListed }) => !isListed && all.includes(`Dẫn ${word}`)).map(({ name }) => name),
    ).toEqual([]);
  });

  it('is at no address, nor beside another post', async () => {
    const wrong: string[] = [];
    for (const { slug, name, isReadable } of posts) {
      const { status, body } = await textAt(`${root()}/post/${slug}`);
      if ((status === 200) !== isReadable) wrong.push(`${name}: ${status}`);
      const others = posts.filter((one) => !one.isListed && one.slug !== slug && body.includes(one.word));
      wrong.push(...others.map((other) => `${name} shows ${other.name}`));
    }
    expect(wrong).toEqual([]);
  });

  it('is gone where it was public and is not any more, and unknown where it may come back', async () => {
    const statusOf = async (name: string) => {
      const found = posts.find((one) => one.name === name);
      return (await textAt(`${root()}/post/${found?.slug}`)).status;
    };
    for (const name of ['UNPUBLISHED none', 'TAKEN_DOWN none', 'TRASHED none', 'EXPIRED none no archive'])
      expect([name, await statusOf(name)]).toEqual([name, 410]);
    for (const name of ['DRAFT none', 'SCHEDULED none', 'PUBLISHED ahead'])
      expect([name, await statusOf(name)]).toEqual([name, 404]);
  });

  it('is not given away by any of 1,500 random addresses', async () => {
    const hidden = posts.filter(({ isReadable }) => !isReadable);
    const leaks: string[] = [];
    for (const url of randomAddresses(posts, [room.projectId, room.projectId, ...NO_PROJECTS], 1_500)) {
      const { status, body } = await textAt(url);
      const leaked = hidden.filter(
        (one) => body.includes(`Chữ ${one.word}`) || body.includes(`Dẫn ${one.word}`),
      );
      if (status >= 500 || leaked.length > 0) leaks.push(`${status} ${url}`);
    }
    expect(leaks).toEqual([]);
  });

  it('is nothing in an archived project', async () => {
    await server.db
      .updateTable('projects')
      .set({ status: 'DISABLED' })
      .where('id', '=', room.projectId)
      .execute();
    await expect.poll(async () => (await textAt(`${root()}/home`)).status).toBe(404);
    for (const { slug } of posts) expect((await textAt(`${root()}/post/${slug}`)).status).toBe(404);
  });
});
