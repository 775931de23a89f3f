import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuButton, type MenuTrigger } from '#web/ui/menu/menu-button.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { NOTHING_SELECTED } from '#web/ui/table/selection.ts';
import styles from './bulk-bar.module.css';
import type { ListPageState, ListRow } from './use-list-page.ts';

export interface BulkAction {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly run?: (ids: readonly string[]) => void;
  /** Given: it opens a menu of these instead. */
  readonly items?: (ids: readonly string[]) => readonly MenuItem[];
  readonly disabledReason?: string | undefined;
}

interface BulkBarProps<Row extends ListRow> {
  readonly page: ListPageState<Row>;
  readonly actions: readonly BulkAction[];
}

/** Floats over the list while something is ticked, and stands under it at its end. */
export function BulkBar<Row extends ListRow>({ page, actions }: BulkBarProps<Row>) {
  const { t } = useTranslation('patterns');
  const ids = [...page.selection.keys];
  return (
    <div className={styles.place} role="status">
      {ids.length > 0 && (
        <div className={styles.bar} role="toolbar" aria-label={t('bulk.label')}>
          <span className={styles.count}>{t('bulk.selected', { n: ids.length })}</span>
          <div className={styles.actions}>
            {actions.map((action) => (
              <ActionButton key={action.key} action={action} ids={ids} />
            ))}
          </div>
          <button
            type="button"
            className={styles.action}
            aria-label={t('bulk.clear')}
            data-tip={t('bulk.clear')}
            onClick={() => page.setSelection(NOTHING_SELECTED)}
          >
            <X size={16} aria-hidden />
          </button>
        </div>
      )}
    </div>
  );
}

function ActionButton({ action, ids }: { readonly action: BulkAction; readonly ids: readonly string[] }) {
  const { icon, label, disabledReason, run, items } = action;
  const button = (trigger: Partial<MenuTrigger> | undefined) => (
    <button
      {...trigger}
      type="button"
      className={styles.action}
      aria-disabled={disabledReason === undefined ? undefined : true}
      data-tip={disabledReason}
      {...(!items && { onClick: () => disabledReason === undefined && run?.(ids) })}
    >
      {icon}
      {label}
    </button>
  );
  if (!items || disabledReason !== undefined) return button(undefined);
  return (
    <MenuButton label={label} items={() => items(ids)}>
      {button}
    </MenuButton>
  );
}
