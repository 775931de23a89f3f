import {
  type ComponentProps,
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { i18n } from '#web/core/i18n/i18n.ts';
import { closeTab } from '#web/core/tabs/tab-actions.ts';
import { moveTab } from '#web/core/tabs/tab-list.ts';
import { putTabs, useTabs } from '#web/core/tabs/tab-store.ts';
import { ContextMenu } from '#web/ui/menu/context-menu.tsx';
import styles from './tab-bar.module.css';
import { TabHandle } from './tab-handle.tsx';
import { tabIdOf } from './tab-ids.ts';
import { tabMenuOf } from './tab-menu.tsx';

interface MenuPlace {
  readonly id: string;
  readonly at: { readonly x: number; readonly y: number };
}

export function TabStrip() {
  const { t } = useTranslation('panel');
  const { tabs, activeId } = useTabs(({ list }) => list);
  const strip = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const [menu, setMenu] = useState<MenuPlace>();
  const { pressed, moved, focusedId, setFocusedId } = useTabKeys(strip);
  const drag = useTabDrag(strip);
  useActiveInView(strip, activeId);
  // Only one tab is in the Tab order: the focused one, else the active one.
  const stopId = tabs.some((tab) => tab.id === focusedId) ? focusedId : activeId;
  const menuTab = tabs.find((tab) => tab.id === menu?.id);

  function openMenu(event: MouseEvent, id: string) {
    event.preventDefault();
    const box = event.currentTarget.getBoundingClientRect();
    // Opened by key there is no pointer: the menu opens below the tab.
    const at = event.clientX > 0 ? { x: event.clientX, y: event.clientY } : { x: box.left, y: box.bottom };
    setMenu({ id, at });
  }
  return (
    <>
      <div
        ref={strip}
        role="tablist"
        aria-label={t('tabs.label')}
        aria-describedby={hintId}
        className={styles.strip}
        onKeyDown={pressed}
        onBlur={() => setFocusedId('')}
        {...drag.strip}
      >
        {tabs.map((tab) => (
          <TabHandle
            key={tab.id}
            tab={tab}
            isActive={tab.id === activeId}
            isStop={tab.id === stopId}
            drag={drag.of(tab.id)}
            onMenu={openMenu}
          />
        ))}
      </div>
      <span id={hintId} hidden>
        {t('tabs.keys')}
      </span>
      <span className="visually-hidden" aria-live="polite">
        {moved}
      </span>
      {menu && menuTab && (
        <ContextMenu
          label={t('tabs.menu-of', { label: menuTab.label })}
          at={menu.at}
          items={tabMenuOf(menu.id)}
          onClose={() => setMenu(undefined)}
        />
      )}
    </>
  );
}

/** Scrolls the active tab into view, with the next frame: before it, that would force a layout of the whole page. */
function useActiveInView(strip: RefObject<HTMLElement | null>, activeId: string): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const tab = strip.current?.querySelector(`#${CSS.escape(tabIdOf(activeId))}`);
      tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [strip, activeId]);
}

interface TabDrag {
  readonly strip: ComponentProps<'div'>;
  readonly of: (id: string) => ComponentProps<'button'>;
}

/** Reorders by dragging; the tab follows the pointer. By keyboard: Ctrl+Shift+arrow. */
function useTabDrag(strip: RefObject<HTMLElement | null>): TabDrag {
  const [draggedId, setDraggedId] = useState('');

  function over(event: DragEvent) {
    if (draggedId === '') return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
    const { list } = useTabs.getState();
    const index = placeAt(strip.current, draggedId, event.clientX);
    if (list.tabs[index]?.id !== draggedId) putTabs(moveTab(list, draggedId, index));
  }
  return {
    strip: { onDragOver: over, onDrop: (event) => event.preventDefault() },
    of: (id) => ({
      draggable: true,
      ...(id === draggedId ? { 'data-dragged': true } : {}),
      onDragStart: (event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', '');
        setDraggedId(id);
      },
      onDragEnd: () => setDraggedId(''),
    }),
  };
}

/** Before the first other tab whose centre is right of the pointer. */
function placeAt(strip: HTMLElement | null, draggedId: string, x: number): number {
  const others = [...(strip?.querySelectorAll<HTMLElement>('[data-tab]') ?? [])].filter(
    (tab) => tab.dataset.tab !== draggedId,
  );
  const index = others.findIndex((tab) => {
    const box = tab.getBoundingClientRect();
    return x < box.left + box.width / 2;
  });
  return index < 0 ? others.length : index;
}

interface TabKeys {
  readonly pressed: (event: KeyboardEvent) => void;
  /** Announces the new place of a tab. */
  readonly moved: string;
  readonly focusedId: string;
  readonly setFocusedId: (id: string) => void;
}

/** Arrow keys move along the tabs, Delete closes, Ctrl+Shift+arrow moves a tab. */
function useTabKeys(strip: RefObject<HTMLElement | null>): TabKeys {
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
