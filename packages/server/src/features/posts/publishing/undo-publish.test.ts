import { notificationEndpoints } from '@toasoan/contract/features/notifications/endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { placementEndpoints } from '@toasoan/contract/features/posts/placement/placement-endpoints.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { shareEndpoints } from '@toasoan/contract/features/posts/preview/share-endpoints.ts';
import { publishEndpoints } from '@toasoan/contract/features/posts/publishing/publish-endpoints.ts';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom, type Staff } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
let room: Newsroom;

beforeAll(async () => {
  room = await aNewsroom(server);
});
afterEach(() => void vi.useRealTimers());

const undo = ({ headers }: Staff, { id, version }: Post) =>
  server.ask(publishEndpoints.undo, { headers, params: { id }, body: { version } });
const refusedUndo = async ({ headers }: Staff, { id, version }: Post) => {
  const refusal = await server.refusal(publishEndpoints.undo, { headers, params: { id }, body: { version } });
  return refusal.details.rules?.[0]?.code ?? refusal.code;
};
const read = ({ headers }: Staff, { id }: Post) =>
  server.ask(postEndpoints.detail, { headers, params: { id } });
/** Moves the server's clock. */
const pass = (seconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1_000, shouldAdvanceTime: false });
const stillWaiting = (post: Post) => ({
  state: post.state,
  stateTime: post.stateTime,
  assignee: post.assignee,
  dueTime: post.dueTime,
  approvedBy: post.approvedBy,
  scheduleTime: post.scheduleTime,
});

