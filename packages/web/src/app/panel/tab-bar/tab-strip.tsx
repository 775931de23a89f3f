import { type MouseEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTabs } from '#web/core/tabs/tab-store.ts';
import { ContextMenu } from '#web/ui/menu/context-menu.tsx';
import styles from './tab-bar.module.css';
import { TabHandle } from './tab-handle.tsx';
import { tabMenuOf } from './tab-menu.tsx';
import { useActiveInView } from './use-active-in-view.ts';
import { useTabDrag } from './use-tab-drag.ts';
import { useTabKeys } from './use-tab-keys.ts';

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
  // One tab only is in the order of Tab: the focused one, else the active one.
  const stopId = tabs.some((tab) => tab.id === focusedId) ? focusedId : activeId;
  const menuTab = tabs.find((tab) => tab.id === menu?.id);

  function openMenu(event: MouseEvent, id: string) {
    event.preventDefault();
    const box = event.currentTarget.getBoundingClientRect();
    // Opened by key there is no pointer: below the tab then.
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
