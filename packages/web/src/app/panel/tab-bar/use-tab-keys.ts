import { type KeyboardEvent, type RefObject, useState } from 'react';
import { i18n } from '#web/core/i18n/i18n.ts';
import { closeTab } from '#web/core/tabs/tab-actions.ts';
import { moveTab } from '#web/core/tabs/tab-list.ts';
import { putTabs, useTabs } from '#web/core/tabs/tab-store.ts';
import { tabIdOf } from './tab-ids.ts';

interface TabKeys {
  readonly pressed: (event: KeyboardEvent) => void;
  /** Says where a tab has been moved to. */
  readonly moved: string;
  readonly focusedId: string;
  readonly setFocusedId: (id: string) => void;
}

/** Arrows go along the tabs, Delete closes, Ctrl+Shift+arrow moves a tab. */
export function useTabKeys(strip: RefObject<HTMLElement | null>): TabKeys {
  const [focusedId, setFocusedId] = useState('');
  const [moved, setMoved] = useState('');

  function focusTab(id: string) {
    setFocusedId(id);
    strip.current?.querySelector<HTMLElement>(`#${CSS.escape(tabIdOf(id))}`)?.focus();
  }
  function move(id: string, index: number) {
    const { list } = useTabs.getState();
    const label = list.tabs.find((tab) => tab.id === id)?.label;
    putTabs(moveTab(list, id, index));
    const { tabs } = useTabs.getState().list;
    const place = tabs.findIndex((tab) => tab.id === id) + 1;
    setMoved(i18n.t('tabs.moved', { ns: 'panel', label, place, count: tabs.length }));
    focusTab(id);
  }
  async function close(id: string) {
    await closeTab(id);
    const { list } = useTabs.getState();
    if (!list.tabs.some((tab) => tab.id === id)) requestAnimationFrame(() => focusTab(list.activeId));
  }
  function pressed(event: KeyboardEvent) {
    const id = (event.target as HTMLElement).dataset.tab;
    const { tabs } = useTabs.getState().list;
    const at = tabs.findIndex((tab) => tab.id === id);
    const next = targetOf(event.key, at, tabs.length);
    if (id === undefined || at < 0) return;
    if (event.key === 'Delete') void close(id);
    else if (next === undefined) return;
    else if (event.ctrlKey && event.shiftKey) move(id, next);
    else focusTab(tabs[next]?.id ?? id);
    event.preventDefault();
  }
  return { pressed, moved, focusedId, setFocusedId };
}

function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
