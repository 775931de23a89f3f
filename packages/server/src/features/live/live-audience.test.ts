import { liveEndpoints } from '@toasoan/contract/features/live/endpoints.ts';
import { STREAMS_PER_PERSON } from '@toasoan/contract/features/live/stream.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { profileEndpoints } from '@toasoan/contract/features/profile/profile-endpoints.ts';
import { projectEndpoints } from '@toasoan/contract/features/projects/endpoints.ts';
import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { userSignInEndpoints } from '@toasoan/contract/features/users/user-sign-in-endpoints.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { aNewsroom, type Newsroom, type Staff } from '#server/features/posts/test-support/a-newsroom.ts';
import { aNumber } from '#test/factories/a-number.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { type Listening, listenTo } from './test-support/listen-to.ts';

const MOST_STREAMS = 20;
/** Long before the next regular check, which comes after four beats. */
const AT_ONCE = { timeout: 20_000 };
const server = await startTestServer({ live: { mostStreams: MOST_STREAMS, beatMs: 60_000 } });
const { app, db, ask } = server;
let room: Newsroom;
let chief: Record<string, string>;
let address: string;

beforeAll(async () => {
  room = await aNewsroom(server);
  chief = await signIn(db, await aPerson(db, { role: 'SUPPER_ADMIN' }), { project: room.projectId });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});

const listen = (headers: Readonly<Record<string, string>>) => listenTo(address, headers);
const notesOf = (projectId: string, thingId: string) =>
  publishNotice(db, { kind: 'notes', projectId, thingId });

/** The messages of a stream up to one that goes to this person alone. */
async function allReceivedBy(stream: Listening, userId: string): Promise<string[]> {
  const thingId = String(aNumber());
  await publishNotice(db, { kind: 'notifications', projectId: null, userId, thingId });
  await stream.until(() => stream.reported().includes(`notifications ${thingId}`));
  return stream.reported().slice(0, -1);
}

async function hears(stream: Listening, userId: string, projectId: string): Promise<boolean> {
  const thingId = String(aNumber());
  await notesOf(projectId, thingId);
  return (await allReceivedBy(stream, userId)).includes(`notes ${thingId}`);
}

const account = (userId: string) => ask(userEndpoints.detail, { headers: chief, params: { id: userId } });
async function change(userId: string, options: object): Promise<void> {
  const { version } = await account(userId);
  await ask(userEndpoints.update, { headers: chief, body: { userId, version, ...options } });
}

describe('a person hears', () => {
  it('of the posts of all projects that are theirs, and of no other', async () => {
    const [second, foreign] = [await aProject(db), await aProject(db)];
    const person = await aPerson(db, { role: 'EDITOR', projects: [room.projectId, second] });
    const stream = await listen(await signIn(db, person, { project: room.projectId }));
    for (const [index, projectId] of [foreign, second, foreign, room.projectId].entries())
      await notesOf(projectId, String(index));
    expect(await allReceivedBy(stream, person.userId)).toEqual(['notes 1', 'notes 3']);
  });

  it('notices addressed to them, in any project, and none addressed to others', async () => {
    const [one, other] = [await room.hire('EDITOR'), await room.hire('EDITOR')];
    const stream = await listen(one.headers);
    const word = { kind: 'notifications', projectId: room.projectId } as const;
    await publishNotice(db, { ...word, userId: other.userId, thingId: '1' });
    await publishNotice(db, { ...word, userId: one.userId, thingId: '2' });
    expect(await allReceivedBy(stream, one.userId)).toEqual(['notifications 2']);
  });

  it("as AUTHOR the id of another's post, and nothing of its content", async () => {
    const author = await room.hire('AUTHOR');
    const stream = await listen(author.headers);
    const post = await room.write(room.editor, { title: 'Điều chưa ai được biết' });
    await allReceivedBy(stream, author.userId);
    expect(stream.notices()[0]).toEqual({
      id: expect.any(String),
      projectId: room.projectId,
      kind: 'post',
      thingId: post.id,
      editingSession: null,
    });
    const read = { headers: author.headers, params: { id: post.id } };
    expect((await server.refusal(postEndpoints.detail, read)).code).toBe('NOT_FOUND');
  });

  it('nothing of posts without the right to see them, from the moment the right is lost', async () => {
    const { userId, headers } = await room.hire('EDITOR');
    const stream = await listen(headers);
    expect(await hears(stream, userId, room.projectId)).toBe(true);
    await change(userId, { permissionDenials: ['post.view'] });
    await expect.poll(() => hears(stream, userId, room.projectId), AT_ONCE).toBe(false);
  });

  it('of a project from the moment they join it, and no more after they leave', async () => {
    const other = await aProject(db);
    const { userId, headers } = await room.hire('EDITOR');
    const stream = await listen(headers);
    expect(await hears(stream, userId, other)).toBe(false);
    await change(userId, { projects: [room.projectId, other] });
    await expect.poll(() => hears(stream, userId, other), AT_ONCE).toBe(true);
    await change(userId, { projects: [room.projectId] });
    await expect.poll(() => hears(stream, userId, other), AT_ONCE).toBe(false);
  });

  it('as SUPPER_ADMIN of every project, of a new one at once and of an archived one no more', async () => {
    const person = await aPerson(db, { role: 'SUPPER_ADMIN' });
    const stream = await listen(await signIn(db, person));
    const body = { name: `Báo mới ${aNumber()}` };
    const { projectId, version } = await ask(projectEndpoints.create, { headers: chief, body });
    await expect.poll(() => hears(stream, person.userId, projectId), AT_ONCE).toBe(true);
    await ask(projectEndpoints.transition, {
      headers: chief,
      params: { id: projectId },
      body: { version, to: 'DISABLED' },
    });
    await expect.poll(() => hears(stream, person.userId, projectId), AT_ONCE).toBe(false);
  });
});

