import { deliveryEndpoints } from '@toasoan/contract/features/delivery/delivery-endpoints.ts';
import type { PublicPost } from '@toasoan/contract/features/delivery/public-post.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliveryRoutes } from '#server/features/delivery/delivery-routes.ts';
import {
  bringTo,
  type Case,
  everyCase,
  isPublic,
} from '#server/features/delivery/test-support/posts-in-every-state.ts';
import {
  type InLanguage,
  inFourLanguages,
  translatedPosts,
} from '#server/features/delivery/test-support/translated-posts.ts';
import { aNewsroom, type Newsroom } from '#server/features/posts/test-support/a-newsroom.ts';
import { startTestServer } from '#test/test-server.ts';
import { askInProcess } from '../site/compose-site-page.ts';
import { freshReading } from './fresh-reading.ts';

const server = await startTestServer();
const routes = deliveryRoutes({});
let room: Newsroom;
beforeEach(async () => {
  room = await aNewsroom(server);
  await inFourLanguages(server.db, room.projectId);
});

/** The page of a post now, whatever is kept; undefined where readers get none. */
async function pageOf({ slug }: InLanguage): Promise<PublicPost | undefined> {
  const reading = await freshReading(server.db, room.projectId, new Date());
  if (reading === undefined) throw new Error('The project is archived.');
  const answer = askInProcess(routes, reading, deliveryEndpoints.post, { params: { slug } });
  return await answer.then(
    (found) => (found as { page: PublicPost | null }).page ?? undefined,
    () => undefined,
  );
}

const languagesOf = (page: PublicPost | undefined) => ({
  alternates: page?.head.alternates.map(({ lang }) => lang),
  of: page?.translationOf?.lang ?? null,
  others: page?.translations.map(({ lang }) => lang),
});

const isReadable = (one: Case) =>
  isPublic(one) || (one.state === 'EXPIRED' && one.isArchived && one.embargo !== 'ahead' && !one.isAhead);

describe('the page of a translated record', () => {
  it('names exactly what readers can open of its group, in every state of original and translation', async () => {
    const { vi, en, fr } = await translatedPosts(server.db, room, ['en', 'fr']);
    if (!vi || !en || !fr) throw new Error('A post is missing.');
    const pages = async () => ({
      vi: languagesOf(await pageOf(vi)),
      en: languagesOf(await pageOf(en)),
      fr: languagesOf(await pageOf(fr)),
    });
    const wrong: unknown[] = [];
    for (const one of everyCase())
      for (const changed of ['vi', 'en'] as const) {
        const { id } = { vi, en }[changed];
        const back = await kept(id);
        await bringTo(server.db, id, one, room.editor.userId);
        const found = await pages();
        if (JSON.stringify(found) !== JSON.stringify(expectedOf(changed, one)))
          wrong.push([changed, one, found]);
        await back();
      }
    expect(wrong).toEqual([]);
  });

  it('leads to the own paths of its languages, the original too, and alone names nothing', async () => {
    const { vi, ar } = await translatedPosts(server.db, room, ['ar']);
    const alone = await room.postIn('PUBLISHED', room.author);
    if (!vi || !ar) throw new Error('A post is missing.');
    const page = await pageOf(ar);
    expect(page?.head.alternates).toEqual([
      { lang: 'vi', path: `/${vi.slug}` },
      { lang: 'ar', path: `/ar/${ar.slug}` },
    ]);
    expect(page?.translationOf).toEqual({ id: vi.id, lang: 'vi', path: `/${vi.slug}`, title: vi.title });
    expect(languagesOf(await pageOf(alone))).toEqual({ alternates: [], of: null, others: [] });
  });

  it('leaves out a language that the site does not have', async () => {
    const { vi } = await translatedPosts(server.db, room, ['en', 'ko']);
    if (!vi) throw new Error('A post is missing.');
    expect(languagesOf(await pageOf(vi))).toEqual({ alternates: ['vi', 'en'], of: null, others: ['en'] });
  });
});

const GROUP = ['vi', 'en', 'fr'];

/** What the pages of a group name while one of them is in a state. */
function expectedOf(changed: string, one: Case) {
  const named = GROUP.filter((lang) => lang !== changed || isPublic(one));
  const open = GROUP.filter((lang) => lang !== changed || isReadable(one));
  const expected = (own: string) => ({
    alternates: named.includes(own) ? named : [],
    of: own !== 'vi' && open.includes('vi') ? 'vi' : null,
    others: open.filter((lang) => lang !== own && lang !== 'vi'),
  });
  const nothing = languagesOf(undefined);
  return Object.fromEntries(GROUP.map((lang) => [lang, open.includes(lang) ? expected(lang) : nothing]));
}

/** What a post is now, to bring it back. */
async function kept(id: string): Promise<() => Promise<void>> {
  const post = await server.db
    .selectFrom('posts')
    .select(['details', 'published_time'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return async () => {
    await sql`
      UPDATE posts SET state = 'PUBLISHED', details = ${JSON.stringify(post.details)}::jsonb, assignee_id = NULL,
        published_time = ${post.published_time}, schedule_time = NULL, state_before_trash = NULL
      WHERE id = ${id}`.execute(server.db);
  };
}
