import { ChevronDown, Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { openTab } from '#web/core/tabs/tab-actions.ts';
import { activeTab } from '#web/core/tabs/tab-list.ts';
import { useTabs } from '#web/core/tabs/tab-store.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import styles from './tab-bar.module.css';
import { TabIcon } from './tab-icon.tsx';
import { tabIdOf } from './tab-ids.ts';
import { tabMenuOf } from './tab-menu.tsx';
import { TabStrip } from './tab-strip.tsx';

/** The open tabs: a strip, or one button where there is no room. */
export function TabBar() {
  const isPhone = useLayout((layout) => layout.isPhone);
  return (
    <div className={styles.bar}>
      {isPhone ? (
        <TabChooser />
      ) : (
        <>
          <TabStrip />
          <TabOverflow />
        </>
      )}
    </div>
  );
}

/** On small screens: the label of the active tab and how many there are, opening the list. */
function TabChooser() {
  const { t } = useTranslation('panel');
  const list = useTabs((state) => state.list);
  const isDirty = useTabs((state) => state.dirty.length > 0);
  const active = activeTab(list);
  if (!active) return null;
  const count = list.tabs.length;
  return (
    <MenuButton label={t('tabs.all')} items={allTabs}>
      {(trigger) => (
        <button {...trigger} type="button" className={styles.chooser}>
          <TabIcon url={active.url} />
          <span id={tabIdOf(active.id)} className={styles.label}>
            {active.label}
          </span>
          {isDirty && <span className={styles.dirty} aria-hidden />}
          <span className={styles.count}>{t('tabs.count', { count })}</span>
          <ChevronDown size={16} className={styles.end} aria-hidden />
        </button>
      )}
    </MenuButton>
  );
}

/** All tabs, also those the strip has no room for, and what can be done with the active one. */
function TabOverflow() {
  const { t } = useTranslation('panel');
  return (
    <MenuButton label={t('tabs.all')} align="end" items={allTabs}>
      {(trigger) => <IconButton {...trigger} icon={<Ellipsis size={18} />} label={t('tabs.all')} />}
    </MenuButton>
  );
}

function allTabs(): readonly MenuItem[] {
  const { tabs, activeId } = useTabs.getState().list;
  const choices = tabs.map((tab) => ({
    key: tab.id,
    label: tab.label,
    icon: <TabIcon url={tab.url} />,
    chosen: tab.id === activeId,
    onSelect: () => openTab({ url: tab.url }),
  }));
  const actions = tabMenuOf(activeId).map((item, index) => ({ ...item, startsGroup: index === 0 }));
  return [...choices, ...actions];
}
