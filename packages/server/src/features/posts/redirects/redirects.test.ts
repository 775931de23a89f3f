import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { versionEndpoints } from '@toasoan/contract/features/posts/history/version-endpoints.ts';
import type { Post, PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { redirectEndpoints } from '@toasoan/contract/features/posts/redirects/redirect-endpoints.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { findRedirect } from '#server/core/redirects/redirect-store.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom, type Staff } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
const { add, list, remove } = redirectEndpoints;
let room: Newsroom;

beforeEach(async () => {
  room = await aNewsroom(server);
});

type Known = Pick<Post, 'id' | 'version'>;
const headersOf = (by: Staff = room.admin) => ({ headers: by.headers });
const save = ({ id, version }: Known, change: PostDraft) =>
  server.ask(postEndpoints.update, { ...headersOf(), body: { id, version, ...change } });
const apply = ({ id, version }: Known) =>
  server.ask(postEndpoints.apply, { ...headersOf(), params: { id }, body: { version } });
const inputOf = ({ id, version }: Known, slug: string, by?: Staff) => ({
  ...headersOf(by),
  params: { id },
  body: { version, slug },
});
const published = (slug: string) => room.postIn('PUBLISHED', room.admin, { slug });
const leadsTo = (slug: string) => findRedirect(server.db, room.projectId, { entity: 'post', slug });
async function listed({ id }: Pick<Post, 'id'>): Promise<string[]> {
  const { items } = await server.ask(list, { ...headersOf(), params: { id } });
  return items.map(({ slug }) => slug).toSorted();
}

describe('a changed public address redirects to its post', () => {
  const ways: readonly [string, (post: Post) => Promise<Post>][] = [
    ['with the changes of a public post', async (post) => apply(await save(post, { slug: 'dia-chi-moi' }))],
    [
      'while it is unpublished',
      async (post) =>
        save(await room.transition(room.admin, post, 'UNPUBLISHED', 'Chờ kiểm tra lại.'), {
          slug: 'dia-chi-moi',
        }),
    ],
    [
      'while it is unpublished, and it is published again',
      async (post) => {
        const down = await room.transition(room.admin, post, 'UNPUBLISHED', 'Chờ kiểm tra lại.');
        return room.transition(room.admin, await save(down, { slug: 'dia-chi-moi' }), 'PUBLISHED');
      },
    ],
    [
      'because it is unpublished with a new address waiting',
      async (post) =>
        room.transition(
          room.admin,
          await save(post, { slug: 'dia-chi-moi' }),
          'UNPUBLISHED',
          'Chờ kiểm tra lại.',
        ),
    ],
    [
      'by a save of the history that is taken up again',
      async (post) => {
        const moved = await apply(await save(post, { slug: 'dia-chi-giua' }));
        const down = await room.transition(room.admin, moved, 'UNPUBLISHED', 'Chờ kiểm tra lại.');
        const renamed = await save(down, { slug: 'dia-chi-moi' });
        const { items } = await server.ask(versionEndpoints.list, {
          ...headersOf(),
          params: { id: post.id },
        });
        const { version } = await server
          .ask(versionEndpoints.restore, {
            ...headersOf(),
            params: { id: post.id },
            body: { version: renamed.version, no: items[0]?.no ?? 0, fields: ['slug'] },
          })
          .then((answer) => answer.post);
        return { ...renamed, version };
      },
    ],
    [
      'and goes on doing so in the trash and out of it',
      async (post) => {
        const down = await room.transition(room.admin, post, 'UNPUBLISHED', 'Chờ kiểm tra lại.');
        const trashed = await room.transition(
          room.admin,
          await save(down, { slug: 'dia-chi-moi' }),
          'TRASHED',
        );
        expect(await leadsTo('dia-chi-cu')).toBe(post.id);
        return room.transition(room.admin, trashed, 'UNPUBLISHED');
      },
    ],
  ];

  it.each(ways)('%s', async (_how, change) => {
    const post = await published('dia-chi-cu');
    const after = await change(post);
    expect([after.slug, await leadsTo('dia-chi-cu')]).toEqual(['dia-chi-moi', post.id]);
    expect(await leadsTo('dia-chi-moi')).toBeUndefined();
  });
});

describe('addresses', () => {
  it('of a chain redirect to the post itself, however often it moved', async () => {
    let post: Post = await published('mot');
    for (const slug of ['hai', 'ba', 'bon']) post = await apply(await save(post, { slug }));
    expect([await leadsTo('mot'), await leadsTo('hai'), await leadsTo('ba')]).toEqual(Array(3).fill(post.id));
    expect(await listed(post)).toEqual(['ba', 'hai', 'mot']);
  });

  it('that are taken into use again redirect nowhere, so that no cycle can occur', async () => {
    let post: Post = await published('mot');
    for (const slug of ['hai', 'mot', 'hai', 'mot']) {
      post = await apply(await save(post, { slug }));
      expect([post.slug, await leadsTo(slug)]).toEqual([slug, undefined]);
    }
    expect(await listed(post)).toEqual(['hai']);
  });

  it('that redirect to a post are not available to others, and the refusal names the post', async () => {
    const post = await apply(await save(await published('mot'), { slug: 'hai' }));
    const other = await published('khac');
    for (const [slug, code] of [
      ['mot', 'slugLeadsToPost'],
      ['hai', 'slugOfPost'],
    ] as const) {
      const refusals = [
        await server.refusal(postEndpoints.create, { ...headersOf(room.author), body: { slug } }),
        await server.refusal(postEndpoints.update, {
          ...headersOf(),
          body: { id: other.id, version: other.version, slug },
        }),
        await server.refusal(add, inputOf(other, slug)),
      ];
      for (const refusal of refusals) {
        expect(refusal).toMatchObject({
          status: 409,
          code: 'SLUG_TAKEN',
          details: { ownerId: post.id },
          errors: [{ field: 'slug', code, message: expect.stringContaining(post.id) }],
        });
      }
    }
  });
});

describe('by hand', () => {
  it('an address is added and removed: audited, and a version of the post each time', async () => {
    const post = await published('hien-tai');
    const added = await server.ask(add, inputOf(post, 'cu-tu-trang-truoc'));
    expect([added.post.version, added.redirects.slug]).toEqual([post.version + 1, 'hien-tai']);
    expect(added.redirects.items).toEqual([{ slug: 'cu-tu-trang-truoc', since: expect.any(String) }]);
    expect(await leadsTo('cu-tu-trang-truoc')).toBe(post.id);
    const removed = await server.ask(remove, inputOf(added.post, 'cu-tu-trang-truoc'));
    expect([removed.redirects.items, await leadsTo('cu-tu-trang-truoc')]).toEqual([[], undefined]);
    expect((await room.write(room.author, { slug: 'cu-tu-trang-truoc' })).slug).toBe('cu-tu-trang-truoc');
    const audit = await server.db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('entity_id', '=', post.id)
      .where('action', 'like', 'post.%edirect')
      .orderBy('id')
      .execute();
    expect(audit).toMatchObject([
      { action: 'post.addRedirect', after: { redirect: 'cu-tu-trang-truoc' } },
      { action: 'post.removeRedirect', before: { redirect: 'cu-tu-trang-truoc' } },
    ]);
  });

  it('nothing changes over an unseen version, without the right, or in an impossible way', async () => {
    const post = await published('hien-tai');
    const draft = await room.write(room.admin, { slug: 'ban-nhap' });
    const { post: now } = await server.ask(add, inputOf(post, 'cu'));
    expect(await server.refusal(add, inputOf(post, 'khac'))).toMatchObject({ status: 409, error: -409 });
    expect((await server.refusal(add, inputOf(now, 'khac', room.editor))).code).toBe('FORBIDDEN');
    expect((await server.refusal(remove, inputOf(now, 'cu', room.editor))).code).toBe('FORBIDDEN');
    const ruleOf = async (input: ReturnType<typeof inputOf>, call: typeof add | typeof remove = add) =>
      (await server.refusal(call, input)).details.rules?.[0]?.code;
    expect([
      await ruleOf(inputOf(now, 'cu')),
      await ruleOf(inputOf(now, 'hien-tai')),
      await ruleOf(inputOf(draft, 'moi')),
      await ruleOf(inputOf(now, 'la'), remove),
      await ruleOf(inputOf(now, 'hien-tai'), remove),
    ]).toEqual(['ALREADY_LEADS', 'OWN_ADDRESS', 'NEVER_PUBLIC', 'LEADS_NOWHERE', 'LEADS_NOWHERE']);
    expect(await listed(post)).toEqual(['cu']);
  });

  it('an address goes to one of several concurrent requests', async () => {
    for (let round = 0; round < 5; round += 1) {
      const slug = `cung-luc-${round}`;
      const post = await published(`hien-tai-${round}`);
      const [asOld, asNew] = await Promise.all([
        server.send(add, inputOf(post, slug)),
        server.send(postEndpoints.create, { ...headersOf(room.author), body: { slug } }),
      ]);
      expect([asOld.status, asNew.status].toSorted()).toEqual([200, 409]);
    }
  });
});

it('people who may not read a post do not see its addresses', async () => {
  const draft = await room.write(room.admin);
  const { code } = await server.refusal(list, { ...headersOf(room.author), params: { id: draft.id } });
  expect(code).toBe('NOT_FOUND');
});
