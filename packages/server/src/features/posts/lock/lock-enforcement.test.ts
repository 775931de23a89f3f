import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { correctionEndpoints } from '@toasoan/contract/features/posts/correction/correction-endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { versionEndpoints } from '@toasoan/contract/features/posts/history/version-endpoints.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, article } from '../test-support/a-newsroom.ts';
import { aPage, letPass } from '../test-support/at-a-post.ts';

const server = await startTestServer();
const room = await aNewsroom(server);
const { headers } = room.admin;

beforeAll(async () => {
  await server.ask(categoryEndpoints.create, { headers, body: { title: 'Cải chính', kind: 'CORRECTION' } });
});

const read = ({ id }: Pick<Post, 'id'>) => server.ask(postEndpoints.detail, { headers, params: { id } });
const aDraft = () => room.write(room.admin, room.finished());
async function withPending(): Promise<Post> {
  const { id, version } = await room.postIn('PUBLISHED', room.author);
  return await server.ask(postEndpoints.update, { headers, body: { id, version, title: 'Tít chờ' } });
}
const correctionParts = {
  wrongText: 'Xã có 1.200 hộ.',
  correctText: 'Xã có 120 hộ.',
  apologyText: 'Tòa soạn xin lỗi.',
  basis: 'COMPLAINT' as const,
  conclusionDoc: '',
  placement: '',
  notifiedParties: [],
  aggregatorsNotified: [],
};
async function aCorrection() {
  const { id: postId } = await room.postIn('PUBLISHED', room.author);
  const made = await server.ask(correctionEndpoints.create, {
    headers,
    body: { postId, ...correctionParts },
  });
  return await read({ id: made.correctionPostId });
}

interface Write {
  readonly prepare: () => Promise<Post>;
  /** Writes the text of the post in the name of ADMIN. */
  readonly write: (
    post: Post,
    editingSession?: string,
  ) => Promise<{ readonly status: number; readonly envelope: object }>;
}

/** Every call that writes a post's text. */
const WRITES: Readonly<Record<string, Write>> = {
  update: {
    prepare: aDraft,
    write: ({ id, version }, editingSession) =>
      server.send(postEndpoints.update, {
        headers,
        body: { id, version, content: article('Chữ mới.'), editingSession },
      }),
  },
  'update of a public post': {
    prepare: withPending,
    write: ({ id, version }, editingSession) =>
      server.send(postEndpoints.update, { headers, body: { id, version, title: 'Chờ nữa', editingSession } }),
  },
  apply: {
    prepare: withPending,
    write: ({ id, version }, editingSession) =>
      server.send(postEndpoints.apply, { headers, params: { id }, body: { version, editingSession } }),
  },
  dropPending: {
    prepare: withPending,
    write: ({ id, version }, editingSession) =>
      server.send(postEndpoints.dropPending, { headers, params: { id }, body: { version, editingSession } }),
  },
  restore: {
    prepare: async () => {
      const { id, version } = await aDraft();
      return await server.ask(postEndpoints.update, { headers, body: { id, version, title: 'Tít khác' } });
    },
    write: ({ id, version }, editingSession) =>
      server.send(versionEndpoints.restore, {
        headers,
        params: { id },
        body: { version, no: 1, editingSession },
      }),
  },
  correction: {
    prepare: aCorrection,
    write: async ({ id }, editingSession) => {
      const { items } = await server.ask(correctionEndpoints.list, { headers, query: { postId: id } });
      const [made] = items;
      return await server.send(correctionEndpoints.update, {
        headers,
        body: {
          ...correctionParts,
          id: made?.id ?? '',
          version: made?.version ?? 0,
          wrongText: 'Xã có 1.300 hộ.',
          editingSession,
        },
      });
    },
  },
};

const DECLARED = { ...postEndpoints, ...versionEndpoints, correction: correctionEndpoints.update };

