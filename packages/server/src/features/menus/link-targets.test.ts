import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import { type LinkType, linkKey } from '@toasoan/contract/features/menus/menu-item.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aNewsroom } from '#server/features/posts/test-support/a-newsroom.ts';
import { startTestServer } from '#test/test-server.ts';
import { findLinkTargets } from './link-targets-view.ts';

const server = await startTestServer();

test('a post and an event have the address of the language they are written in, where the site has it', async () => {
  const { projectId, admin, postIn } = await aNewsroom(server);
  const { headers } = admin;
  const languages = (own: readonly string[]) =>
    sql`UPDATE projects SET languages = ${own} WHERE id = ${projectId}`.execute(server.db);
  const post = (lang: 'vi' | 'en') => postIn('PUBLISHED', admin, { lang, slug: `bai-viet-${lang}` });
  const event = (lang: 'vi' | 'en') =>
    server.ask(eventEndpoints.create, { headers, body: { lang, title: 'Lễ hội', slug: `le-hoi-${lang}` } });
  const made = [await post('vi'), await post('en'), await event('vi'), await event('en')] as const;
  const links = made.map(({ id: targetId }, index): { linkType: LinkType; targetId: string } => ({
    linkType: index < 2 ? 'POST' : 'EVENT',
    targetId,
  }));
  const paths = async () => {
    const targets = await findLinkTargets(server.db, projectId, links, async () => []);
    return links.map((link) => targets.get(linkKey(link))?.path);
  };
  await languages(['vi', 'en']);
  expect(await paths()).toEqual([
    '/bai-viet-vi',
    '/en/bai-viet-en',
    '/su-kien/le-hoi-vi',
    '/en/su-kien/le-hoi-en',
  ]);
  await languages(['vi']);
  expect(await paths()).toEqual(['/bai-viet-vi', '/bai-viet-en', '/su-kien/le-hoi-vi', '/su-kien/le-hoi-en']);
});
