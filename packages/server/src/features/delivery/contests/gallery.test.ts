import { deliveryEndpoints } from '@toasoan/contract/features/delivery/delivery-endpoints.ts';
import { expect, test } from 'vitest';
import { aContest } from '#test/factories/a-contest.ts';
import { aProject } from '#test/factories/a-project.ts';
import { aSubmission } from '#test/factories/a-submission.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();
const { db } = server;
const ENTRANT = { full_name: 'Nguyễn Thị Hường', stage_name: 'Hường Hoa', email: 'huong@tac-gia.example' };

async function aGallery(more: Parameters<typeof aContest>[2] = {}) {
  const site = await aProject(db);
  const contest = await aContest(db, site, { code: 'anh', state: 'JUDGING', ...more });
  const aWork = (options: Parameters<typeof aSubmission>[3]) =>
    aSubmission(db, site, contest, {
      ...{ state: 'VALID', is_public_gallery: true, entrant: ENTRANT, story: 'Ảnh của Hường Hoa.' },
      ...options,
    });
  const list = (query: object = {}) =>
    server.ask(deliveryEndpoints.contestWorks, { params: { site, slug: 'anh' }, query });
  const work = (number: string) =>
    server.app.inject({ url: `/api/public/v1/${site}/contest/anh/works/${number}` });
  return { site, contest, aWork, list, work };
}

test('readers get public works by category and province, and never who made them', async () => {
  const { aWork, list, work } = await aGallery();
  await aWork({ number: 'HV26-A-00001', province_code: '56', vote_valid: 7 });
  await aWork({ number: 'HV26-V-00002', category: 'VIDEO', province_code: '01' });
  await aWork({ number: 'HV26-A-00003', is_public_gallery: false });
  await aWork({ number: 'HV26-A-00004', state: 'DISQUALIFIED' });
  const { page } = await list();
  expect(page?.items.map(({ number }) => number)).toEqual(['HV26-V-00002', 'HV26-A-00001']);
  expect(page?.provinces.map(({ code }) => code).sort()).toEqual(['01', '56']);
  expect((await list({ category: 'VIDEO' })).page?.total).toBe(1);
  expect((await list({ province: '56' })).page?.items).toMatchObject([{ number: 'HV26-A-00001', votes: 7 }]);
  const found = await work('HV26-A-00001');
  expect(found.json().data.page).toMatchObject({ number: 'HV26-A-00001', story: '' });
  for (const hidden of ['HV26-A-00003', 'HV26-A-00004', 'x'])
    expect((await work(hidden)).statusCode).toBe(404);
  expect(JSON.stringify([page, found.json()])).not.toMatch(/Hường|huong/);
});

test('a story is read once the results are announced, and a work that leaves the gallery is gone at once', async () => {
  const { aWork, work } = await aGallery({ state: 'ANNOUNCED' });
  const id = await aWork({ number: 'HV26-A-00009' });
  expect((await work('HV26-A-00009')).json().data.page.story).toBe('Ảnh của Hường Hoa.');
  await db.updateTable('submissions').set({ state: 'DISQUALIFIED' }).where('id', '=', id).execute();
  await expect.poll(async () => (await work('HV26-A-00009')).statusCode).toBe(404);
});
