import { contentTemplateEndpoints } from '@toasoan/contract/features/content-templates/endpoints.ts';
import type { DisplayPlace } from '@toasoan/contract/features/display-modes/resolve-display.ts';
import { sidebarEndpoints } from '@toasoan/contract/features/sidebars/endpoints.ts';
import type { SidebarCreate } from '@toasoan/contract/features/sidebars/sidebar.ts';
import {
  blankBlock,
  type SidebarBlock,
  type SidebarSide,
} from '@toasoan/contract/features/sidebars/sidebar-content.ts';
import { beforeEach, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { arrangedSidebars, resolveSidebar } from './sidebars-for-view.ts';

const server = await startTestServer();
let project: string;
let headers: Record<string, string>;

beforeEach(async () => {
  project = await aProject(server.db);
  const person = await aPerson(server.db, { role: 'SUPPER_ADMIN', projects: [project] });
  headers = await signIn(server.db, person, { project });
});

const HOUR = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR);
const HOME: DisplayPlace = { path: '/', postCategoryIds: [] };
const aTemplate = (title: string) =>
  server.ask(contentTemplateEndpoints.create, { headers, body: { title, type: 'LATEST' } });
async function draft(blocks: SidebarBlock[], more: Partial<SidebarCreate> = {}) {
  const body = { title: 'Thanh bên', ...more };
  const { id, version } = await server.ask(sidebarEndpoints.create, { headers, body });
  return await server.ask(sidebarEndpoints.draft, { headers, body: { id, version, content: { blocks } } });
}
async function put(blocks: SidebarBlock[], more: Partial<SidebarCreate> = {}) {
  const { id, version } = await draft(blocks, more);
  return await server.ask(sidebarEndpoints.publish, { headers, body: { id, version } });
}
async function shown(side: SidebarSide = 'RIGHT', now = at(0), place = HOME) {
  const { sidebars } = await arrangedSidebars(server.db, { projectId: project, now });
  return resolveSidebar(sidebars, place, side).shown;
}

test('readers get the blocks that are due, and none of a template that is switched off', async () => {
  const [latest, video] = [await aTemplate('Mới nhất'), await aTemplate('Dải video')];
  const later = { startTime: at(1).toISOString(), endTime: at(3).toISOString() };
  await put([
    blankBlock('moinhat', latest.id),
    { ...blankBlock('video1', video.id), ...later },
    { ...blankBlock('khoian', latest.id), hidden: true },
  ]);
  const keys = async (now: Date) => (await shown('RIGHT', now))?.blocks.map(({ key }) => key);
  expect(await keys(at(0))).toEqual(['moinhat']);
  expect(await keys(at(2))).toEqual(['moinhat', 'video1']);
  expect(await keys(at(3))).toEqual(['moinhat']);
  const { until } = await arrangedSidebars(server.db, { projectId: project, now: at(0) });
  expect(until?.toISOString()).toBe(later.startTime);
  const off = { id: latest.id, version: latest.version, status: 'DISABLED' } as const;
  await server.ask(contentTemplateEndpoints.update, { headers, body: off });
  expect(await keys(at(2))).toEqual(['video1']);
});

test('each side has its own; of one side the lower order is shown, and the other one says so', async () => {
  const { id } = await aTemplate('Mới nhất');
  await put([blankBlock('moinhat', id)], { title: 'Trái', side: 'LEFT' });
  const second = await put([blankBlock('moinhat', id)], { title: 'Phải, sau', order: 2 });
  await put([blankBlock('moinhat', id)], { title: 'Phải, trước', order: 1 });
  expect((await shown('LEFT'))?.title).toBe('Trái');
  expect((await shown())?.title).toBe('Phải, trước');
  const { items } = await server.ask(sidebarEndpoints.list, { headers });
  expect(items.map(({ title, behind }) => [title, behind?.title])).toEqual([
    ['Trái', undefined],
    ['Phải, trước', undefined],
    [second.title, 'Phải, trước'],
  ]);
});

test('a template in a sidebar says so and cannot be deleted', async () => {
  const template = await aTemplate('Mới nhất');
  const sidebar = await put([blankBlock('moinhat', template.id)]);
  const detail = await server.ask(contentTemplateEndpoints.detail, {
    headers,
    params: { id: template.id },
  });
  expect(detail.usedIn).toEqual([{ kind: 'sidebar', id: sidebar.id, title: 'Thanh bên', isLive: true }]);
  const { code } = await server.refusal(contentTemplateEndpoints.remove, {
    headers,
    params: { id: template.id },
  });
  expect(code).toBe('RULES_NOT_MET');
});

test('a template of another project never comes into a sidebar', async () => {
  const other = await aProject(server.db);
  const stranger = await aPerson(server.db, { role: 'SUPPER_ADMIN', projects: [other] });
  const theirs = await signIn(server.db, stranger, { project: other });
  const template = await server.ask(contentTemplateEndpoints.create, {
    headers: theirs,
    body: { title: 'Của người khác' },
  });
  const { id, version } = await server.ask(sidebarEndpoints.create, {
    headers,
    body: { title: 'Thanh bên' },
  });
  const { details } = await server.refusal(sidebarEndpoints.draft, {
    headers,
    body: { id, version, content: { blocks: [blankBlock('khoila', template.id)] } },
  });
  expect(details?.rules?.[0]?.code).toBe('TEMPLATE_UNKNOWN');
});

test.each([
  ['no block', [], 'NOTHING_TO_PUBLISH'],
  ['a block without template', [blankBlock('khoitrong')], 'NO_TEMPLATE'],
] as const)('a sidebar with %s is kept and cannot be published', async (_, blocks, rule) => {
  const { id, version } = await draft([...blocks]);
  const { details } = await server.refusal(sidebarEndpoints.publish, { headers, body: { id, version } });
  expect(details?.rules?.[0]?.code).toBe(rule);
});
