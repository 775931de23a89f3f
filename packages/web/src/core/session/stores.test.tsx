import { beforeEach, describe, expect, test } from 'vitest';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { usePageConfig } from '#web/core/preferences/page-config.ts';
import { useProjects } from '#web/core/project/project-store.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { aProject } from '../../../test/people.ts';
import { NOBODY } from './auth-state.ts';
import { useAuth } from './auth-store.ts';

beforeEach(() => {
  freshBrowser();
  useLayout.getState().reset();
  useProjects.getState().reset();
});

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');

describe('the login state', () => {
  test('is stored under auth in version 3, field by field', () => {
    useAuth.getState().update({ userId: '3', name: 'Lê Thu Hà', role: 'EDITOR' });
    const { state, version } = stored('auth');
    expect(version).toBe(3);
    expect(Object.keys(state).toSorted()).toEqual(Object.keys(NOBODY).toSorted());
    expect(Object.keys(NOBODY)).toEqual(
      'userId name username mobile email role token verifyType verify2FA permissions projects'.split(' '),
    );
    expect(state).toMatchObject({ userId: '3', role: 'EDITOR' });
  });

  test('takes a new profile and verify type, and goes back to empty', () => {
    useAuth.getState().updateProfile({ name: 'Hà', email: 'ha@toasoan.local' });
    useAuth.getState().updateVerifyType(1);
    expect(useAuth.getState()).toMatchObject({ name: 'Hà', email: 'ha@toasoan.local', verifyType: 1 });
    useAuth.getState().reset();
    expect(useAuth.getState()).toMatchObject(NOBODY);
  });
});

describe('the layout config', () => {
  test('has its defaults, and is stored in version 2 without the flags of the profile', () => {
    expect(useLayout.getState()).toMatchObject({
      collapsed: false,
      showBreadcrumb: true,
      themeMode: 'system',
      projectCurrentId: '',
      locale: 'vi',
      isDark: false,
    });
    useLayout.getState().setPagePassword(true);
    const { state, version } = stored('layout-config');
    expect(version).toBe(2);
    expect(Object.keys(state).toSorted()).toEqual(
      ['collapsed', 'isDark', 'locale', 'projectCurrentId', 'showBreadcrumb', 'themeMode'].toSorted(),
    );
  });

  test('turns the second-factor panel off with the password flag, set or toggled', () => {
    const { setPage2FA, setPagePassword, togglePagePassword } = useLayout.getState();
    setPage2FA(true);
    setPagePassword(true);
    expect(useLayout.getState()).toMatchObject({ pagePassword: true, page2FA: false });
    setPage2FA(true);
    togglePagePassword();
    expect(useLayout.getState()).toMatchObject({ pagePassword: true, page2FA: false });
    togglePagePassword();
    expect(useLayout.getState()).toMatchObject({ pagePassword: false, page2FA: false });
  });

  test('flips collapsed, is updated and goes back to its defaults', () => {
    useLayout.getState().toggleCollapsed();
    useLayout.getState().update({ showBreadcrumb: false });
    expect(useLayout.getState()).toMatchObject({ collapsed: true, showBreadcrumb: false });
    useLayout.getState().reset();
    expect(useLayout.getState()).toMatchObject({ collapsed: false, showBreadcrumb: true });
  });
});

test('app-config and page-config are stored in version 1 as zustand writes them', () => {
  useAppConfig.setState({ pageSize: 50 });
  usePageConfig.setState({ panels: { 'post.seo': true } });
  expect(stored('app-config')).toMatchObject({ version: 1, state: { pageSize: 50 } });
  expect(stored('page-config')).toMatchObject({ version: 1, state: { panels: { 'post.seo': true } } });
});

describe('the project list', () => {
  test('loads once from the session with its total, and later returns the loaded list', () => {
    useAuth.getState().update({ projects: [aProject({ projectId: '1' })] });
    expect(useProjects.getState()).toMatchObject({ firstLoad: true, total: 0, error: false, loading: false });
    expect(useProjects.getState().load()).toHaveLength(1);
    useAuth.getState().update({ projects: [] });
    expect(useProjects.getState().load()).toHaveLength(1);
    expect(useProjects.getState()).toMatchObject({ firstLoad: false, total: 1 });
  });

  test('adds at the end, replaces and removes by its id', () => {
    const { add, replace, remove } = useProjects.getState();
    add(aProject({ projectId: '1', name: 'Một' }));
    add(aProject({ projectId: '2', name: 'Hai' }));
    replace(aProject({ projectId: '1', name: 'Một mới' }));
    expect(useProjects.getState().data.map(({ name }) => name)).toEqual(['Một mới', 'Hai']);
    remove('1');
    expect(useProjects.getState()).toMatchObject({ total: 1, data: [{ projectId: '2' }] });
  });
});
