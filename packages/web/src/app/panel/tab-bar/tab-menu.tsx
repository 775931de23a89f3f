import { i18n } from '#web/core/i18n/i18n.ts';
import {
  closeOtherTabs,
  closeTab,
  closeTabsRightOf,
  reloadTabAsking,
  reopenClosedTab,
} from '#web/core/tabs/tab-actions.ts';
import { idsRightOf, otherIds } from '#web/core/tabs/tab-list.ts';
import { useTabs } from '#web/core/tabs/tab-store.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';

/** What can be done with a tab. */
export function tabMenuOf(id: string): readonly MenuItem[] {
  const { list } = useTabs.getState();
  const text = (key: string) => i18n.t(`tabs.${key}`, { ns: 'panel' });
  const unless = (isPossible: boolean, key: string) => (isPossible ? undefined : text(key));
  return [
    { key: 'reload', label: text('reload'), onSelect: () => void reloadTabAsking(id) },
    { key: 'close', label: text('close'), shortcut: 'Delete', onSelect: () => void closeTab(id) },
    {
      key: 'others',
      label: text('close-others'),
      startsGroup: true,
      disabledReason: unless(otherIds(list, id).length > 0, 'no-others'),
      onSelect: () => void closeOtherTabs(id),
    },
    {
      key: 'right',
      label: text('close-right'),
      disabledReason: unless(idsRightOf(list, id).length > 0, 'none-right'),
      onSelect: () => void closeTabsRightOf(id),
    },
    {
      key: 'reopen',
      label: text('reopen'),
      startsGroup: true,
      disabledReason: unless(list.closed.length > 0, 'none-closed'),
      onSelect: reopenClosedTab,
    },
  ];
}
