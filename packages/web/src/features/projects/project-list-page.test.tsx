import type { SessionProject } from '@toasoan/contract/features/projects/project.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { useProjects } from '#web/core/project/project-store.ts';
import { here } from '#web/core/routing/here.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { openTab } from '#web/core/tabs/tab-actions.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser, openConsole } from '../../../test/open-console.tsx';
import { aProject, aSession, HAPPY } from '../../../test/people.ts';
import { ARCHIVED, aWholeProject, openAs } from './test-support/open-project.tsx';

const CREATE = '/admin/project/create';
let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const card = (name: string) => page.getByRole('article').filter({ hasText: name });
const menuOf = (name: string) =>
  card(name)
    .getByRole('button', { name: new RegExp(`: ${name}$|${name}`) })
    .last();
const namesIn = (projects: readonly { readonly name: string }[]) => projects.map(({ name }) => name);

async function archive(name: string) {
  await userEvent.click(menuOf(name));
  await userEvent.click(page.getByRole('menuitem', { name: 'Lưu trữ' }));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Lưu trữ' }));
}

describe('the heading', () => {
  afterEach(() => page.viewport(1280, 800));
  const heightOf = (element: Element | null) => element?.getBoundingClientRect().height;
  const siteType = () => page.getByRole('button', { name: /^Loại trang/ });

  test.for([1280, 390])('gives search box and filter one height at a width of %i', async (width) => {
    await page.viewport(width, 800);
    await openAs(network, 'SUPPER_ADMIN', '/manager_project');
    const height = heightOf(siteType().element());
    expect(heightOf(page.getByRole('searchbox').element().parentElement)).toBe(height);
    const add = page.getByRole('button', { name: 'Thêm dự án' });
    if (width > 1000) expect(heightOf(add.element())).toBe(height);
  });

  test('filters by the kind of site; the same choice again removes the filter', async () => {
    await openAs(network, 'ADMIN', '/manager_project');
    for (const hidden of [1, 0]) {
      await userEvent.click(siteType());
      await userEvent.click(page.getByRole('option', { name: 'Happy' }));
      await expect.poll(() => page.getByRole('article').elements().length).toBe(2 - hidden);
    }
    expect(here().search).not.toMatch(/siteType/);
  });
});

