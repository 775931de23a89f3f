import { useContext, useMemo } from 'react';
import { becomePage, closeTab, labelTab, replaceTabUrl } from './tab-actions.ts';
import { TabContext } from './tab-context.ts';
import { keepInTab, whenTabCloses } from './tab-resources.ts';
import { markDirty, useTabs } from './tab-store.ts';

export interface TabOfPage {
  readonly id: string;
  /** Dirty: the page differs from its last saved version. */
  readonly setDirty: (isDirty: boolean) => void;
  readonly setLabel: (label: string) => void;
  /** Changes the tab's url in place: the page stays mounted. */
  readonly replaceUrl: (url: string) => void;
  /** The page's work is done: the tab becomes another page in place. */
  readonly become: (url: string) => void;
  readonly close: () => Promise<void>;
  /** Created once for the tab, kept while it is hidden, destroyed when it closes. */
  readonly keep: <Value>(key: string, create: () => Value, destroy: (value: Value) => void) => Value;
  /** Returns a function that removes the listener. */
  readonly onClose: (act: () => void) => () => void;
}

/** The page's tab. Renders nothing again: what changes in a tab is in `useTabPlace`. */
export function useTab(): TabOfPage {
  const id = useContext(TabContext);
  return useMemo(
    () => ({
      id,
      setDirty: (isDirty: boolean) => markDirty(id, isDirty),
      setLabel: (label: string) => labelTab(id, label),
      replaceUrl: (next: string) => replaceTabUrl(id, next),
      become: (next: string) => becomePage(id, next),
      close: () => closeTab(id),
      keep: <Value>(key: string, create: () => Value, destroy: (value: Value) => void) =>
        keepInTab(id, key, create, destroy),
      onClose: (act: () => void) => whenTabCloses(id, act),
    }),
    [id],
  );
}

export interface TabPlace {
  readonly isActive: boolean;
  readonly url: string;
}

/** Where the page's tab is now. */
export function useTabPlace(): TabPlace {
  const id = useContext(TabContext);
  const isActive = useTabs(({ list }) => list.activeId === id);
  const url = useTabs(({ list }) => list.tabs.find((tab) => tab.id === id)?.url ?? '');
  return { isActive, url };
}
