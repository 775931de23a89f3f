import { randomId } from '#web/core/random-id.ts';
import { goTo } from '#web/core/routing/here.ts';
import {
  activeTab,
  becomeTab,
  changeTab,
  closeTabs,
  idsRightOf,
  NO_TABS,
  otherIds,
  reopenTab,
  tabOf,
} from './tab-list.ts';
import { keepsDrafts } from './tab-resources.ts';
import { markDirty, putTabs, reloadTab, useTabs } from './tab-store.ts';

/** Names of tabs with unsaved changes. */
export interface UnsavedTabs {
  readonly lost: readonly string[];
  /** This browser keeps them as drafts. */
  readonly kept: readonly string[];
}

/** What the tabs need from the frame. */
export interface TabPort {
  /** Asks whether to leave although these tabs hold unsaved changes. */
  readonly mayLose: (unsaved: UnsavedTabs) => Promise<boolean>;
  /** The page after choosing a project. */
  readonly landing: () => string;
  readonly showError: (error: 'only-tab' | 'no-url') => void;
}

let port: TabPort = { mayLose: async () => true, landing: () => '/', showError: () => undefined };

export function connectTabs(frame: TabPort): void {
  port = frame;
}

/** Opens the url's existing tab, or a new one. Spec: without a url it is an error. */
export function openTab(target: { readonly url?: string | undefined }): void {
  if (!target.url) port.showError('no-url');
  else goTo(tabOf(useTabs.getState().list, target.url)?.url ?? target.url);
}

export async function closeTab(id: string): Promise<void> {
  if (useTabs.getState().list.tabs.length <= 1) return port.showError('only-tab');
  await closeAsking([id]);
}

export function closeOtherTabs(id: string): Promise<void> {
  return closeAsking(otherIds(useTabs.getState().list, id));
}

export function closeTabsRightOf(id: string): Promise<void> {
  return closeAsking(idsRightOf(useTabs.getState().list, id));
}

export function reopenClosedTab(): void {
  const list = reopenTab(useTabs.getState().list, randomId());
  if (!list) return;
  putTabs(list);
  showActive();
}

/** Reloads a tab's page, asking first if changes would be lost. */
export async function reloadTabAsking(id: string): Promise<boolean> {
  if (!(await mayLose([id]))) return false;
  reloadTab(id);
  return true;
}

/** True if none of the tabs has unsaved changes, or the user discards them. */
export async function mayLose(ids: readonly string[]): Promise<boolean> {
  const { list, dirty } = useTabs.getState();
  const unsaved = list.tabs.filter(({ id }) => ids.includes(id) && dirty.includes(id));
  if (unsaved.length === 0) return true;
  const labels = (areKept: boolean) =>
    unsaved.filter(({ id }) => keepsDrafts(id) === areKept).map(({ label }) => label);
  return await port.mayLose({ lost: labels(false), kept: labels(true) });
}

export function mayLoseAll(): Promise<boolean> {
  return mayLose(useTabs.getState().list.tabs.map(({ id }) => id));
}

/** Opens the first page of a chosen project. */
export function goToLanding(): void {
  goTo(port.landing());
}

export function dropAllTabs(): void {
  putTabs(NO_TABS);
}

/** Changes the url of a tab in place, as a filter or a saved draft does. */
export function replaceTabUrl(id: string, url: string): void {
  const { list } = useTabs.getState();
  putTabs(changeTab(list, id, { url }));
  if (id === list.activeId) goTo(url, { replace: true });
}

/** The tab shows another page from now on; what its page kept is destroyed. */
export function becomePage(id: string, url: string): void {
  const { list } = useTabs.getState();
  const isActive = id === list.activeId;
  putTabs(becomeTab(list, id, { id: randomId(), url }));
  if (isActive) goTo(url, { replace: true });
}

export function labelTab(id: string, label: string): void {
  const { list } = useTabs.getState();
  const tab = list.tabs.find((one) => one.id === id);
  if (tab && tab.label !== label) putTabs(changeTab(list, id, { label }));
}

async function closeAsking(ids: readonly string[]): Promise<void> {
  if (ids.length === 0 || !(await mayLose(ids))) return;
  for (const id of ids) markDirty(id, false);
  const { list } = useTabs.getState();
  putTabs(closeTabs(list, ids));
  if (ids.includes(list.activeId)) showActive();
}

function showActive(): void {
  const tab = activeTab(useTabs.getState().list);
  if (tab) goTo(tab.url, { replace: true });
}
