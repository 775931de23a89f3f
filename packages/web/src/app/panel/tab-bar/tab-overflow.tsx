import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openTab } from '#web/core/tabs/tab-actions.ts';
import { useTabs } from '#web/core/tabs/tab-store.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { TabIcon } from './tab-icon.tsx';
import { tabMenuOf } from './tab-menu.tsx';

/** All tabs, also those the strip has no room for, and what can be done with the active one. */
export function TabOverflow() {
  const { t } = useTranslation('panel');
  return (
    <MenuButton label={t('tabs.all')} align="end" items={allTabs}>
      {(trigger) => <IconButton {...trigger} icon={<Ellipsis size={18} />} label={t('tabs.all')} />}
    </MenuButton>
  );
}

export function allTabs(): readonly MenuItem[] {
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
