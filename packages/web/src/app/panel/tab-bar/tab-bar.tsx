import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { activeTab } from '#web/core/tabs/tab-list.ts';
import { useTabs } from '#web/core/tabs/tab-store.ts';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import styles from './tab-bar.module.css';
import { TabIcon } from './tab-icon.tsx';
import { tabIdOf } from './tab-ids.ts';
import { allTabs, TabOverflow } from './tab-overflow.tsx';
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
