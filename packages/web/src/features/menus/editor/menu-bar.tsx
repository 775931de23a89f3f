import type { Menu } from '@toasoan/contract/features/menus/menu.ts';
import type { MenuItem } from '@toasoan/contract/features/menus/menu-item.ts';
import { CalendarClock, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  DraftBar,
  type DraftEditing,
  type EditingState,
  isAsPublished,
} from '#web/features/drafts/public.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { MenuShownState } from '../menu-columns.tsx';
import { menuDrafts } from '../menu-queries.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';

interface MenuBarProps {
  readonly editing: DraftEditing<Menu, readonly MenuItem[]>;
  readonly state: EditingState<Menu, readonly MenuItem[]>;
  readonly run: (send: (menu: Menu) => Promise<Menu>) => Promise<boolean>;
  readonly onLoad: () => void;
}

export function MenuBar({ editing, state, run, onLoad }: MenuBarProps) {
  const { t } = useTranslation('menus');
  const [isScheduling, setScheduling] = useState(false);
  const { record: menu, content: items } = state;
  const nothing = items.length === 0 ? t('publish.nothing') : undefined;
  return (
    <DraftBar
      backTo="/setting_page/manager_menu"
      editing={editing}
      state={state}
      run={run}
      calls={menuDrafts}
      status={<MenuShownState menu={menu} />}
      notReady={nothing}
    >
      <Button icon={<RefreshCw size={16} />} onClick={onLoad}>
        {t(items.length === 0 ? 'load.first' : 'load.again')}
      </Button>
      <Button
        icon={<CalendarClock size={16} />}
        disabledReason={nothing ?? (isAsPublished(state) ? t('schedule.noDraft') : undefined)}
        onClick={() => setScheduling(true)}
      >
        {t('schedule.open')}
      </Button>
      {isScheduling && <ScheduleDialog menu={menu} run={run} onClose={() => setScheduling(false)} />}
    </DraftBar>
  );
}
