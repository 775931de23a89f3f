import { addressCheckEndpoints } from '@toasoan/contract/features/address-checks/endpoints.ts';
import { contentTemplateEndpoints } from '@toasoan/contract/features/content-templates/endpoints.ts';
import { PLAIN_QUERY } from '@toasoan/contract/features/content-templates/template-config.ts';
import type { Display } from '@toasoan/contract/features/display-modes/display.ts';
import type { SidebarCreate } from '@toasoan/contract/features/sidebars/sidebar.ts';
import { blankBlock } from '@toasoan/contract/features/sidebars/sidebar-content.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aPagesRoom } from '../pages/test-support/a-pages-room.ts';
import { aNewsroom, type Newsroom } from '../posts/test-support/a-newsroom.ts';
import { aSidebarShelf } from './test-support/a-sidebar-shelf.ts';
import { postsInEveryState } from './test-support/posts-in-every-state.ts';

const server = await startTestServer();
let room: Newsroom;
let headers: Record<string, string>;
let shelf: ReturnType<typeof aSidebarShelf>;
beforeEach(async () => {
  room = await aNewsroom(server);
  ({ headers } = await room.hire('SUPPER_ADMIN'));
  shelf = aSidebarShelf(server, room.projectId, headers);
});

const aPost = (more = {}) => room.postIn('PUBLISHED', room.editor, { ...room.finished(), ...more });
const everything = { ...PLAIN_QUERY, excludeShown: false };

describe('sidebars in the public API', () => {
  it('stand beside every page of the site, and beside none while nobody arranged one', async () => {
    const tagId = await room.tag('du xuân');
    const post = await aPost({ tagIds: [tagId] });
    await aPost();
    const pages = ['/home', `/post/${post.slug}`, '/tag/du-xuan', '/search?q=bai', '/events'];
    for (const path of pages) expect([path, await shelf.beside(path)]).toEqual([path, []]);
    await shelf.shows({ query: everything });
    for (const path of pages)
      await expect
        .poll(async () => (await shelf.beside(path)).map(({ side }) => [path, side]))
        .toEqual([[path, 'RIGHT']]);
  });

  it('leave out what the page itself shows, unless their block allows it or an editor pinned it', async () => {
    const elsewhere = await aPost({ mainCategoryId: await room.category() });
    // Beside the one that is read, as what is related.
    const [related, read] = [await aPost(), await aPost()];
    const pinned = [{ postId: read.id, slot: 2, until: null }];
    const all = await shelf.template({ query: everything });
    const others = await shelf.template({ limit: 2 });
    const withPin = await shelf.template({ sourceMode: 'MIXED', pinned, limit: 2 });
    await shelf.publish(
      await shelf.draft([
        blankBlock('conlai', others.id),
        blankBlock('ghimtay', withPin.id),
        blankBlock('tatca1', all.id),
      ]),
    );
    const path = `/post/${read.slug}`;
    await expect
      .poll(() => shelf.postsBeside(path))
      .toEqual([[elsewhere.id], [read.id], [related.id, elsewhere.id]]);
  });

  it('follow their display mode: the own one of a category, none where it is off', async () => {
    const [post] = [await aPost(), await aPost()];
    await shelf.shows({ query: everything }, { sticky: true });
    const display: Display = { mode: 'CATEGORY', categoryIds: [room.categoryId], includePosts: true };
    const own = await shelf.shows({ query: everything }, { display, hideOnMobile: true });
    const sticks = async (path: string) => (await shelf.beside(path)).map(({ sticky }) => sticky);
    await expect.poll(() => sticks(`/post/${post.slug}`)).toEqual([false]);
    expect(await sticks('/home')).toEqual([true]);
    await shelf.change(own, { display: { mode: 'OFF' } });
    await expect.poll(() => sticks(`/post/${post.slug}`)).toEqual([true]);
  });

  it('change at once with their template, their posts and their own publication', async () => {
    const [old, fresh] = [await aPost(), await aPost()];
    const template = await shelf.template({ limit: 1, query: everything });
    const draft = await shelf.draft([blankBlock('khoimoi', template.id)]);
    expect(await shelf.beside('/events')).toEqual([]);
    const sidebar = await shelf.publish(draft);
    await expect.poll(() => shelf.postsBeside('/events')).toEqual([[fresh.id]]);
    const { id, version } = template;
    await server.ask(contentTemplateEndpoints.update, { headers, body: { id, version, limit: 2 } });
    await expect.poll(() => shelf.postsBeside('/events')).toEqual([[fresh.id, old.id]]);
    await room.transition(room.admin, fresh, 'UNPUBLISHED', 'Sai số liệu.');
    await expect.poll(() => shelf.postsBeside('/events')).toEqual([[old.id]]);
    await shelf.change(sidebar, { status: 'DISABLED' });
    await expect.poll(() => shelf.beside('/events')).toEqual([]);
  });

  it('never name what is not public, whatever its state', async () => {
    const posts = await postsInEveryState(server, room);
    const pinned = posts.slice(0, 50).map(({ id }, index) => ({ postId: id, slot: index + 1, until: null }));
    const { id } = await shelf.template({ limit: 50, query: everything });
    const config = sql<string>`config || ${JSON.stringify({ sourceMode: 'MIXED', pinned })}::jsonb`;
    await server.db.updateTable('content_templates').set({ config }).where('id', '=', id).execute();
    await shelf.publish(await shelf.draft([blankBlock('khoimoi', id)]));
    const shown = async () => (await shelf.postsBeside('/events')).flat().sort();
    const listed = posts.filter(({ isListed }) => isListed).map(({ id }) => id);
    await expect.poll(shown).toEqual(listed.sort());
  });
});

