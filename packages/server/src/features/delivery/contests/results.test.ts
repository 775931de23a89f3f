import { deliveryEndpoints } from '@toasoan/contract/features/delivery/delivery-endpoints.ts';
import { expect, test } from 'vitest';
import { aContest } from '#test/factories/a-contest.ts';
import { aProject } from '#test/factories/a-project.ts';
import { aSubmission } from '#test/factories/a-submission.ts';
import { anAward, aPrize } from '#test/factories/an-award.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();
const { db } = server;
const DECISION = { decision_no: '12/QĐ-BTC', decision_date: '2025-12-01' };

test('readers get winners by the name that they chose, once announced, and without those that were taken back', async () => {
  const site = await aProject(db, { domains: [`ket-qua-${Date.now()}.example`] });
  const contest = await aContest(db, site, { code: 'anh', state: 'JUDGING' });
  const prize_id = await aPrize(db, site, contest, { quantity: 3 });
  const entrant = { full_name: 'Nguyễn Thị Hường', stage_name: 'Hường Hoa', phone: '0912000111' };
  const winner = await aSubmission(db, site, contest, { state: 'AWARDED', title: 'Mẹ và biển', entrant });
  const recalled = await aSubmission(db, site, contest, { state: 'AWARDED', is_recalled: true });
  const revoked = await aSubmission(db, site, contest, { state: 'REVOKED' });
  for (const submission_id of [winner, recalled])
    await anAward(db, site, contest, { submission_id, prize_id, state: 'AWARDED', ...DECISION });
  await anAward(db, site, contest, {
    ...{ submission_id: revoked, prize_id, state: 'REVOKED', ...DECISION },
    ...{ revoke_no: '3/QĐ', revoke_date: '2026-01-05' },
  });
  const results = () => server.app.inject({ url: `/api/public/v1/${site}/contest/anh/results` });
  expect((await results()).statusCode).toBe(404);
  await db.updateTable('contests').set({ state: 'ANNOUNCED' }).where('id', '=', contest).execute();
  const { page } = await server.ask(deliveryEndpoints.contestResults, { params: { site, slug: 'anh' } });
  expect(page?.prizes.map(({ works }) => works.map(({ title, author }) => `${title}: ${author}`))).toEqual([
    ['Mẹ và biển: Hường Hoa'],
  ]);
  expect(page?.revoked).toBe(1);
  expect(JSON.stringify(page)).not.toMatch(/Nguyễn Thị Hường|0912000111/);
  const shown = await server.app.inject({ url: `/s/${site}/cuoc-thi/anh/ket-qua` });
  expect([shown.statusCode, shown.body.includes('Mẹ và biển')]).toEqual([200, true]);
});
