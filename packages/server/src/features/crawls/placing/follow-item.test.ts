import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { notificationEndpoints } from '@toasoan/contract/features/notifications/endpoints.ts';
import { parserSourceEndpoints } from '@toasoan/contract/features/parser-sources/endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { sourceLinkEndpoints } from '@toasoan/contract/features/source-links/endpoints.ts';
import type { SourceLinkCreate } from '@toasoan/contract/features/source-links/source-link.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSafeFetch } from '#server/core/safe-fetch/safe-fetch.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { startTestServer } from '#test/test-server.ts';
import { aCrawlWorld, type CrawlWorld } from '../test-support/a-crawl-world.ts';
import { articlePage, feedOf, says } from '../test-support/a-foreign-site.ts';

const server = await startTestServer();
const HOUR_MS = 3_600_000;
const TRUSTED = { trustLevel: 5, autoPublish: true, minDelayMinutes: 60 } as const;

let world: CrawlWorld;
let count = 0;
beforeAll(async () => {
  world = await aCrawlWorld(server, () => ({
    safeFetch: createSafeFetch({
      allowedHosts: Array.from({ length: 10 }, (_, at) => `nguon-${at}.test`),
      find: async () => [{ address: '127.0.0.1', family: 4 }],
    }),
  }));
});
afterAll(() => world.close());

interface Text {
  readonly title: string;
  readonly sapo?: string;
  readonly time?: Date;
  readonly link?: Partial<SourceLinkCreate>;
}

const SYLLABLES =
  'lúa ngô cầu đường hồ suối trường chợ thuyền bến đồi rừng vườn xưởng làng phố mưa nắng xe tàu gạo muối cá tôm'.split(
    ' ',
  );

/** Words of its own for every title, so that two texts are alike only where their titles are. */
function sentencesOf(title: string, part: number): string {
  let state = [...title].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, part + 7);
  const words = Array.from({ length: 60 }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return SYLLABLES[state % SYLLABLES.length] ?? '';
  });
  return `${words.join(' ')}.`;
}

/** A source that publishes by itself, with a link for its only text. */
async function aLinkedText({ title, sapo, time = new Date(Date.now() - 2 * HOUR_MS), link = {} }: Text) {
  count += 1;
  const { headers, site } = world;
  const base = site.base.replace('bao-vi-du', `nguon-${count}`);
  const path = `/tin-lien-ket-${count}.html`;
  const feed = `/rss-lien-ket-${count}`;
  const paragraphs = [0, 1, 2].map((part) => sentencesOf(title, part));
  site.answers.set(path, says(articlePage({ title, sapo, paragraphs, time: time.toISOString() })));
  site.answers.set(feed, says(feedOf(base, [{ path, title }]), { 'content-type': 'text/xml' }));
  const sourceId = await world.aSource({ ...TRUSTED, homeUrl: base, listUrls: [`${base}${feed}`] });
  const body = { title: `Mục ${count}` };
  const category = await server.ask(categoryEndpoints.create, { headers, body });
  await server.ask(sourceLinkEndpoints.create, {
    headers,
    body: {
      sourceId,
      linkUrl: `${base}${feed}`,
      targetId: category.id,
      autoAction: 'PUBLISH',
      ...link,
    },
  });
  return { sourceId, category };
}

/** A run, the stories that it brings, and what is published after them. */
async function runOf(sourceId: string) {
  await world.run(sourceId);
  await world.runJobs(new Date(Date.now() + 2 * 60_000));
}

async function postOf(sourceId: string) {
  const [item] = await world.items(sourceId, 'accepted' as 'new');
  const params = { id: item?.postId ?? '' };
  return await server.ask(postEndpoints.detail, { headers: world.headers, params });
}

const reasons = async () => {
  const { items } = await server.ask(notificationEndpoints.list, { headers: world.headers });
  return items.filter(({ kind }) => kind === 'notAutoPublished').map(({ text }) => text);
};