describe('the sidebar that a static page chose', () => {
  it('goes before every display mode while readers can have it, and the tester says the same', async () => {
    const pages = await aPagesRoom(server);
    const own = pages.admin.headers;
    const ownShelf = aSidebarShelf(server, pages.projectId, own);
    const html = { type: 'HTML', html: '<p>Liên hệ</p>' } as const;
    const foreign = await shelf.shows(html);
    await ownShelf.shows({ ...html, html: '<p>Chung</p>' }, { title: 'Chung' });
    const custom: Pick<SidebarCreate, 'display'> = { display: { mode: 'CUSTOM', patterns: ['/lien-*'] } };
    await ownShelf.shows({ ...html, html: '<p>Theo đường dẫn</p>' }, { title: 'Theo đường dẫn', ...custom });
    const chosen = await ownShelf.shows(html, { title: 'Riêng', order: 9 });
    const page = await pages.published({ title: 'Liên hệ' });
    const htmls = async () =>
      (await ownShelf.beside('/page?path=/lien-he')).flatMap(({ blocks }) => blocks.map((one) => one.html));
    const tested = async () => {
      const { parts } = await server.ask(addressCheckEndpoints.result, {
        headers: own,
        query: { path: '/lien-he' },
      });
      return parts.find(({ part }) => part === 'sidebar')?.shown?.title;
    };
    await expect.poll(htmls).toEqual(['<p>Theo đường dẫn</p>']);
    await pages.save(page, { sidebarId: chosen.id });
    await expect.poll(htmls).toEqual(['<p>Liên hệ</p>']);
    expect(await tested()).toBe('Riêng');
    await ownShelf.change(chosen, { status: 'DISABLED' });
    await expect.poll(htmls).toEqual(['<p>Theo đường dẫn</p>']);
    expect(await tested()).toBe('Theo đường dẫn');
    // A save refuses a foreign one. One that is stored all the same is not shown.
    const details = JSON.stringify({ sidebarId: foreign.id });
    await sql`UPDATE pages SET details = details || ${details}::jsonb WHERE id = ${page.id}`.execute(
      server.db,
    );
    await expect.poll(htmls).toEqual(['<p>Theo đường dẫn</p>']);
  });
});
