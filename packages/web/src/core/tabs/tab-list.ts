import { pagePathOf } from '#web/core/routing/match-row.ts';

/** A tab of the page area. `url` is its current path and query. */
export interface Tab {
  /** Its page is kept under this id, whatever its url becomes. */
  readonly id: string;
  readonly label: string;
  readonly url: string;
  /** '' for a page that needs no project. */
  readonly projectId: string;
}

interface ClosedTab {
  readonly tab: Tab;
  readonly index: number;
}

export interface TabList {
  readonly tabs: readonly Tab[];
  readonly activeId: string;
  /** The tab that was active before this one. */
  readonly previousId: string;
  /** Closed tabs that can be reopened, the last one last. */
  readonly closed: readonly ClosedTab[];
}

export const NO_TABS: TabList = { tabs: [], activeId: '', previousId: '', closed: [] };

export function tabOf(list: TabList, url: string): Tab | undefined {
  const path = pagePathOf(url);
  return list.tabs.find((tab) => pagePathOf(tab.url) === path);
}

export function activeTab(list: TabList): Tab | undefined {
  return list.tabs.find((tab) => tab.id === list.activeId);
}

/** Activates the tab of the url's path with the new url, or appends the given one. */
export function showTab(list: TabList, wanted: Tab): TabList {
  const open = tabOf(list, wanted.url);
  const tabs = open ? changeTab(list, open.id, { url: wanted.url }).tabs : [...list.tabs, wanted];
  return activate({ ...list, tabs }, (open ?? wanted).id);
}

function activate(list: TabList, id: string): TabList {
  if (id === list.activeId) return list;
  return { ...list, activeId: id, previousId: list.activeId };
}

export function changeTab(list: TabList, id: string, changes: Partial<Tab>): TabList {
  return { ...list, tabs: list.tabs.map((tab) => (tab.id === id ? { ...tab, ...changes } : tab)) };
}

/** A tab in place of another one, at its position; the page's own tab, where it is open already. */
export function becomeTab(list: TabList, id: string, next: Pick<Tab, 'id' | 'url'>): TabList {
  const open = tabOf(list, next.url);
  if (open) return activate(withoutTabs(list, [id]), open.id);
  const became = changeTab(list, id, next);
  return list.activeId === id ? { ...became, activeId: next.id } : became;
}

/** Removes tabs and, if the active one is among them, returns to the previously active one. */
export function closeTabs(list: TabList, ids: readonly string[]): TabList {
  const gone = list.tabs.flatMap((tab, index) => (ids.includes(tab.id) ? [{ tab, index }] : []));
  return withoutTabs({ ...list, closed: [...list.closed, ...gone] }, ids);
}

/** Keeps tabs without a project; the removed ones cannot be reopened in the next project. */
export function leaveProject(list: TabList): TabList {
  const ids = list.tabs.filter((tab) => tab.projectId !== '').map((tab) => tab.id);
  return { ...withoutTabs(list, ids), closed: [] };
}

function withoutTabs(list: TabList, ids: readonly string[]): TabList {
  const tabs = list.tabs.filter((tab) => !ids.includes(tab.id));
  if (!ids.includes(list.activeId)) return { ...list, tabs };
  // Spec: back to the previously active tab if still open, else to the last remaining one.
  const next = tabs.find((tab) => tab.id === list.previousId) ?? tabs.at(-1);
  return { ...list, tabs, activeId: next?.id ?? '', previousId: '' };
}

/**
 * The last closed tab at its old place, or no change. If its url is open again, that tab is shown. It gets a new id,
 * because the resources of the old one are gone.
 */
export function reopenTab(list: TabList, id: string): TabList | undefined {
  const last = list.closed.at(-1);
  if (!last) return undefined;
  const rest = { ...list, closed: list.closed.slice(0, -1) };
  const open = tabOf(list, last.tab.url);
  if (open) return activate(rest, open.id);
  return activate({ ...rest, tabs: rest.tabs.toSpliced(last.index, 0, { ...last.tab, id }) }, id);
}

export function moveTab(list: TabList, id: string, index: number): TabList {
  const tab = list.tabs.find((one) => one.id === id);
  if (!tab) return list;
  const others = list.tabs.filter((one) => one.id !== id);
  return { ...list, tabs: others.toSpliced(Math.max(0, Math.min(index, others.length)), 0, tab) };
}

export function otherIds(list: TabList, id: string): readonly string[] {
  return list.tabs.filter((tab) => tab.id !== id).map((tab) => tab.id);
}

export function idsRightOf(list: TabList, id: string): readonly string[] {
  const at = list.tabs.findIndex((tab) => tab.id === id);
  return list.tabs.slice(at + 1).map((tab) => tab.id);
}
