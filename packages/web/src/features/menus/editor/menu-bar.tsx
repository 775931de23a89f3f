import type { Menu } from '@toasoan/contract/features/menus/menu.ts';
import { CalendarClock, History, Redo2, RefreshCw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionBar } from '#web/patterns/form-page/action-bar.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { ShownState } from '../menu-columns.tsx';
import { discardMenuDraft } from '../menu-queries.ts';
import { PublishDialog, ScheduleDialog, VersionsDialog } from './menu-dialogs.tsx';
import type { EditingState, MenuEditing } from './menu-editing.ts';
import styles from './menu-editor.module.css';

interface MenuBarProps {
  readonly editing: MenuEditing;
  readonly state: EditingState;
  readonly run: (send: (menu: Menu) => Promise<Menu>) => Promise<boolean>;
  readonly onLoad: () => void;
}

const DIALOGS = { publish: PublishDialog, schedule: ScheduleDialog, versions: VersionsDialog };

export function MenuBar({ editing, state, run, onLoad }: MenuBarProps) {
  const { t } = useTranslation('menus');
  const [open, setOpen] = useState<keyof typeof DIALOGS>();
  const { menu, items, past, future, save } = state;
  const Dialog = open && DIALOGS[open];
  const isSame = !menu.hasDraft && save === 'saved' && menu.publishedTime !== null;
  const nothing = items.length === 0 ? t('publish.nothing') : undefined;
  return (
    <ActionBar
      backTo="/setting_page/manager_menu"
      title={menu.title}
      status={<ShownState menu={menu} />}
      saveState={
        <span className={styles.save} role="status">
          {t(`save.${save}`)}
        </span>
      }
    >
      <IconButton
        icon={<Undo2 size={17} />}
        label={t('bar.undo')}
        shortcut="Ctrl Z"
        disabledReason={past.length === 0 ? t('bar.noUndo') : undefined}
        onClick={editing.undo}
      />
      <IconButton
        icon={<Redo2 size={17} />}
        label={t('bar.redo')}
        shortcut="Ctrl Shift Z"
        disabledReason={future.length === 0 ? t('bar.noRedo') : undefined}
        onClick={editing.redo}
      />
      <Button variant="quiet" icon={<History size={16} />} onClick={() => setOpen('versions')}>
        {t('versions.title')}
      </Button>
      {menu.hasDraft && menu.publishedTime !== null && (
        <Button variant="quiet" onClick={() => void run(discardMenuDraft)}>
          {t('bar.discard')}
        </Button>
      )}
      <Button icon={<RefreshCw size={16} />} onClick={onLoad}>
        {t(items.length === 0 ? 'load.first' : 'load.again')}
      </Button>
      <Button
        icon={<CalendarClock size={16} />}
        disabledReason={nothing ?? (isSame ? t('schedule.noDraft') : undefined)}
        onClick={() => setOpen('schedule')}
      >
        {t('schedule.open')}
      </Button>
      <Button
        variant="main"
        disabledReason={nothing ?? (isSame ? t('publish.same') : undefined)}
        onClick={() => setOpen('publish')}
      >
        {t('publish.action')}
      </Button>
      {Dialog && <Dialog menu={menu} run={run} onClose={() => setOpen(undefined)} />}
    </ActionBar>
  );
}