it('the calls that say they respect the lock are those that are tried here', () => {
  const declared = Object.entries(DECLARED)
    .filter(([, { errors }]) => errors.includes('LOCKED_BY_OTHER'))
    .map(([name]) => name);
  expect(declared.sort()).toEqual(
    Object.keys(WRITES)
      .filter((name) => !name.includes(' '))
      .sort(),
  );
});

describe.each(Object.entries(WRITES))('%s', (_, { prepare, write }) => {
  it('is refused while another person’s page holds the lock, whoever asks, and changes nothing', async () => {
    const post = await prepare();
    const chief = await room.hire('SUPPER_ADMIN');
    const page = aPage(server, post, chief);
    const { holder } = await page.beat();
    const own = aPage(server, post, room.admin);
    for (const editingSession of [undefined, own.editingSession]) {
      const { status, envelope } = await write(post, editingSession);
      expect([status, envelope]).toMatchObject([
        423,
        {
          code: 'LOCKED_BY_OTHER',
          message: expect.stringMatching(
            new RegExp(
              `^${chief.displayName} đang sửa nội dung này từ \\d\\d:\\d\\d .*Thử lại khi ${chief.displayName} sửa xong`,
            ),
          ),
          details: { by: chief.displayName, byId: chief.userId, since: holder?.since },
        },
      ]);
    }
    expect(await read(post)).toMatchObject({ version: post.version, content: post.content });
  });

  it('is refused while one’s own other tab holds the lock', async () => {
    const post = await prepare();
    await aPage(server, post, room.admin).beat();
    expect((await write(post, 'another-tab-of-the-same')).status).toBe(423);
    expect((await write(post)).status).toBe(423);
  });

  it('succeeds on the page that holds the lock', async () => {
    const post = await prepare();
    const page = aPage(server, post, room.admin);
    await page.beat();
    expect((await write(post, page.editingSession)).status).toBe(200);
  });

  it('succeeds when nobody holds the lock any more', async () => {
    const post = await prepare();
    await aPage(server, post, await room.hire('SUPPER_ADMIN')).beat();
    await letPass(server, post, 61);
    expect((await write(post)).status).toBe(200);
  });
});

it('a lock does not replace the version check', async () => {
  const post = await aDraft();
  const page = aPage(server, post, room.admin);
  await page.beat();
  const { editingSession } = page;
  const body = { id: post.id, version: post.version, title: 'Một', editingSession };
  await server.ask(postEndpoints.update, { headers, body });
  expect((await server.refusal(postEndpoints.update, { headers, body })).code).toBe('VERSION_CONFLICT');
});

it('another person’s session is not one’s own under the same name', async () => {
  const post = await aDraft();
  const chief = await room.hire('SUPPER_ADMIN');
  const page = aPage(server, post, chief);
  await page.beat();
  const body = { id: post.id, version: post.version, title: 'Một', editingSession: page.editingSession };
  expect((await server.refusal(postEndpoints.update, { headers, body })).code).toBe('LOCKED_BY_OTHER');
});

it('an autosave of a person who lost the lock is always accepted', async () => {
  const post = await aDraft();
  await aPage(server, post, await room.hire('SUPPER_ADMIN')).beat();
  const lost = { postId: post.id, editingSession: 'the-session-that-lost', baseVersion: post.version };
  await server.ask(postEndpoints.autosave, { headers, body: { ...lost, draft: { title: 'Chữ của tôi' } } });
  const { items } = await server.ask(postEndpoints.autosaves, { headers, query: { postId: post.id } });
  expect(items[0]?.draft.title).toBe('Chữ của tôi');
});

it('transitions and changes of terms do not need the lock', async () => {
  const post = await room.postIn('SUBMITTED', room.author);
  await aPage(server, post, await room.hire('SUPPER_ADMIN')).beat();
  const tagId = await room.tag();
  const { results } = await server.ask(postEndpoints.bulk, {
    headers,
    body: { action: 'addTags', ids: [post.id], tagIds: [tagId] },
  });
  expect(results).toMatchObject([{ ok: true }]);
  expect((await room.transition(room.editor, await read(post), 'EDITING')).state).toBe('EDITING');
});
