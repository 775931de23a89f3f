import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NOTHING_SELECTED } from '#web/ui/table/selection.ts';
import styles from './bulk-bar.module.css';
import type { ListPageState, ListRow } from './use-list-page.ts';

export interface BulkAction {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly run: (ids: readonly string[]) => void;
  readonly whyNot?: string | undefined;
}

interface BulkBarProps<Row extends ListRow> {
  readonly page: ListPageState<Row>;
  readonly actions: readonly BulkAction[];
}

/** Floats over the end of the list while something is ticked. */
export function BulkBar<Row extends ListRow>({ page, actions }: BulkBarProps<Row>) {
  const { t } = useTranslation('patterns');
  const ids = [...page.selection.keys];
  return (
    <div className={styles.place} role="status">
      {ids.length > 0 && (
        <div className={styles.bar} role="toolbar" aria-label={t('bulk.label')}>
          <span className={styles.count}>{t('bulk.selected', { n: ids.length })}</span>
          {actions.map((action) => (
            <button
              key={action.key}
              type="button"
              className={styles.action}
              aria-disabled={action.whyNot === undefined ? undefined : true}
              data-tip={action.whyNot}
              onClick={() => action.whyNot === undefined && action.run(ids)}
            >
              {action.icon}
              {action.label}
            </button>
          ))}
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
