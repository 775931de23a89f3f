import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { Post, PostDraft } from '@toasoan/contract/features/posts/post.ts';
import type { CheckChoices } from '@toasoan/contract/features/posts/settings/post-settings.ts';
import { postSettingsEndpoints } from '@toasoan/contract/features/posts/settings/settings-endpoints.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { startTestServer } from '#test/test-server.ts';
import { transitionOnTime } from '../planning/transition-on-time.ts';
import { aNewsroom, article, type Newsroom } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
let room: Newsroom;

const MINUTE = 60_000;
const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();
const COLLECTED = { origin: 'CRAWLED', sourceName: 'Báo Ví Dụ', sourceUrl: 'https://vi-du.vn/a' } as const;
const PLAIN: CheckChoices = {
  minDelayMinutes: 60,
  levels: {},
  figures: {},
  bannedWords: [],
  suspectWords: [],
};

async function choose(change: Partial<CheckChoices>): Promise<void> {
  const { headers } = room.admin;
  const { version } = await server.ask(postSettingsEndpoints.get, { headers });
  await server.ask(postSettingsEndpoints.update, {
    headers,
    body: { ...PLAIN, ...change, version, focusMax: 5 },
  });
}

beforeAll(async () => {
  room = await aNewsroom(server);
  await choose({
    levels: { SEO_DESCRIPTION_MISSING: 'required' },
    bannedWords: ['cá độ'],
    minDelayMinutes: 90,
  });
});

const finished = (change: PostDraft): PostDraft => ({
  ...room.finished(),
  seoDescription: 'Tóm tắt.',
  ...change,
});
/** Each with the rule that refuses it. */
const CASES: readonly [string, PostDraft][] = [
  ['SEO_DESCRIPTION_MISSING', { seoDescription: '' }],
  ['BANNED_WORDS', { content: article('Đường dây CÁ ĐỘ bị bắt.') }],
  ['MIN_DELAY', { ...COLLECTED, sourcePublishedTime: at(-80) }],
  ['EMBARGO', { embargoUntil: at(600) }],
];

async function refusal(post: Post, body: { to: 'PUBLISHED' | 'SCHEDULED'; scheduleTime?: string }) {
  const answer = await server.refusal(postEndpoints.transition, {
    headers: room.admin.headers,
    params: { id: post.id },
    body: { version: post.version, ...body },
  });
  return answer.details.rules?.map(({ code }) => code);
}

describe("the project's and the law's checks block", () => {
  it.each(CASES)('publishing: %s', async (code, draft) => {
    const post = await room.write(room.admin, finished(draft));
    expect(await refusal(post, { to: 'PUBLISHED' })).toEqual([code]);
  });

  it.each(CASES)('scheduling: %s', async (code, draft) => {
    const post = await room.write(room.admin, finished(draft));
    expect(await refusal(post, { to: 'SCHEDULED', scheduleTime: at(3) })).toEqual([code]);
  });

  it.each(CASES)('the scheduled publication, by the job: %s', async (code, draft) => {
    const time = new Date(Date.now() + 5 * MINUTE);
    const { id, version } = await room.schedule(await room.write(room.admin, finished({})), time);
    const { headers } = room.admin;
    await server.ask(postEndpoints.update, { headers, body: { id, version, ...draft } });
    const job = { projectId: room.projectId, postId: id };
    await inTransaction(server.db, (db) =>
      transitionOnTime({ db, now: () => time, jobId: '1' }, 'publish', job),
    );
    const after = await server.ask(postEndpoints.detail, { headers, params: { id } });
    expect([code, after.state, after.publishedTime]).toEqual([code, 'PENDING_APPROVAL', null]);
  });

  it.each(CASES)('changes of a public post: %s', async (code, draft) => {
    const post = await room.postIn('PUBLISHED', room.admin, finished({}));
    const { headers } = room.admin;
    const changed = await server.ask(postEndpoints.update, {
      headers,
      body: { id: post.id, version: post.version, ...draft },
    });
    const answer = await server.refusal(postEndpoints.apply, {
      headers,
      params: { id: post.id },
      body: { version: changed.version },
    });
    expect(answer.details.rules?.map((rule) => rule.code)).toEqual([code]);
  });

  it.each([
    ['the time lies after the embargo', { embargoUntil: at(5) }, 10],
    ['the time lies after the delay', { ...COLLECTED, sourcePublishedTime: at(-80) }, 11],
  ] as const)('and do not block once %s', async (_, draft, minutes) => {
    const post = await room.write(room.admin, finished(draft));
    const scheduled = await room.schedule(post, new Date(Date.now() + minutes * MINUTE));
    expect(scheduled.state).toBe('SCHEDULED');
  });

  it('banned words do not block once a reason is given; the refusal names them', async () => {
    const draft = finished({ content: article('Đường dây cá độ bị bắt.') });
    const post = await room.write(room.admin, draft);
    const answer = await server.refusal(postEndpoints.transition, {
      headers: room.admin.headers,
      params: { id: post.id },
      body: { version: post.version, to: 'PUBLISHED' },
    });
    expect(answer.details.rules?.[0]?.message).toContain('cá độ');
    const kept = await room.write(room.admin, { ...draft, bannedWordsReason: 'Tên vụ án.' });
    expect((await room.transition(room.admin, kept, 'PUBLISHED')).state).toBe('PUBLISHED');
  });

  it('a public post may keep an existing banned word, and gets no other', async () => {
    const { headers } = room.admin;
    const post = await room.postIn('PUBLISHED', room.admin, finished({ content: article('Vụ ma túy.') }));
    await choose({ bannedWords: ['cá độ', 'ma túy'] });
    const apply = async (version: number, text: string) => {
      const body = { id: post.id, version, content: article(text) };
      const changed = await server.ask(postEndpoints.update, { headers, body });
      const params = { id: post.id };
      return await server.send(postEndpoints.apply, { headers, params, body: { version: changed.version } });
    };
    expect((await apply(post.version, 'Vụ ma túy ở biên giới.')).status).toBe(200);
    const { version } = await server.ask(postEndpoints.detail, { headers, params: { id: post.id } });
    expect((await apply(version, 'Vụ ma túy và cá độ.')).status).toBe(422);
  });

  it('a check that the project switched off does not block', async () => {
    const post = await room.write(room.admin, finished({ content: article('Đường dây cá độ.') }));
    await choose({ levels: { BANNED_WORDS: 'off' }, bannedWords: ['cá độ'] });
    expect((await room.transition(room.admin, post, 'PUBLISHED')).state).toBe('PUBLISHED');
  });
});
