import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { footerEndpoints } from '@toasoan/contract/features/footers/endpoints.ts';
import { BLANK_FOOTER, type FooterLink } from '@toasoan/contract/features/footers/footer-content.ts';
import { notificationEndpoints } from '@toasoan/contract/features/notifications/endpoints.ts';
import { expect, test } from 'vitest';
import { menuSweepJobs, planMenuSweep } from '#server/features/menus/public.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { sweepFooters } from './sweep-footers.ts';

const server = await startTestServer();
const DAYS = 86_400_000;

async function sweep(day: number): Promise<void> {
  const now = new Date(Date.now() + day * DAYS);
  await planMenuSweep(server.db, now);
  await runDueJobs(
    server.db,
    menuSweepJobs(async () => [], [sweepFooters]),
    () => new Date(now.getTime() + 2 * DAYS),
  );
}

test('a link of a footer whose target died is reported once to who changed the footer last', async () => {
  const project = await aProject(server.db);
  const person = await aPerson(server.db, { role: 'SUPPER_ADMIN', projects: [project] });
  const headers = await signIn(server.db, person, { project });
  const category = await server.ask(categoryEndpoints.create, { headers, body: { title: 'Cẩm nang' } });
  const { id, version } = await server.ask(footerEndpoints.create, {
    headers,
    body: { title: 'Chân trang' },
  });
  const link: FooterLink = {
    id: 'camnang',
    title: '',
    names: {},
    linkType: 'category',
    targetId: category.id,
    url: '',
    target: 'SELF',
  };
  const columns = [{ id: 'cotthu1', heading: 'Chuyên mục', names: {}, links: [link], html: '' }];
  const draft = await server.ask(footerEndpoints.draft, {
    headers,
    body: { id, version, content: { ...BLANK_FOOTER, columns } },
  });
  await server.ask(footerEndpoints.publish, { headers, body: { id, version: draft.version } });
  const heard = async () => {
    const { items } = await server.ask(notificationEndpoints.list, { headers });
    return items.filter(({ kind }) => kind === 'footerTargetsGone');
  };
  await sweep(0);
  expect(await heard()).toEqual([]);
  await server.ask(categoryEndpoints.remove, { headers, params: { id: category.id } });
  await sweep(3);
  expect(await heard()).toMatchObject([
    { title: 'Chân trang', text: 'Cẩm nang', request: { of: 'footer', id }, actorName: '' },
  ]);
  await sweep(6);
  expect(await heard()).toHaveLength(1);
});
