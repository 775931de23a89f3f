import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import type { Tag, TagBulk } from '@toasoan/contract/features/tags/tag.ts';
import { Power, PowerOff, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { BulkBar } from '#web/patterns/list-page/bulk-bar.tsx';
import { useBulk } from '#web/patterns/list-page/use-bulk.ts';
import type { ListPageState } from '#web/patterns/list-page/use-list-page.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';

export function TagBulkBar({ page }: { readonly page: ListPageState<Tag> }) {
  const { t } = useTranslation('tags');
  const { run } = useBulk({
    page,
    rowLabel: (tag: Tag) => tag.title,
    send: (body: TagBulk) => call(tagEndpoints.bulk, { body }),
  });
  async function remove(ids: readonly string[]) {
    const sure = await confirm({
      title: t('deleteMany.title', { count: ids.length }),
      text: t('deleteMany.text'),
      action: t('action.delete'),
      tone: 'danger',
    });
    if (sure) run({ action: 'delete', ids: [...ids] });
  }
  return (
    <BulkBar
      page={page}
      actions={[
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
