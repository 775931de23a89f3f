import { deliveryEndpoints } from '@toasoan/contract/features/delivery/delivery-endpoints.ts';
import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom } from '../posts/test-support/a-newsroom.ts';
import { findSite } from './sites/site-view.ts';
import { inFourLanguages, translatedPosts } from './test-support/translated-posts.ts';

const server = await startTestServer();
let room: Newsroom;
beforeEach(async () => {
  room = await aNewsroom(server);
  await inFourLanguages(server.db, room.projectId);
  await expect.poll(async () => (await server.ask(site, here())).languages).toHaveLength(4);
});

const { category, event, events, home, post, site } = deliveryEndpoints;
const here = (query = {}) => ({ params: { site: room.projectId }, query });
const at = (slug: string) => ({ params: { site: room.projectId, slug } });
const file = async (path: string) =>
  (await server.app.inject({ url: `/api/public/v1/${room.projectId}/${path}` })).body;
const categorySlug = async () => (await server.ask(site, here())).categories[0]?.path.split('/').at(-1) ?? '';

describe('a translation', () => {
  it('that is taken down or comes back changes the kept pages of its whole group', async () => {
    const { vi, en, fr } = await translatedPosts(server.db, room, ['en', 'fr']);
    if (!vi || !en || !fr) throw new Error('A post is missing.');
    const named = async (slug: string) =>
      (await server.ask(post, at(slug))).page?.head.alternates.map(({ lang }) => lang);
    for (const { slug } of [vi, en, fr]) await expect.poll(() => named(slug)).toEqual(['vi', 'en', 'fr']);
    const setState = async (state: string) =>
      await sql`UPDATE posts SET state = ${state} WHERE id = ${fr.id}`.execute(server.db);
    await setState('UNPUBLISHED');
    for (const { slug } of [vi, en]) await expect.poll(() => named(slug)).toEqual(['vi', 'en']);
    expect((await server.send(post, at(fr.slug))).status).toBe(410);
    await setState('PUBLISHED');
    for (const { slug } of [vi, en, fr]) await expect.poll(() => named(slug)).toEqual(['vi', 'en', 'fr']);
  });

  it('stands in lists, focus and feeds of its own language alone', async () => {
    const { vi, en } = await translatedPosts(server.db, room, ['en']);
    const alone = await room.postIn('PUBLISHED', room.author);
    await sql`INSERT INTO post_placements (project_id, post_id, kind, position, placed_by_name)
      VALUES (${room.projectId}, ${vi?.id}, 'FOCUS', 1, 'Hà'), (${room.projectId}, ${alone.id}, 'FOCUS', 2, 'Hà')`.execute(
      server.db,
    );
    const shown = async (lang: string) => {
      const { blocks } = await server.ask(home, here({ lang }));
      return blocks.flatMap(({ posts }) => posts.map(({ id }) => id));
    };
    await expect.poll(() => shown('vi')).toEqual([vi?.id, alone.id]);
    await expect.poll(() => shown('en')).toEqual([en?.id]);
    const slug = await categorySlug();
    expect(await file(`category/${slug}/feed/rss?lang=en`)).toContain(`/en/${en?.slug}</link>`);
    expect(await file(`category/${slug}/feed/rss?lang=en`)).not.toContain(`post-${vi?.id}<`);
    expect(await file(`category/${slug}/feed/rss`)).not.toContain(`post-${en?.id}<`);
  });

  it('is chosen with what it translates: related posts appear in the language of the article', async () => {
    const chosen = await translatedPosts(server.db, room, ['en']);
    const alone = await room.postIn('PUBLISHED', room.author);
    const ids = [chosen.vi?.id ?? '', alone.id];
    const details = { relatedPostIds: ids, lang: 'en', mainCategoryId: await room.category() } as const;
    const written = await room.postIn('PUBLISHED', room.author, details);
    const related = async () =>
      (await server.ask(post, at(written.slug))).page?.related.map(({ id, lang }) => `${lang} ${id}`);
    await expect.poll(related).toEqual([`en ${chosen.en?.id}`]);
  });

  it('has its group in the sitemap of its month, itself too; a post that stands alone names none', async () => {
    const { vi, fr } = await translatedPosts(server.db, room, ['fr']);
    const alone = await room.postIn('PUBLISHED', room.author);
    const index = await file('sitemap');
    const [, part = ''] = /sitemap-(\d{4}-\d{2})\.xml/.exec(index) ?? [];
    const map = await file(`sitemap/${part}`);
    const entryOf = (path: string) => map.split('<url>').find((one) => one.includes(`${path}</loc>`)) ?? '';
    const linksOf = (path: string) =>
      [...entryOf(path).matchAll(/hreflang="(\w+)" href="[^"]*?\/((?:fr\/)?[^/"]+)"/g)].map(
        ([, lang, own]) => `${lang} ${own}`,
      );
    const both = [`vi ${vi?.slug}`, `fr fr/${fr?.slug}`];
    expect([linksOf(`/${vi?.slug}`), linksOf(`/fr/${fr?.slug}`)]).toEqual([both, both]);
    expect(linksOf(`/${alone.slug}`)).toEqual([]);
  });
});

describe('a language with nothing of its own', () => {
  it('shows what its fallback has, says so, and is not offered to searchers', async () => {
    const { vi, en } = await translatedPosts(server.db, room, ['en']);
    const slug = await categorySlug();
    const inCategory = async (lang: string) => {
      const { page } = await server.ask(category, { ...at(slug), query: { lang } });
      return [page?.lang, page?.fallbackLang, page?.head.noindex, page?.posts.map(({ id }) => id)];
    };
    await expect.poll(() => inCategory('en')).toEqual(['en', null, false, [en?.id]]);
    await expect.poll(() => inCategory('fr')).toEqual(['fr', 'en', true, [en?.id]]);
    await expect.poll(() => inCategory('ar')).toEqual(['ar', 'vi', true, [vi?.id]]);
    const front = await server.ask(home, here({ lang: 'fr' }));
    expect([front.fallbackLang, front.head.noindex]).toEqual(['en', true]);
    expect(front.blocks.flatMap(({ posts }) => posts.map(({ lang }) => lang))).toEqual(['en']);
    expect(front.head.alternates.map(({ lang }) => lang)).toEqual(['vi', 'en', 'fr', 'ar']);
    expect((await server.send(home, here({ lang: 'ko' }))).status).toBe(404);
  });
});

it('Translated events name each other, and lists of events keep to one language', async () => {
  const { headers } = room.admin;
  const made = async (lang: 'vi' | 'en') => {
    const body = { lang, title: 'Lễ hội', slug: `le-hoi-${lang}` } as const;
    const { id } = await server.ask(eventEndpoints.create, { headers, body });
    await sql`UPDATE events SET state = 'PUBLISHED', ever_published = true, published_time = now() WHERE id = ${id}`.execute(
      server.db,
    );
    return id;
  };
  const [vi, en] = [await made('vi'), await made('en')];
  const named = async (slug: string) =>
    (await server.ask(event, at(slug))).page?.head.alternates.map(({ path }) => path);
  await expect.poll(() => named('le-hoi-vi')).toEqual([]);
  await sql`UPDATE events SET translation_of = ${vi} WHERE id = ${en}`.execute(server.db);
  const both = ['/su-kien/le-hoi-vi', '/en/su-kien/le-hoi-en'];
  await expect.poll(() => named('le-hoi-vi')).toEqual(both);
  await expect.poll(() => named('le-hoi-en')).toEqual(both);
  await sql`UPDATE events SET state = 'UNPUBLISHED' WHERE id = ${en}`.execute(server.db);
  await expect.poll(() => named('le-hoi-vi')).toEqual([]);
  expect((await server.send(events, here({ lang: 'ko' }))).status).toBe(404);
});

describe('the words of categories', () => {
  it('are those that translators approved, or those of the fallback', async () => {
    const asked: string[] = [];
    const found = await findSite(
      server.db,
      room.projectId,
      new Date(),
      async (_db, _project, kind, ids, lang) => {
        asked.push(`${kind} ${lang}`);
        return lang === 'en' ? new Map(ids.map((id) => [id, new Map([['title', 'News']])])) : new Map();
      },
    );
    const [first] = found?.categories.values() ?? [];
    expect(asked).toEqual(['CATEGORY en', 'CATEGORY fr', 'CATEGORY ar']);
    const { en, fr, ar } = first?.names ?? {};
    expect([en, fr, ar]).toEqual(['News', 'News', first?.title]);
  });

  it('drop the kept pages of the site when an approved one changes, and those of articles do not', async () => {
    const segment = async (kind: string, sourceId: string, state: string) => {
      const { rows } = await sql<{ id: string }>`
        INSERT INTO translations (project_id, kind, source_id, source_lang, lang, state, created_by_name, updated_by_name)
        VALUES (${room.projectId}, ${kind}, ${sourceId}, 'vi', 'fr', 'APPROVED', 'Hà', 'Hà') RETURNING id`.execute(
        server.db,
      );
      await sql`INSERT INTO translation_segments (project_id, translation_id, position, key, role, source_text, state)
        VALUES (${room.projectId}, ${rows[0]?.id}, 0, 'title', 'TITLE', 'Thời sự', ${state})`.execute(
        server.db,
      );
    };
    const quiet = await droppedBy(async () => {
      await segment('POST', '7', 'APPROVED');
      await segment('CATEGORY', room.categoryId, 'MT_ONLY');
    });
    const loud = await droppedBy(async () => {
      await sql`UPDATE translation_segments SET state = 'APPROVED', target_text = 'Actualités'
        WHERE project_id = ${room.projectId}`.execute(server.db);
    });
    expect([quiet, loud]).toEqual([[], [`project-${room.projectId}`]]);
  });
});

/** What the database tells the processes that keep pages while something happens. */
async function droppedBy(happens: () => Promise<void>): Promise<string[]> {
  const heard: string[] = [];
  const client = new pg.Client({ connectionString: server.database.url });
  client.on('notification', ({ payload = '' }) => heard.push(payload));
  await client.connect();
  try {
    await client.query('LISTEN toasoan_delivery');
    await happens();
    // Notices arrive in the order of their transactions.
    await sql`SELECT pg_notify('toasoan_delivery', 'the end')`.execute(server.db);
    await expect.poll(() => heard).toContain('the end');
  } finally {
    await client.end();
  }
  return heard.filter((text) => text !== 'the end');
}
