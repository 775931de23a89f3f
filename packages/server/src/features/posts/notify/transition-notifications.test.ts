import { notificationEndpoints } from '@toasoan/contract/features/notifications/endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import { beforeAll, expect, it } from 'vitest';
import { wireJobs } from '#server/app/wire-jobs.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom, type Staff } from '../test-support/a-newsroom.ts';

const REASON = 'Thiếu nguồn ở đoạn hai, bổ sung.';
const server = await startTestServer();
let room: Newsroom;

beforeAll(async () => {
  room = await aNewsroom(server);
});

async function reported({ headers }: { readonly headers: Record<string, string> }) {
  const { items } = await server.ask(notificationEndpoints.list, { headers });
  return items.map(({ kind, title, actorName, text }) => ({ kind, title, actorName, text }));
}
const kindsAbout = async (person: Staff, title: string) =>
  (await reported(person)).filter((one) => one.title === title).map(({ kind }) => kind);

it('a submitted post notifies the people who may pick it up in the project, and nobody else', async () => {
  const other = await room.hire('EDITOR');
  const denied = await aPerson(server.db, {
    role: 'EDITOR',
    projects: [room.projectId],
    permissionDenials: ['post.forward'],
  });
  const deniedHeaders = await signIn(server.db, denied, { project: room.projectId });
  const stranger = await aPerson(server.db, { role: 'EDITOR' });
  const strangerHeaders = await signIn(server.db, stranger);
  const post = await room.write(room.author, room.finished());
  await room.transition(room.author, post, 'SUBMITTED');
  const news = { kind: 'postSubmitted', title: post.title, actorName: room.author.displayName, text: '' };
  for (const person of [room.editor, other, room.admin]) expect((await reported(person))[0]).toEqual(news);
  expect(await kindsAbout(room.author, post.title)).toEqual([]);
  expect(await reported({ headers: deniedHeaders })).toEqual([]);
  expect(await reported({ headers: strangerHeaders })).toEqual([]);
});

it('a forwarded one notifies the people who may approve; in two steps these are editors', async () => {
  const small = await aNewsroom(server, 'TWO_STEP');
  const colleague = await small.hire('EDITOR');
  for (const here of [room, small]) {
    const post = await here.postIn('EDITING', here.author);
    const own = await here.transition(here.admin, post, 'SUBMITTED');
    const edited = await here.transition(here.editor, own, 'EDITING');
    await here.transition(here.editor, edited, 'PENDING_APPROVAL');
    expect((await kindsAbout(here.admin, post.title))[0]).toBe('postForwarded');
    expect(await kindsAbout(here.editor, post.title)).not.toContain('postForwarded');
    const bystander = here === small ? colleague : await room.hire('EDITOR');
    expect((await kindsAbout(bystander, post.title)).includes('postForwarded')).toBe(here === small);
  }
});

it.each<[string, PostState, PostState, string]>([
  ['returned', 'SUBMITTED', 'RETURNED', 'postReturned'],
  ['sent back', 'PENDING_APPROVAL', 'EDITING', 'postSentBack'],
  ['rejected', 'SUBMITTED', 'REJECTED', 'postRejected'],
  ['unpublished', 'PUBLISHED', 'UNPUBLISHED', 'postUnpublished'],
])('the author of a post that is %s is notified with the reason', async (_, from, to, kind) => {
  const post = await room.postIn(from as 'SUBMITTED', room.author);
  await room.transition(room.admin, post, to, REASON);
  const [newest] = await reported(room.author);
  expect(newest).toEqual({ kind, title: post.title, actorName: room.admin.displayName, text: REASON });
  expect(await kindsAbout(room.admin, post.title)).not.toContain(kind);
});

it('colleagues named under the headline are notified if they may see it', async () => {
  const coAuthor = await room.hire('AUTHOR');
  const coEditor = await room.hire('EDITOR');
  const authors = [coAuthor, coEditor].map(({ displayName }) => ({ displayName, role: 'WRITER' as const }));
  const returned = await room.postIn('SUBMITTED', room.author, { authors });
  await room.transition(room.admin, returned, 'RETURNED', REASON);
  expect((await kindsAbout(coEditor, returned.title))[0]).toBe('postReturned');
  expect(await kindsAbout(coAuthor, returned.title)).toEqual([]);
  const published = await room.postIn('PUBLISHED', room.author, { authors });
  expect(await kindsAbout(coAuthor, published.title)).toEqual(['postPublished']);
});

it('publishing in one action notifies of the publication, not of the intermediate steps', async () => {
  const post = await room.write(room.author, room.finished());
  await room.transition(room.admin, post, 'PUBLISHED');
  expect(await kindsAbout(room.author, post.title)).toEqual(['postPublished']);
  expect(await kindsAbout(room.editor, post.title)).toEqual([]);
});

it('a scheduled publication notifies the author and the person who set the time, with the product as the actor', async () => {
  const jobs = wireJobs(server);
  const post = await room.postIn('SCHEDULED', room.author);
  await runDueJobs(server.db, jobs, () => new Date(Date.now() + 2 * 3_600_000));
  const news = { kind: 'postPublished', title: post.title, actorName: '', text: '' };
  expect((await reported(room.author))[0]).toEqual(news);
  expect((await reported(room.admin))[0]).toEqual(news);
});

it('a blocked scheduled publication notifies everybody involved, with the reason', async () => {
  const [lead, minder] = [await room.hire('ADMIN'), await room.hire('ADMIN')];
  const post = await room.postIn('SCHEDULED', room.author);
  const rescheduled = await server.ask(postEndpoints.transition, {
    headers: lead.headers,
    params: { id: post.id },
    body: {
      version: post.version,
      to: 'SCHEDULED',
      scheduleTime: new Date(Date.now() + 3_600_000).toISOString(),
    },
  });
  expect(rescheduled.scheduleTime).not.toBe(post.scheduleTime);
  await server.db
    .updateTable('posts')
    .set({ excerpt: '', assignee_id: room.editor.userId, watched_by_id: minder.userId })
    .where('id', '=', post.id)
    .execute();
  await runDueJobs(server.db, wireJobs(server), () => new Date(Date.now() + 2 * 3_600_000));
  for (const person of [room.author, room.editor, lead, minder]) {
    const [newest] = await reported(person);
    expect(newest).toMatchObject({ kind: 'scheduleFailed', title: post.title, actorName: '' });
    expect(newest?.text).toBe('Đến giờ hẹn nhưng chưa đủ điều kiện: Thiếu sapo.');
    const inEnglish = { ...person.headers, 'accept-language': 'en' };
    expect((await reported({ headers: inEnglish }))[0]?.text).toMatch(
      /^Its time came, but something was in the/,
    );
  }
  const owed = await server.db
    .selectFrom('notifications')
    .select(['user_id', 'mail'])
    .where('post_id', '=', post.id)
    .where('kind', '=', 'scheduleFailed')
    .orderBy('user_id')
    .execute();
  const people = [room.author, room.editor, lead, minder].map(({ userId }) => Number(userId));
  expect(owed).toEqual(people.sort((a, b) => a - b).map((id) => ({ user_id: String(id), mail: 'now' })));
});

it('a rolled back transition notifies nobody', async () => {
  const post = await room.write(room.author, { title: 'Chưa đủ điều kiện để gửi' });
  await server.refusal(postEndpoints.transition, {
    headers: room.author.headers,
    params: { id: post.id },
    body: { version: post.version, to: 'SUBMITTED' },
  });
  expect(await kindsAbout(room.editor, post.title)).toEqual([]);
});
