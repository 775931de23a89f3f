import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { versionEndpoints } from '@toasoan/contract/features/posts/history/version-endpoints.ts';
import type { Post, PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { PLAIN_DETAILS } from '@toasoan/contract/features/posts/post-details.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { aMedia } from '#test/factories/a-media.ts';
import { startTestServer } from '#test/test-server.ts';
import { illustrated } from '../test-support/a-figure.ts';
import { aNewsroom, type Newsroom } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
const { db } = server;
let room: Newsroom;
let files: string[];

beforeAll(async () => {
  room = await aNewsroom(server);
  files = await Promise.all(Array.from({ length: 4 }, () => aMedia(db, room.projectId)));
});

type Walked = Pick<Post, 'id' | 'version' | 'state' | 'pending'>;
type Step = (post: Walked) => Promise<unknown>;
const headers = () => room.admin.headers;
const read = ({ id }: Pick<Post, 'id'>) =>
  server.ask(postEndpoints.detail, { headers: headers(), params: { id } });

const some = fc.subarray([0, 1, 2, 3], { maxLength: 2 });
const draftOf = (
  cover: readonly number[],
  body: readonly number[],
  gallery: readonly number[],
): PostDraft => {
  const [first] = cover.map((at) => files[at] ?? '');
  return {
    cover: first === undefined ? null : { mediaId: first, caption: '', alt: '' },
    content: illustrated(...body.map((at) => files[at] ?? '')),
    gallery: gallery.map((at) => ({ mediaId: files[at] ?? '', caption: '', credit: '' })),
  };
};
const transition =
  (to: 'PUBLISHED' | 'UNPUBLISHED' | 'TRASHED' | 'DRAFT'): Step =>
  async ({ id, version }) =>
    await server.send(postEndpoints.transition, {
      headers: headers(),
      params: { id },
      body: { version, to, reason: 'Bước ngẫu nhiên của phép thử.' },
    });
const save =
  (draft: () => PostDraft): Step =>
  async ({ id, version }) =>
    await server.send(postEndpoints.update, { headers: headers(), body: { id, version, ...draft() } });

/** Whatever a newsroom does to a post; an impossible action is refused and changes nothing. */
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(some, some, some).map((parts) => save(() => draftOf(...parts))) },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom('PUBLISHED', 'UNPUBLISHED', 'TRASHED', 'DRAFT')
      .map((to) => transition(to as 'DRAFT')),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Step>(
      ({ id, version }) =>
        server.send(postEndpoints.apply, { headers: headers(), params: { id }, body: { version } }),
      ({ id, version }) =>
        server.send(postEndpoints.dropPending, { headers: headers(), params: { id }, body: { version } }),
      ({ id, version }) =>
        server.send(versionEndpoints.restore, {
          headers: headers(),
          params: { id },
          body: { version, no: 1 },
        }),
      ({ id }) =>
        server.send(postEndpoints.bulk, { headers: headers(), body: { action: 'restore', ids: [id] } }),
      ({ id }) => server.send(postEndpoints.copy, { headers: headers(), params: { id } }),
    ),
  },
);

interface Held {
  readonly cover?: { readonly mediaId: string } | null;
  readonly gallery?: readonly { readonly mediaId: string }[];
}

/** Read from the JSON, not with the product's own code: `cover 1`. */
function heldBy(content: unknown, { cover, gallery }: Held): string[] {
  const body = [...JSON.stringify(content).matchAll(/"mediaId":\s*"(\d+)"/g)].map(([, id]) => `body ${id}`);
  return [
    ...(cover ? [`cover ${cover.mediaId}`] : []),
    ...body,
    ...(gallery ?? []).map(({ mediaId }) => `gallery ${mediaId}`),
  ];
}

