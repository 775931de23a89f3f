import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { menuEndpoints } from '@toasoan/contract/features/menus/endpoints.ts';
import { blankItem } from '@toasoan/contract/features/menus/load-categories.ts';
import { notificationEndpoints } from '@toasoan/contract/features/notifications/endpoints.ts';
import { expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { menuSweepJobs, planMenuSweep } from './sweep-jobs.ts';

const server = await startTestServer();
const DAYS = 86_400_000;

async function sweep(day: number): Promise<void> {
  const now = new Date(Date.now() + day * DAYS);
  await planMenuSweep(server.db, now);
  await runDueJobs(
    server.db,
    menuSweepJobs(async () => []),
    () => new Date(now.getTime() + 2 * DAYS),
  );
}

test('a target that died is reported once to who changed the menu last', async () => {
  const project = await aProject(server.db);
  const person = await aPerson(server.db, { role: 'SUPPER_ADMIN', projects: [project] });
  const headers = await signIn(server.db, person, { project });
  const category = await server.ask(categoryEndpoints.create, { headers, body: { title: 'Cẩm nang' } });
  const menu = await server.ask(menuEndpoints.create, { headers, body: { title: 'Menu chính' } });
  const item = { ...blankItem('camnang'), linkType: 'category' as const, targetId: category.id };
  const { id } = menu;
  const draft = await server.ask(menuEndpoints.draft, {
    headers,
    body: { id, version: menu.version, items: [item] },
  });
  await server.ask(menuEndpoints.publish, { headers, body: { id, version: draft.version } });
  const heard = async () => {
    const { items } = await server.ask(notificationEndpoints.list, { headers });
    return items.filter(({ kind }) => kind === 'menuTargetsGone');
  };
  await sweep(0);
  expect(await heard()).toEqual([]);
  await server.ask(categoryEndpoints.remove, { headers, params: { id: category.id } });
  await sweep(3);
  expect(await heard()).toMatchObject([
    { title: 'Menu chính', text: 'Cẩm nang', request: { of: 'menu', id }, actorName: '' },
  ]);
  await sweep(6);
  expect(await heard()).toHaveLength(1);
});
