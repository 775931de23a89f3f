import type { BulkResult, StatusBulk } from '@toasoan/contract/core/bulk.ts';
import { Power, PowerOff, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type BulkAction, BulkBar } from '#web/patterns/list-page/bulk-bar.tsx';
import { useBulk } from '#web/patterns/list-page/use-bulk.ts';
import type { ListPageState, ListRow } from '#web/patterns/list-page/use-list-page.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import type { ResourceTexts } from './resource-texts.ts';

interface BulkActionsProps<Row extends ListRow> {
  readonly page: ListPageState<Row>;
  readonly texts: ResourceTexts;
  readonly rowLabel: (row: Row) => string;
  /** The bulk call of the feature. */
  readonly send: (body: StatusBulk) => Promise<BulkResult>;
  /** Says before a deletion what is kept. */
  readonly deleteText?: string;
  /** What only this kind of record can do; comes first. */
  readonly own?: readonly BulkAction[] | undefined;
}

/** Enables, disables and, after a question, deletes the selected rows; says what failed, row by row. */
export function BulkActions<Row extends ListRow>(props: BulkActionsProps<Row>) {
  const { page, texts, rowLabel, send, deleteText, own = [] } = props;
  const { t } = useTranslation('patterns');
  const { run } = useBulk({ page, rowLabel, send });

  async function remove(ids: readonly string[]) {
    const isSure = await confirm({
      title: texts.deleteMany(ids.length),
      text: deleteText,
      action: t('action.delete'),
      tone: 'danger',
    });
    if (isSure) run({ action: 'delete', ids: [...ids] });
  }
  return (
    <BulkBar
      page={page}
      actions={[
        ...own,
        {
          key: 'enable',
          label: t('action.enable'),
          icon: <Power size={16} />,
          run: (ids) => run({ action: 'enable', ids: [...ids] }),
        },
        {
          key: 'disable',
          label: t('action.disable'),
          icon: <PowerOff size={16} />,
          run: (ids) => run({ action: 'disable', ids: [...ids] }),
        },
        { key: 'delete', label: t('action.delete'), icon: <Trash2 size={16} />, run: remove },
      ]}
    />
  );
}
