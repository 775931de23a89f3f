import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { PostSettingsUpdate } from '@toasoan/contract/features/posts/settings/post-settings.ts';
import { postSettingsEndpoints } from '@toasoan/contract/features/posts/settings/settings-endpoints.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, article, type Newsroom, type Staff } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
let room: Newsroom;

beforeAll(async () => {
  room = await aNewsroom(server);
});

const read = (by: Staff) => server.ask(postSettingsEndpoints.get, { headers: by.headers });

async function options(by: Staff, change: Partial<PostSettingsUpdate>): Promise<PostSettingsUpdate> {
  const { checks, version, focusMax } = await read(by);
  const { ownHosts, timezone, levels, figures, bannedWords, suspectWords, ...others } = checks;
  return {
    ...others,
    levels: { ...levels },
    figures: { ...figures },
    bannedWords: [...bannedWords],
    suspectWords: [...suspectWords],
    version,
    focusMax,
    ...change,
  };
}
const choose = async (by: Staff, change: Partial<PostSettingsUpdate>) =>
  server.ask(postSettingsEndpoints.update, { headers: by.headers, body: await options(by, change) });
const refused = async (by: Staff, change: Partial<PostSettingsUpdate>) =>
  server.refusal(postSettingsEndpoints.update, { headers: by.headers, body: await options(by, change) });

describe('how a project checks its posts', () => {
  it('is as everywhere until somebody chooses, and read by everybody who writes', async () => {
    const settings = await read((await aNewsroom(server)).author);
    expect(settings).toMatchObject({
      checks: { minDelayMinutes: 60, levels: {}, figures: {}, bannedWords: [], suspectWords: [] },
      leastDelayMinutes: 0,
      focusMax: 5,
      version: 1,
      updateTime: null,
    });
  });

  it('is chosen by ADMIN, told by each post from then on, and audited', async () => {
    const { admin, author } = await aNewsroom(server);
    const after = await choose(admin, {
      levels: { SEO_DESCRIPTION_MISSING: 'required', TITLE_LONG: 'recommended' },
      figures: { TITLE_LONG: 90, WORDS_FEW: 300 },
      minDelayMinutes: 30,
      focusMax: 3,
    });
    // What is as everywhere is not kept: a better default reaches the project.
    expect(after.checks).toMatchObject({
      levels: { SEO_DESCRIPTION_MISSING: 'required' },
      figures: { TITLE_LONG: 90 },
      minDelayMinutes: 30,
    });
    expect([after.version, after.focusMax, after.updatedBy]).toEqual([2, 3, admin.displayName]);
    const post = await server.ask(postEndpoints.create, { headers: author.headers, body: {} });
    expect(post.checkSettings).toEqual(after.checks);
    const { action, entity } = await server.db
      .selectFrom('audit_log')
      .select(['action', 'entity'])
      .where('user_id', '=', admin.userId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect([action, entity]).toEqual(['project.postSettings', 'project']);
  });

  it('is refused over a version that somebody else has changed, also the first one', async () => {
    const { admin } = await aNewsroom(server);
    const body = await options(admin, { focusMax: 4 });
    const both = await Promise.all([
      server.send(postSettingsEndpoints.update, { headers: admin.headers, body }),
      server.send(postSettingsEndpoints.update, { headers: admin.headers, body }),
    ]);
    expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
  });

  it.each<[string, object]>([
    ['a hard check', { levels: { TITLE_REQUIRED: 'off' } }],
    ['the embargo', { levels: { EMBARGO: 'off' } }],
    ['a check that nobody knows', { levels: { NOTHING: 'off' } }],
    ['a level that nobody knows', { levels: { TITLE_LONG: 'hard' } }],
    ['a figure out of its bounds', { figures: { TITLE_LONG: 251 } }],
    ['a broken figure', { figures: { TITLE_LONG: 60.5 } }],
    ['the figure of a check without one', { figures: { HEADING_ORDER: 2 } }],
    ['a delay of more than a day', { minDelayMinutes: 1_441 }],
    ['no place in focus', { focusMax: 0 }],
    ['an empty word', { bannedWords: [' '] }],
    ['too many words', { bannedWords: Array.from({ length: 301 }, (_, n) => `từ ${n}`) }],
  ])('cannot name %s', async (_, change) => {
    const refusal = await refused(room.admin, change as Partial<PostSettingsUpdate>);
    expect(refusal).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
  });

  it('keeps each word once, and none as a hint that already stops a post', async () => {
    const { admin } = await aNewsroom(server);
    const { checks } = await choose(admin, {
      bannedWords: ['Cá độ', 'CÁ ĐỘ', 'ma tuy', 'ma túy', 'đĩ', 'đi'],
      suspectWords: ['cá độ', 'nghi can', 'Nghi  can'],
    });
    expect(checks.bannedWords).toEqual(['Cá độ', 'ma tuy', 'đĩ', 'đi']);
    expect(checks.suspectWords).toEqual(['nghi can']);
  });

  it('lets no aggregator wait for less than the law asks, whatever was chosen before it became one', async () => {
    const { admin, projectId, author } = await aNewsroom(server);
    await choose(admin, { minDelayMinutes: 0 });
    await server.db.updateTable('projects').set({ kind: 'AGGREGATOR' }).where('id', '=', projectId).execute();
    const settings = await read(admin);
    expect([settings.leastDelayMinutes, settings.checks.minDelayMinutes]).toEqual([60, 60]);
    const refusal = await refused(admin, { minDelayMinutes: 59 });
    expect(refusal.details.rules?.map(({ code, field }) => [code, field])).toEqual([
      ['DELAY_BY_LAW', 'minDelayMinutes'],
    ]);
    const post = await server.ask(postEndpoints.create, { headers: author.headers, body: {} });
    expect(post.checkSettings.minDelayMinutes).toBe(60);
  });
});

describe('trying choices', () => {
  it('names the newest public posts that would not meet them, and changes nothing', async () => {
    const own = await aNewsroom(server);
    const meets = await own.postIn('PUBLISHED', own.admin, { seoDescription: 'Tóm tắt cho máy tìm kiếm.' });
    const fails = await own.postIn('PUBLISHED', own.admin, { content: article('Đường dây cá độ bị bắt.') });
    await own.postIn('DRAFT', own.admin);
    const { version, focusMax, ...choices } = await options(own.admin, {
      levels: { SEO_DESCRIPTION_MISSING: 'required' },
      bannedWords: ['cá độ'],
    });
    const trial = await server.ask(postSettingsEndpoints.preview, {
      headers: own.admin.headers,
      body: { choices, posts: 20 },
    });
    expect(trial.looked).toBe(2);
    const failing = (code: string) =>
      trial.failures.find((one) => one.code === code)?.posts.map(({ id }) => id) ?? [];
    expect(failing('SEO_DESCRIPTION_MISSING')).toEqual([fails.id]);
    expect(failing('BANNED_WORDS')).toEqual([fails.id]);
    expect(failing('TAGS_FEW')).toEqual([fails.id, meets.id]);
    expect((await read(own.admin)).version).toBe(1);
  });
});