describe('a new project', () => {
  test('is created in a drawer and appears at once in the list, the switcher and the session', async () => {
    network.answer(CREATE, aWholeProject({ projectId: '10', code: 'bao-moi', name: 'Báo Mới', version: 1 }));
    await openAs(network, 'SUPPER_ADMIN', '/manager_project');
    await userEvent.click(page.getByRole('button', { name: 'Thêm dự án' }));
    expect(here().search).toMatch(/open=new/);
    await userEvent.fill(field('Tên dự án'), 'Báo Mới');
    await expect.element(field('Mã rút gọn')).toHaveAttribute('placeholder', 'bao-moi');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(card('Báo Mới')).toBeVisible();
    expect(network.to(CREATE)[0]?.body).toMatchObject({
      name: 'Báo Mới',
      siteType: 'custom',
      languages: ['vi', 'en'],
    });
    expect(network.to(CREATE)[0]?.body).not.toHaveProperty('code');
    expect(namesIn(useProjects.getState().data)).toContain('Báo Mới');
    expect(namesIn(useAuth.getState().projects)).toContain('Báo Mới');
    expect(useProjects.getState().total).toBe(4);
  });

  test('keeps its values when the name is taken, and marks the field', async () => {
    network.fail(CREATE, 409, {
      error: -409,
      code: 'TITLE_TAKEN',
      message: 'Tên này đã có.',
      errors: [{ field: 'name', code: 'TITLE_TAKEN', message: 'Tên này đã có.' }],
    });
    await openAs(network, 'SUPPER_ADMIN', '/manager_project?open=new');
    await userEvent.fill(field('Tên dự án'), 'Happy Việt Nam');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.element(field('Tên dự án')).toHaveAccessibleDescription(/Tên này đã có/);
    await expect.element(field('Tên dự án')).toHaveValue('Happy Việt Nam');
  });

  test.for(['ADMIN', 'EDITOR'] as const)('is not offered to %s, not even by its address', async (role) => {
    await openAs(network, role, '/manager_project?open=new');
    await expect.element(card('Happy Việt Nam')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Thêm dự án' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a page that needs a project', () => {
  const session = (projects: SessionProject[]) => aSession({ user: { role: 'ADMIN', projects } });
  async function openWithoutProject(url: string, projects: SessionProject[]): Promise<void> {
    localStorage.setItem('token', 'token-1');
    localStorage.setItem('layout-config', JSON.stringify({ state: { projectCurrentId: '' }, version: 2 }));
    network.answer('/admin/me', session(projects));
    network.answer('/admin/tag/list', { items: [], total: 0, page: 1, limit: 20 });
    await openConsole(url);
  }

  test('opens in place of the list as soon as its project is chosen', async () => {
    await openWithoutProject('/setting_post/manager_tag?text=hue', [aProject(), HAPPY]);
    await expect.element(page.getByText(/^Trang bạn vừa mở cần một dự án/)).toBeVisible();
    await userEvent.click(card('Happy Việt Nam').getByRole('button', { name: /^Chọn dự án/ }));
    await expect.poll(() => here().pathname + here().search).toBe('/setting_post/manager_tag?text=hue');
    expect(useLayout.getState().projectCurrentId).toBe(HAPPY.projectId);
  });

  test('opens at once for a person with one project', async () => {
    await openWithoutProject('/setting_post/manager_tag?text=hue', [aProject()]);
    await expect.poll(() => useLayout.getState().projectCurrentId).toBe('1');
    expect(here().pathname + here().search).toBe('/setting_post/manager_tag?text=hue');
  });

  test.each(['/', '/manager_project'])('%s shows the list to a person with one project', async (url) => {
    await openWithoutProject(url, [aProject()]);
    await expect.element(card('Cổng thông tin Việt Nam')).toBeVisible();
    expect(useLayout.getState().projectCurrentId).toBe('');
    await expect.element(page.getByText(/^Trang bạn vừa mở/)).not.toBeInTheDocument();
  });
});

describe('the archive', () => {
  test('archives a project after a confirmation and restores it', async () => {
    const own = aWholeProject({ projectId: '9', code: 'bien-dao', name: 'Biển Đảo' });
    network.answer('/admin/project/detail/9', { ...own, status: 'DISABLED', version: 6 });
    network.answer('/admin/project/transition/9', { ...own, version: 7 });
    await openAs(network, 'SUPPER_ADMIN', '/manager_project');
    await expect.element(card(ARCHIVED.name)).toMatchTextContent(/Đã lưu trữ/);
    await expect.element(card(ARCHIVED.name).getByRole('button', { name: /^Chọn dự án/ })).toBeDisabled();
    await expect.element(card(ARCHIVED.name).getByText(/Đưa ra khỏi lưu trữ/)).toBeVisible();
    await userEvent.click(menuOf(ARCHIVED.name));
    await userEvent.click(page.getByRole('menuitem', { name: 'Đưa ra khỏi lưu trữ' }));
    await expect.element(page.getByText('Dự án “Biển Đảo” đã trở lại')).toBeVisible();
    expect(network.to('/admin/project/transition/9')[0]?.body).toEqual({ version: 6, to: 'ENABLE' });
    await expect.element(card(ARCHIVED.name).getByRole('button', { name: /^Chọn dự án/ })).toBeEnabled();

    network.answer('/admin/project/detail/9', { ...own, version: 7 });
    network.answer('/admin/project/transition/9', { ...own, status: 'DISABLED', version: 8 });
    await archive(ARCHIVED.name);
    await expect.element(page.getByText('Đã lưu trữ dự án “Biển Đảo”')).toBeVisible();
    expect(network.to('/admin/project/transition/9')[1]?.body).toEqual({ version: 7, to: 'DISABLED' });
    await expect.element(card(ARCHIVED.name)).toMatchTextContent(/Đã lưu trữ/);
  });

  test('says why a project that the system relies on cannot be archived', async () => {
    await openAs(network, 'SUPPER_ADMIN', '/manager_project');
    await userEvent.click(menuOf('Happy Việt Nam'));
    const entry = page.getByRole('menuitem', { name: /^Lưu trữ/ });
    await expect.element(entry).toHaveAttribute('aria-disabled', 'true');
    await expect.element(entry).toMatchTextContent(/vì hệ thống cần đến nó/);
  });

  test('is not available to an administrator of the project, who may edit', async () => {
    await openAs(network, 'ADMIN', '/manager_project');
    await userEvent.click(menuOf('Happy Việt Nam'));
    await expect.element(page.getByRole('menuitem', { name: 'Sửa' })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: /Lưu trữ/ })).not.toBeInTheDocument();
  });

  test('of the current project closes its tabs after asking about unsaved changes', async () => {
    const own = aWholeProject({ projectId: '3', code: 'lao-cai', name: 'Lào Cai' });
    network.answer('/admin/project/detail/3', own);
    network.answer('/admin/project/transition/3', { ...own, status: 'DISABLED', version: 5 });
    await openAs(network, 'SUPPER_ADMIN', '/manager_project');
    useProjects.getState().add({ ...own, permissionGrants: [], permissionDenials: [] });
    useLayout.getState().chooseProject('3');
    openTab({ url: '/view_project' });
    await userEvent.fill(field('Mô tả'), 'Chưa lưu');
    openTab({ url: '/manager_project' });
    await archive('Lào Cai');
    await userEvent.click(page.getByRole('button', { name: 'Ở lại' }));
    expect(network.to('/admin/project/transition/3')).toEqual([]);
    expect(useLayout.getState().projectCurrentId).toBe('3');
    await archive('Lào Cai');
    await userEvent.click(page.getByRole('button', { name: 'Bỏ thay đổi' }));
    await expect.element(card('Lào Cai')).toMatchTextContent(/Đã lưu trữ/);
    expect(useLayout.getState().projectCurrentId).toBe('');
    await expect.element(page.getByRole('tab', { name: /Thông tin dự án/ })).not.toBeInTheDocument();
  });
});
