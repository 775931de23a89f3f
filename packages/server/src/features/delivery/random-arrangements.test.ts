import { contentTemplateEndpoints } from '@toasoan/contract/features/content-templates/endpoints.ts';
import { deliveryEndpoints } from '@toasoan/contract/features/delivery/delivery-endpoints.ts';
import { expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom } from '../posts/test-support/a-newsroom.ts';
import { postsInEveryState } from './test-support/posts-in-every-state.ts';
import { arrangeAt } from './test-support/random-arrangements.ts';

const server = await startTestServer();
const PAGES = 20;

it('layouts, menus and sidebars with deleted, hidden and foreign targets fail no page and show no hidden post', async () => {
  const [room, foreign] = [await aNewsroom(server), await aNewsroom(server)];
  const posts = await postsInEveryState(server, room);
  const foreignPost = await foreign.postIn('PUBLISHED', foreign.editor, { title: 'Bài của dự án khác' });
  const { headers } = room.admin;
  const template = async (type: 'LATEST' | 'MOST_READ' | 'EVENT_LIST', status: 'ENABLE' | 'DISABLED') => {
    const body = { title: `${type} ${status}`, type, status };
    return (await server.ask(contentTemplateEndpoints.create, { headers, body })).id;
  };
  const templates = [
    await template('LATEST', 'ENABLE'),
    await template('MOST_READ', 'DISABLED'),
    await template('EVENT_LIST', 'ENABLE'),
  ];
  const read: string[] = [];
  for (let made = 0; made < PAGES; made += 1)
    read.push((await room.postIn('PUBLISHED', room.editor, room.finished())).slug);
  const targets = {
    posts: [...posts.map(({ id }) => id), foreignPost.id],
    categories: [room.categoryId, foreign.categoryId],
    templates,
    others: [await room.tag(), await foreign.tag(), room.author.userId, foreign.author.userId],
  };
  const paths = read.map((slug) => `/${slug}`);
  await arrangeAt(server.db, { projectId: room.projectId, paths, targets, seed: 17 });
  const { code } = await server.ask(deliveryEndpoints.site, { params: { site: room.projectId } });
  const hidden = posts.filter(({ isReadable }) => !isReadable).map(({ word }) => word);
  const wrong: string[] = [];
  let blocks = 0;
  for (const slug of read) {
    const addresses = [
      `/api/public/v1/${room.projectId}/post/${slug}`,
      `/api/public/v1/${room.projectId}?path=/${slug}`,
      `/s/${code}/${slug}`,
    ];
    for (const url of addresses) {
      const { statusCode, body } = await server.app.inject({ url });
      const leaks = [...hidden, 'Bài của dự án khác'].filter((word) => body.includes(word));
      if (statusCode !== 200 || leaks.length > 0) wrong.push(`${statusCode} ${url} ${leaks.join(', ')}`);
      blocks += body.match(/"region":/g)?.length ?? 0;
    }
  }
  expect(wrong).toEqual([]);
  expect(blocks).toBeGreaterThan(PAGES);
});
