import { create } from 'zustand';
import { whenPersonLeaves } from '#web/core/session/leaving.ts';
import { NO_TABS, type TabList } from './tab-list.ts';
import { destroyTab } from './tab-resources.ts';

interface TabState {
  readonly list: TabList;
  /** Ids of tabs with unsaved changes. */
  readonly dirty: readonly string[];
  /** Ids whose page has been shown: a restored tab mounts when it is first shown. */
  readonly shown: readonly string[];
  /** The number of reloads of a tab's page. */
  readonly reloads: Readonly<Record<string, number>>;
}

const EMPTY: TabState = { list: NO_TABS, dirty: [], shown: [], reloads: {} };

export const useTabs = create<TabState>(() => EMPTY);

/** Replaces the list; resources of removed tabs are destroyed. */
export function putTabs(list: TabList): void {
  const before = useTabs.getState();
  const open = new Set(list.tabs.map((tab) => tab.id));
  const isOpen = (id: string) => open.has(id);
  const shown = before.shown.filter(isOpen);
  useTabs.setState({
    list,
    dirty: before.dirty.filter(isOpen),
    shown: list.activeId === '' || shown.includes(list.activeId) ? shown : [...shown, list.activeId],
  });
  for (const { id } of before.list.tabs) if (!isOpen(id)) destroyTab(id);
}

export function markDirty(id: string, isDirty: boolean): void {
  const { dirty } = useTabs.getState();
  if (dirty.includes(id) === isDirty) return;
  useTabs.setState({ dirty: isDirty ? [...dirty, id] : dirty.filter((one) => one !== id) });
}

/** Drops the page of a tab with its resources, and mounts it again. */
export function reloadTab(id: string): void {
  destroyTab(id);
  markDirty(id, false);
  useTabs.setState(({ reloads }) => ({ reloads: { ...reloads, [id]: (reloads[id] ?? 0) + 1 } }));
}

whenPersonLeaves(() => putTabs(NO_TABS));
