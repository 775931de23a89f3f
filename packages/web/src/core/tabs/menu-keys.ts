import { create } from 'zustand';
import { whenPersonLeaves } from '#web/core/session/leaving.ts';

// Spec: keys in session storage and their defaults.
const SELECTED_KEY = 'super_admin_selected_keys';
const OPEN_KEY = 'super_admin_open_keys';

interface MenuKeys {
  readonly selected: readonly string[];
  /** Paths of the open groups. */
  readonly open: readonly string[];
}

const DEFAULTS: MenuKeys = { selected: ['/'], open: [] };

/** The selected and open entries of the side menu. */
export const useMenuKeys = create<MenuKeys>(() => DEFAULTS);

/** Restores what this browser tab has stored. */
export function restoreMenuKeys(): void {
  useMenuKeys.setState({
    selected: storedList(SELECTED_KEY) ?? DEFAULTS.selected,
    open: storedList(OPEN_KEY) ?? DEFAULTS.open,
  });
}

export function resetMenuKeys(): void {
  useMenuKeys.setState(DEFAULTS);
}

export function selectInMenu(path: string, groups: readonly string[]): void {
  const { open } = useMenuKeys.getState();
  const added = groups.filter((group) => !open.includes(group));
  put({ selected: [path], open: [...open, ...added] });
}

export function toggleGroup(path: string): void {
  const { selected, open } = useMenuKeys.getState();
  put({ selected, open: open.includes(path) ? open.filter((one) => one !== path) : [...open, path] });
}

function put(keys: MenuKeys): void {
  useMenuKeys.setState(keys);
  sessionStorage.setItem(SELECTED_KEY, JSON.stringify(keys.selected));
  sessionStorage.setItem(OPEN_KEY, JSON.stringify(keys.open));
}

function storedList(key: string): readonly string[] | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : undefined;
  } catch {
    return undefined;
  }
}

whenPersonLeaves(resetMenuKeys);