describe('a stream ends with a closing message', () => {
  const ENDS: readonly (readonly [string, (person: Staff) => Promise<unknown>])[] = [
    ['signs out', ({ headers }) => ask(sessionEndpoints.logout, { headers })],
    [
      'is signed out by an administrator',
      ({ userId }) =>
        ask(userSignInEndpoints.signOut, {
          headers: chief,
          params: { id: userId },
          body: { reason: 'Máy tính xách tay bị mất' },
        }),
    ],
    ['is disabled', ({ userId }) => change(userId, { status: 'DISABLED' })],
    [
      'chooses a password with a link',
      async ({ userId }) => {
        const { url = '' } = await ask(userEndpoints.resetPassword, {
          headers: chief,
          params: { id: userId },
        });
        const [, secret = ''] = url.split('#');
        await ask(userEndpoints.setPassword, { body: { secret, password: 'mật khẩu mới của tôi 1' } });
      },
    ],
    ['is deleted', ({ userId }) => ask(userEndpoints.remove, { headers: chief, params: { id: userId } })],
    [
      'ends the session from another one',
      async ({ userId }) => {
        const headers = await signIn(db, { userId });
        await ask(sessionEndpoints.endOtherSessions, { headers });
      },
    ],
    [
      'has signed in too often',
      async ({ userId }) => {
        for (let count = 0; count < 10; count += 1) await signIn(db, { userId });
      },
    ],
  ];

  it.each(ENDS)('when its person %s', async (_how, end) => {
    const person = await room.hire('EDITOR');
    const stream = await listen(person.headers);
    await end(person);
    await stream.ended;
    expect(stream.events.at(-1)).toEqual({ event: 'bye', data: { reason: 'session' } });
  });

  it('in every session except the one that changes the password', async () => {
    const password = 'mật khẩu cũ của tôi 1';
    const person = await aPerson(db, { role: 'EDITOR', projects: [room.projectId], password });
    const [here, elsewhere] = [await signIn(db, person), await signIn(db, person)];
    const [kept, ended] = [await listen(here), await listen(elsewhere)];
    await ask(profileEndpoints.updatePassword, {
      headers: here,
      body: { password, newPassword: 'mật khẩu mới của tôi 2' },
    });
    await ended.ended;
    expect(ended.events.at(-1)).toEqual({ event: 'bye', data: { reason: 'session' } });
    expect(await hears(kept, person.userId, room.projectId)).toBe(true);
  });

  it('when the person has opened ten newer ones', async () => {
    const { headers } = await room.hire('EDITOR');
    const streams: Listening[] = [];
    for (let count = 0; count <= STREAMS_PER_PERSON; count += 1) streams.push(await listen(headers));
    await streams[0]?.ended;
    expect(streams.map(({ events }) => events.at(-1)?.event)).toEqual([
      'bye',
      ...Array.from({ length: STREAMS_PER_PERSON }, () => 'hello'),
    ]);
    expect(streams[0]?.events.at(-1)?.data).toEqual({ reason: 'replaced' });
  });
});

it('a process with too many streams says when to retry', async () => {
  await expect.poll(() => server.live.counts().streams).toBe(0);
  for (let count = 0; count < MOST_STREAMS; count += 1) await listen((await room.hire('AUTHOR')).headers);
  const { headers } = await room.hire('AUTHOR');
  const { status, envelope, headers: reported } = await server.send(liveEndpoints.stream, { headers });
  expect([status, envelope.error, reported['retry-after']]).toEqual([503, -503, '30']);
});