it('a link that publishes publishes, in the name of whoever set it', async () => {
  const { sourceId, category } = await aLinkedText({
    title: 'Bến phà cũ đóng cửa sau bảy mươi năm đưa khách',
  });
  await runOf(sourceId);
  const post = await postOf(sourceId);
  expect(post).toMatchObject({ state: 'PUBLISHED', mainCategory: { id: category.id } });
  const { rows } = await sql<{ isTheirs: boolean }>`
    SELECT user_id = (SELECT updated_by_id FROM source_links WHERE source_id = ${sourceId}) AS "isTheirs"
    FROM audit_log WHERE action = 'post.publish' AND entity_id = ${post.id}`.execute(server.db);
  expect(rows).toEqual([{ isTheirs: true }]);
});

it('a text within its delay is scheduled for its earliest minute', async () => {
  const time = new Date(Math.floor((Date.now() - HOUR_MS / 2) / 60_000) * 60_000);
  const { sourceId } = await aLinkedText({ title: 'Chợ nổi mở phiên sớm đón mùa trái cây', time });
  await runOf(sourceId);
  const earliest = new Date(time.getTime() + HOUR_MS).toISOString();
  expect(await postOf(sourceId)).toMatchObject({ state: 'SCHEDULED', scheduleTime: earliest });
});

it('a draft that a person has begun to change is theirs to publish', async () => {
  const { sourceId } = await aLinkedText({ title: 'Thư viện huyện mở cửa đến mười giờ tối' });
  await world.run(sourceId);
  const { id, version } = await postOf(sourceId);
  const body = { id, version, kicker: 'Văn hóa' };
  await server.ask(postEndpoints.update, { headers: world.headers, body });
  await world.runJobs(new Date(Date.now() + 2 * 60_000));
  expect((await postOf(sourceId)).state).toBe('DRAFT');
});

it('a text that repeats another one stays a draft, and whoever set the link hears why', async () => {
  const title = 'Hồ thủy lợi xả nước sớm để kịp vụ gieo sạ';
  const first = await aLinkedText({ title });
  await runOf(first.sourceId);
  const second = await aLinkedText({ title });
  await runOf(second.sourceId);
  expect((await postOf(first.sourceId)).state).toBe('PUBLISHED');
  expect((await postOf(second.sourceId)).state).toBe('DRAFT');
  expect((await reasons())[0]).toContain('Trùng với');
});

it('a text that misses what a publication needs stays a draft, and the rules are named', async () => {
  const { sourceId } = await aLinkedText({ title: 'Làng gốm bên sông nhóm lò trở lại', sapo: '' });
  await runOf(sourceId);
  expect((await postOf(sourceId)).state).toBe('DRAFT');
  expect((await reasons())[0]).toMatch(/sapo/i);
});

it('a source that may no longer publish by itself makes nothing public', async () => {
  const { sourceId } = await aLinkedText({ title: 'Đường sắt thêm tàu đêm dịp cuối năm' });
  const { headers } = world;
  const params = { id: sourceId };
  const { version } = await server.ask(parserSourceEndpoints.detail, { headers, params });
  const body = { id: sourceId, version, trustLevel: 4, autoPublish: false };
  await server.ask(parserSourceEndpoints.update, { headers, body });
  await runOf(sourceId);
  expect((await world.items(sourceId)).map(({ state }) => state)).toEqual(['NEW']);
});

it('a draft has the kind, the further categories and the byline of its link', async () => {
  const { headers, projectId } = world;
  const [other, author] = await Promise.all([
    server.ask(categoryEndpoints.create, { headers, body: { title: 'Nông thôn' } }),
    aPerson(server.db, { role: 'AUTHOR', projects: [projectId] }),
  ]);
  const link: Partial<SourceLinkCreate> = {
    autoAction: 'DRAFT',
    postType: 'LIVE',
    genre: 'REPORT',
    extraCategoryIds: [other.id],
    authorAccountId: author.userId,
  };
  const { sourceId, category } = await aLinkedText({
    title: 'Vườn quốc gia đếm được thêm hai đàn voọc',
    link,
  });
  await runOf(sourceId);
  const post = await postOf(sourceId);
  expect(post.state).toBe('DRAFT');
  expect(post.details).toMatchObject({ postType: 'LIVE', genre: 'REPORT' });
  expect(post.categories.map(({ id }) => id).sort()).toEqual([category.id, other.id].sort());
  expect(post.authors).toMatchObject([{ accountId: author.userId }]);
});