async function expectedUses(id: string): Promise<string[]> {
  const { rows } = await sql<{
    state: string;
    content: unknown;
    details: Held;
    pending: (Held & { content?: unknown }) | null;
  }>`
    SELECT state, content, details, pending FROM posts WHERE id = ${id}`.execute(db);
  const { rows: versions } = await sql<{ snapshot: { content: unknown; details: Held } }>`
    SELECT CASE WHEN has_content THEN snapshot ELSE snapshot || jsonb_build_object('content', content) END AS snapshot
    FROM post_versions JOIN posts ON posts.id = post_id WHERE post_id = ${id}`.execute(db);
  const [post] = rows;
  if (post === undefined) return [];
  const text = heldBy(post.content, { ...PLAIN_DETAILS, ...post.details });
  const { pending } = post;
  const waiting =
    pending === null
      ? []
      : heldBy(pending.content ?? post.content, { ...PLAIN_DETAILS, ...post.details, ...pending });
  const placed = post.state === 'PUBLISHED' ? text : [];
  const drafted = [...(post.state === 'PUBLISHED' ? [] : text), ...waiting].filter(
    (one) => !placed.includes(one),
  );
  const idOf = (one: string) => one.split(' ')[1];
  const shown = new Set([...placed, ...drafted].map(idOf));
  const kept = versions
    .flatMap(({ snapshot }) => heldBy(snapshot.content, snapshot.details))
    .filter((one) => !shown.has(idOf(one)));
  const named = (kind: string, held: readonly string[]) => held.map((one) => `${kind} ${one}`);
  return [
    ...new Set([...named('PLACED', placed), ...named('DRAFT', drafted), ...named('VERSION', kept)]),
  ].toSorted();
}

async function foundUses(id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('media_uses')
    .select(['use_class', 'place', 'media_id'])
    .where('entity', '=', 'post')
    .where('entity_id', '=', id)
    .execute();
  return rows.map((row) => `${row.use_class} ${row.place} ${row.media_id}`).toSorted();
}

test('the library knows the files of a post after any action, and counts them correctly', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(step, { minLength: 5, maxLength: 10 }),
      async (isPublic, steps) => {
        const draft = draftOf([0], [1], [2]);
        const post = await room.postIn(isPublic ? 'PUBLISHED' : 'DRAFT', room.admin, draft);
        for (const take of [async () => {}, ...steps]) {
          await take(await read(post));
          const found = await foundUses(post.id);
          expect(found).toEqual(await expectedUses(post.id));
          for (const one of found) seen.add(one.slice(0, one.lastIndexOf(' ')));
        }
        const { rows: wrong } = await sql`
        SELECT id FROM media WHERE project_id = ${room.projectId} AND use_count <> (
          SELECT count(*) FROM media_uses WHERE media_id = media.id AND use_class <> 'VERSION'
        )`.execute(db);
        expect(wrong).toEqual([]);
      },
    ),
    { seed: 20_251_120, numRuns: 12, examples: [[true, []]] },
  );
  // Walks that reach few places prove little.
  expect([...seen].toSorted()).toEqual(
    ['DRAFT', 'PLACED', 'VERSION'].flatMap((kind) => [`${kind} body`, `${kind} cover`, `${kind} gallery`]),
  );
});

test('a purged post holds nothing', async () => {
  const post = await room.write(room.admin, draftOf([0], [1], [2]));
  await room.transition(room.admin, post, 'TRASHED');
  const boss = await room.hire('SUPPER_ADMIN');
  await server.ask(postEndpoints.remove, {
    headers: boss.headers,
    params: { id: post.id },
    query: { purge: true },
  });
  expect(await foundUses(post.id)).toEqual([]);
});

test('a file is held by no more versions than are kept', async () => {
  const [first = '', second = ''] = files;
  let post: Walked = await room.write(room.admin, { cover: { mediaId: first, caption: '', alt: '' } });
  const next = async (draft: PostDraft) => {
    const body = { id: post.id, version: post.version, ...draft };
    post = await server.ask(postEndpoints.update, { headers: headers(), body });
  };
  await next({ cover: { mediaId: second, caption: '', alt: '' } });
  expect(await foundUses(post.id)).toEqual([`DRAFT cover ${second}`, `VERSION cover ${first}`]);
  for (let save = 0; save < 50; save += 1) await next({ title: `Lần ${save}` });
  expect(await foundUses(post.id)).toEqual([`DRAFT cover ${second}`]);
});