describe('a publication that its person takes back within the minute', () => {
  it('leaves the post in the state before, with its people and times, and as once public', async () => {
    const waiting = await room.postIn('PENDING_APPROVAL', room.author);
    const published = await room.transition(room.admin, waiting, 'PUBLISHED');
    const back = await undo(room.admin, published);
    expect(stillWaiting(back)).toEqual(stillWaiting(waiting));
    expect([back.everPublished, back.publishedTime]).toEqual([true, published.publishedTime]);
    const query = { view: 'PUBLISHED', text: waiting.title } as const;
    const { headers } = room.admin;
    const list = await server.ask(postEndpoints.list, { headers, query });
    expect(list.items.map(({ id }) => id)).not.toContain(waiting.id);
  });

  it('goes back over all steps of one press, to a draft', async () => {
    const draft = await room.write(room.author, room.finished());
    const back = await undo(room.admin, await room.transition(room.admin, draft, 'PUBLISHED'));
    expect(stillWaiting(back)).toEqual(stillWaiting(draft));
  });

  it('needs no right to unpublish: the editor of two steps has none', async () => {
    const short = await aNewsroom(server, 'TWO_STEP');
    const waiting = await short.postIn('EDITING', short.author);
    const back = await undo(short.editor, await short.transition(short.editor, waiting, 'PUBLISHED'));
    expect(back.state).toBe('EDITING');
  });

  it('keeps the planned time of a scheduled post, unless it has passed meanwhile', async () => {
    const time = new Date(Date.now() + 90_000);
    const scheduled = await room.schedule(await room.postIn('PENDING_APPROVAL', room.author), time);
    const published = await room.transition(room.admin, scheduled, 'PUBLISHED');
    const back = await undo(room.admin, published);
    expect([back.state, back.scheduleTime]).toEqual(['SCHEDULED', time.toISOString()]);
    pass(50);
    const again = await room.transition(room.admin, back, 'PUBLISHED');
    vi.useRealTimers();
    pass(95);
    expect((await undo(room.admin, again)).state).toBe('PENDING_APPROVAL');
  });

  it('takes the placement with it that came with the publication, and opens the preview links again', async () => {
    const { headers } = room.admin;
    const waiting = await room.postIn('PENDING_APPROVAL', room.author);
    const params = { id: waiting.id };
    const first = { version: waiting.version, kind: 'FEATURED' } as const;
    await server.ask(placementEndpoints.place, { headers, params, body: first });
    const link = { postId: waiting.id, expiresIn: '1h', once: false, text: 'working' } as const;
    await server.ask(shareEndpoints.create, { headers, body: link });
    const body = { version: waiting.version, to: 'PUBLISHED', place: { kind: 'FOCUS' } } as const;
    const published = await server.ask(postEndpoints.transition, { headers, params, body });
    const places = async () =>
      (await server.ask(placementEndpoints.list, { headers, query: { postId: waiting.id } })).items
        .filter(({ postId }) => postId === waiting.id)
        .map(({ kind }) => kind);
    const links = async () =>
      (await server.ask(shareEndpoints.list, { headers, params })).items.map(({ state }) => state);
    expect([(await places()).toSorted(), await links()]).toEqual([['FEATURED', 'FOCUS'], ['ended']]);
    await undo(room.admin, published);
    expect([await places(), await links()]).toEqual([['FEATURED'], ['open']]);
  });

  it('notifies the same people, mails nothing, and is on record', async () => {
    const waiting = await room.postIn('PENDING_APPROVAL', room.author);
    const published = await room.transition(room.admin, waiting, 'PUBLISHED');
    const rows = () =>
      server.db
        .selectFrom('notifications')
        .select(['kind', 'user_id', 'mail_due', 'make_time'])
        .where('post_id', '=', waiting.id)
        .where('kind', 'in', ['postPublished', 'publishUndone'])
        .orderBy('user_id')
        .execute();
    const notified = await rows();
    expect(notified.map(({ kind }) => kind)).toContain('postPublished');
    for (const { mail_due, make_time } of notified)
      expect(Number(mail_due) - Number(make_time)).toBeGreaterThanOrEqual(60_000);
    await undo(room.admin, published);
    const people = notified.map(({ user_id }) => ({ kind: 'publishUndone', user_id, mail_due: null }));
    expect(await rows()).toMatchObject(people);
    const { headers } = room.author;
    const [newest] = (await server.ask(notificationEndpoints.list, { headers })).items;
    expect([newest?.kind, newest?.title]).toEqual(['publishUndone', waiting.title]);
    const audit = await server.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity', '=', 'post')
      .where('entity_id', '=', waiting.id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(audit?.action).toBe('post.undoPublish');
    const log = await server.ask(postEndpoints.transitionLog, {
      headers: room.admin.headers,
      params: { id: waiting.id },
    });
    expect(log.items[0]).toMatchObject({ move: 'undoPublish', from: 'PUBLISHED', to: 'PENDING_APPROVAL' });
  });
});

describe('changes of a public post that their person takes back', () => {
  it('wait beside the earlier public text again, whose address readers find as before', async () => {
    const { headers } = room.admin;
    const post = await room.postIn('PUBLISHED', room.author, { excerpt: 'Sapo đã đăng.' });
    const draft = { excerpt: 'Sapo sửa nhầm.', slug: `dia-chi-moi-${post.id}`, keywords: ['a'] };
    const body = { id: post.id, version: post.version, ...draft };
    const saved = await server.ask(postEndpoints.update, { headers, body });
    const applied = await server.ask(postEndpoints.apply, {
      headers,
      params: { id: post.id },
      body: { version: saved.version, fields: ['excerpt', 'slug'], isSubstantive: true },
    });
    expect([applied.slug, applied.pending?.draft]).toEqual([draft.slug, { keywords: ['a'] }]);
    const back = await undo(room.admin, applied);
    expect([back.state, back.excerpt, back.slug, back.substantiveTime]).toEqual([
      'PUBLISHED',
      'Sapo đã đăng.',
      post.slug,
      null,
    ]);
    expect(back.pending?.draft).toEqual(draft);
    const again = await server.ask(postEndpoints.apply, {
      headers,
      params: { id: post.id },
      body: { version: back.version },
    });
    expect([again.slug, again.excerpt]).toEqual([draft.slug, draft.excerpt]);
  });
});

describe('a publication cannot be taken back', () => {
  it('by somebody else, whatever they may do', async () => {
    const published = await room.postIn('PUBLISHED', room.author);
    const chief = await room.hire('SUPPER_ADMIN');
    expect(await refusedUndo(chief, published)).toBe('FORBIDDEN');
    expect((await read(room.admin, published)).state).toBe('PUBLISHED');
  });

  it('after its minute', async () => {
    const published = await room.postIn('PUBLISHED', room.author);
    pass(61);
    expect(await refusedUndo(room.admin, published)).toBe('UNDO_TOO_LATE');
    expect(await read(room.admin, published)).toEqual(published);
  });

  it('once somebody has changed the post, and the refusal names them', async () => {
    const published = await room.postIn('PUBLISHED', room.author);
    const { headers } = room.editor;
    const body = { id: published.id, version: published.version, excerpt: 'Sapo khác.' };
    await server.ask(postEndpoints.update, { headers, body });
    const refusal = await server.refusal(publishEndpoints.undo, {
      headers: room.admin.headers,
      params: { id: published.id },
      body: { version: published.version },
    });
    expect(refusal.details.rules?.[0]?.code).toBe('UNDO_CHANGED');
    expect(refusal.message).toContain(room.editor.displayName);
  });

  it('twice', async () => {
    const back = await undo(room.admin, await room.postIn('PUBLISHED', room.author));
    expect(await refusedUndo(room.admin, back)).toBe('UNDO_NOTHING');
  });
});

it('the panel names the people who will be notified, and they hear nothing where the person says so', async () => {
  const { headers } = room.admin;
  const waiting = await room.postIn('PENDING_APPROVAL', room.author);
  const params = { id: waiting.id };
  const { people } = await server.ask(publishEndpoints.audience, { headers, params });
  expect(people).toEqual([{ userId: room.author.userId, name: room.author.displayName }]);
  const body = { version: waiting.version, to: 'PUBLISHED', notifies: false } as const;
  await server.ask(postEndpoints.transition, { headers, params, body });
  const { items } = await server.ask(notificationEndpoints.list, { headers: room.author.headers });
  expect(items.filter(({ title }) => title === waiting.title)).toEqual([]);
});

it('posts that are published together report their open points one by one', async () => {
  const { headers } = room.admin;
  const short = await room.postIn('PENDING_APPROVAL', room.author);
  const lacking = await room.write(room.author, { ...room.finished(), excerpt: '' });
  const { items } = await server.ask(publishEndpoints.points, {
    headers,
    query: { ids: [short.id, lacking.id] },
  });
  const pointsOf = ({ id }: Post) => items.find((one) => one.id === id);
  expect(pointsOf(short)).toMatchObject({ title: short.title, required: [] });
  expect(pointsOf(short)?.advice).toContain('Thiếu ảnh đại diện.');
  expect(pointsOf(lacking)?.required).toHaveLength(1);
  const others = {
    headers: room.author.headers,
    query: { ids: [await room.postIn('DRAFT', room.admin)].map(({ id }) => id) },
  };
  expect((await server.ask(publishEndpoints.points, others)).items).toEqual([]);
});
