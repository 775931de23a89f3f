import { contestSettingsEndpoints as settings } from '@toasoan/contract/features/contests/contest-settings-endpoints.ts';
import { deliveryEndpoints } from '@toasoan/contract/features/delivery/delivery-endpoints.ts';
import { expect, test } from 'vitest';
import { linkTokens } from '#server/core/auth/link-token.ts';
import { aContestOffice } from '#server/features/contests/test-support/a-contest-office.ts';
import { aContest } from '#test/factories/a-contest.ts';
import { startTestServer } from '#test/test-server.ts';

const now = () => new Date();
const server = await startTestServer({
  mailTokens: linkTokens({ current: 'a-key-for-links-that-is-long-enough', previous: undefined }),
});
const { db } = server;

const listed = (site: string) => server.ask(deliveryEndpoints.contests, { params: { site } });
const shown = async (site: string, slug: string) =>
  (await server.ask(deliveryEndpoints.contest, { params: { site, slug } })).page;

test('the list of a site has contests that are open, judged and announced, and no draft', async () => {
  const { projectId: site } = await aContestOffice(server, now);
  for (const [year, state] of [
    [2026, 'OPEN'],
    [2025, 'JUDGING'],
    [2024, 'ANNOUNCED'],
    [2023, 'ARCHIVED'],
    [2027, 'DRAFT'],
  ] as const)
    await aContest(db, site, { code: `thi-${year}`, year, state });
  const { items } = await listed(site);
  expect(items.map(({ code, state }) => [code, state])).toEqual([
    ['thi-2026', 'OPEN'],
    ['thi-2025', 'JUDGING'],
    ['thi-2024', 'ANNOUNCED'],
    ['thi-2023', 'ARCHIVED'],
  ]);
  expect((await server.app.inject({ url: `/api/public/v1/${site}/contest/thi-2027` })).statusCode).toBe(404);
});

test('a change after the opening is public at once, newest first, without how false votes are found', async () => {
  const { projectId: site, headers, days, open } = await aContestOffice(server, now);
  const contest = await open();
  const until = days(40);
  expect(await shown(site, contest.code)).toMatchObject({ notices: [] });
  const after = await server.ask(settings.update, {
    headers,
    body: {
      id: contest.id,
      version: contest.version,
      notice: 'Nhận tác giả từ 14 tuổi theo góp ý của các trường.',
      minAge: 14,
      voting: {
        ...contest.voting,
        antiFraud: { ...contest.voting.antiFraud, maxPerNetworkPerDay: 5 },
      },
    },
  });
  await server.ask(settings.extend, {
    headers,
    params: { id: contest.id },
    body: {
      version: after.version,
      extendedTo: until,
      notice: 'Gia hạn mười ngày vì nhiều tác giả xin thêm thời gian.',
    },
  });
  await expect.poll(async () => (await shown(site, contest.code))?.notices.length).toBe(2);
  const page = await shown(site, contest.code);
  expect(page?.notices).toMatchObject([
    { text: expect.stringContaining('Gia hạn mười ngày'), changes: [{ field: 'extendedTo', before: '' }] },
    {
      text: expect.stringContaining('14 tuổi'),
      changes: [{ of: '', field: 'minAge', before: '15', after: '14' }],
    },
  ]);
  expect(page?.endTime).toBe(until);
  expect(JSON.stringify(page)).not.toContain('voteMaxPerNetwork');
});
