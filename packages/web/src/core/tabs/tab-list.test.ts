import { describe, expect, test } from 'vitest';
import {
  activeTab,
  becomeTab,
  closeTabs,
  idsRightOf,
  leaveProject,
  moveTab,
  NO_TABS,
  otherIds,
  reopenTab,
  showTab,
  type Tab,
  type TabList,
} from './tab-list.ts';

function tab(url: string, id = url, projectId = '1'): Tab {
  return { id, label: url, url, projectId };
}

/** The list after visiting these urls in order. */
function visited(...urls: readonly string[]): TabList {
  return urls.reduce((list, url) => showTab(list, tab(url)), NO_TABS);
}

function urlsOf(list: TabList): readonly string[] {
  return list.tabs.map(({ url }) => url);
}

function activeUrl(list: TabList): string | undefined {
  return activeTab(list)?.url;
}

describe('a visit', () => {
  test('opens a tab at the end and activates it', () => {
    const list = visited('/a', '/b');
    expect(urlsOf(list)).toEqual(['/a', '/b']);
    expect(activeUrl(list)).toBe('/b');
  });

  test('to an open url only activates its tab', () => {
    const list = visited('/a', '/b', '/a');
    expect(urlsOf(list)).toEqual(['/a', '/b']);
    expect(activeUrl(list)).toBe('/a');
  });

  test('to the same path with another query changes the tab in place', () => {
    const list = visited('/a?page=2', '/b', '/a?page=3');
    expect(urlsOf(list)).toEqual(['/a?page=3', '/b']);
    expect(list.tabs[0]?.id).toBe('/a?page=2');
  });

  test.each([
    ['/', '/manager_project'],
    ['/manager_project', '/'],
    ['/a', '/a/'],
    ['/a', '/a#doan-hai'],
  ])('to %s and to %s is one tab', (first, second) => {
    expect(visited(first, second).tabs).toHaveLength(1);
  });

  test('to another path opens another tab, however similar', () => {
    expect(visited('/a/1', '/a/2', '/a').tabs).toHaveLength(3);
  });
});

describe('closing', () => {
  test('the active tab returns to the previously active one', () => {
    expect(activeUrl(closeTabs(visited('/a', '/b', '/c', '/a'), ['/a']))).toBe('/c');
  });

  test('goes to the last remaining tab when the previously active one is closed', () => {
    const list = closeTabs(visited('/a', '/b', '/c', '/b', '/a'), ['/b']);
    expect(activeUrl(closeTabs(list, ['/a']))).toBe('/c');
  });

  test('another tab leaves the active one active', () => {
    const list = closeTabs(visited('/a', '/b'), ['/a']);
    expect([urlsOf(list), activeUrl(list)]).toEqual([['/b'], '/b']);
  });

  test('the others keeps one, and the right side keeps the left ones', () => {
    const list = visited('/a', '/b', '/c', '/d');
    expect(urlsOf(closeTabs(list, otherIds(list, '/b')))).toEqual(['/b']);
    expect(urlsOf(closeTabs(list, idsRightOf(list, '/b')))).toEqual(['/a', '/b']);
  });
});

describe('reopening', () => {
  test('restores the last closed tab at its place, under a new id', () => {
    const list = reopenTab(closeTabs(visited('/a', '/b', '/c'), ['/b']), 'new');
    expect(list?.tabs.map(({ id }) => id)).toEqual(['/a', 'new', '/c']);
    expect(list && activeUrl(list)).toBe('/b');
  });

  test('goes back one tab at a time, the last closed one first', () => {
    const closed = closeTabs(closeTabs(visited('/a', '/b', '/c'), ['/a']), ['/b']);
    const once = reopenTab(closed, 'one');
    const twice = once && reopenTab(once, 'two');
    expect(once && urlsOf(once)).toEqual(['/b', '/c']);
    expect(twice && urlsOf(twice)).toEqual(['/a', '/b', '/c']);
  });

  test('shows the open tab when its url has been opened again', () => {
    const list = showTab(closeTabs(visited('/a', '/b'), ['/b']), tab('/b', 'again'));
    expect(reopenTab(list, 'new')?.tabs.map(({ id }) => id)).toEqual(['/a', 'again']);
  });

  test('does nothing when nothing was closed', () => {
    expect(reopenTab(visited('/a'), 'new')).toBeUndefined();
  });
});

describe('switching the project', () => {
  test('closes its tabs, keeps those without a project, and cannot be undone', () => {
    const none = showTab(visited('/a', '/b'), tab('/', 'home', ''));
    const list = leaveProject(closeTabs(none, ['/a']));
    expect(urlsOf(list)).toEqual(['/']);
    expect(reopenTab(list, 'new')).toBeUndefined();
  });

  test('may close every tab: the rule of the only tab does not apply', () => {
    expect(leaveProject(visited('/a')).tabs).toEqual([]);
  });
});

test.each([
  [0, ['/b', '/a', '/c']],
  [2, ['/a', '/c', '/b']],
  [9, ['/a', '/c', '/b']],
  [-1, ['/b', '/a', '/c']],
])('a tab moved to place %d', (index, urls) => {
  const list = moveTab(visited('/a', '/b', '/c'), '/b', index);
  expect(urlsOf(list)).toEqual(urls);
  expect(activeUrl(list)).toBe('/c');
});

describe('a tab that becomes another page', () => {
  test('keeps its place and stays active', () => {
    const list = becomeTab(visited('/a', '/b', '/c'), '/c', { id: 'new', url: '/d' });
    expect([urlsOf(list), activeUrl(list)]).toEqual([['/a', '/b', '/d'], '/d']);
  });

  test('gives way to the tab that shows the page already', () => {
    const list = becomeTab(visited('/a', '/b'), '/b', { id: 'new', url: '/a' });
    expect([urlsOf(list), activeUrl(list)]).toEqual([['/a'], '/a']);
  });
});
