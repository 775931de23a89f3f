import type { Tab } from './tab-list.ts';

// Spec: keys in session storage and the shape of a tab there.
const TABS_KEY = 'super_admin_pages';

interface StoredTab {
  readonly label: string;
  readonly url: string;
  readonly state?: { readonly id?: string; readonly projectId?: string; readonly userId?: string };
}

/** The tabs as they are stored; `userId` keeps one user's tabs from the next. */
export function toStored(tabs: readonly Tab[], userId: string): readonly StoredTab[] {
  return tabs.map(({ label, url, id, projectId }) => ({ label, url, state: { id, projectId, userId } }));
}

/** The project of stored tabs, '' when none needs one. */
export function projectOfStored(stored: readonly StoredTab[], userId: string): string {
  return stored.find((tab) => isOwn(tab, userId) && tab.state?.projectId)?.state?.projectId ?? '';
}

/** The restorable tabs: this user's, of this project or of none. */
export function fromStored(
  stored: readonly StoredTab[],
  owner: { readonly userId: string; readonly projectId: string },
  newId: () => string,
): readonly Tab[] {
  return stored
    .filter((tab) => isOwn(tab, owner.userId))
    .map(({ label, url, state }) => ({
      id: state?.id ?? newId(),
      label,
      url,
      projectId: state?.projectId ?? owner.projectId,
    }))
    .filter(({ projectId }) => projectId === '' || projectId === owner.projectId);
}

export function readStoredTabs(): readonly StoredTab[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(TABS_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isStoredTab) : [];
  } catch {
    return [];
  }
}

export function storeTabs(tabs: readonly StoredTab[]): void {
  sessionStorage.setItem(TABS_KEY, JSON.stringify(tabs));
}

function isOwn({ state }: StoredTab, userId: string): boolean {
  return state?.userId === undefined || state.userId === userId;
}

function isStoredTab(value: unknown): value is StoredTab {
  const tab = value as Partial<StoredTab> | null;
  return typeof tab?.label === 'string' && typeof tab.url === 'string' && tab.url.startsWith('/');
}
