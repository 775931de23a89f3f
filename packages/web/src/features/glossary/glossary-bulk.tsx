import { glossaryEndpoints } from '@toasoan/contract/features/glossary/endpoints.ts';
import type {
  GlossaryBulk as Bulk,
  GlossaryRow,
} from '@toasoan/contract/features/glossary/glossary-entry.ts';
import { Check, PowerOff, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { BulkBar } from '#web/patterns/list-page/bulk-bar.tsx';
import { useBulk } from '#web/patterns/list-page/use-bulk.ts';
import type { ListPageState } from '#web/patterns/list-page/use-list-page.ts';
import type { ResourceTexts } from '#web/patterns/resource/resource-texts.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';

interface GlossaryBulkProps {
  readonly page: ListPageState<GlossaryRow>;
  readonly texts: ResourceTexts;
}

const send = (body: Bulk) => call(glossaryEndpoints.bulk, { body });

/** Approves, switches off and deletes what is ticked; says of each that did not go through why. */
export function GlossaryBulk({ page, texts }: GlossaryBulkProps) {
  const { t } = useTranslation(['glossary', 'patterns']);
  const mayApprove = useMay('translate.approve');
  const { run } = useBulk({ page, rowLabel: ({ sourceContent }) => sourceContent, send });
  const disabledReason = mayApprove ? undefined : t('approverNeeded');
  async function remove(ids: readonly string[]) {
    const isSure = await confirm({
      title: texts.deleteMany(ids.length),
      text: t('deleteText'),
      action: t('patterns:action.delete'),
      tone: 'danger',
    });
    if (isSure) run({ action: 'delete', ids: [...ids] });
  }
  return (
    <BulkBar
      page={page}
      actions={[
        {
          key: 'approve',
          label: t('approve'),
          icon: <Check size={16} />,
          disabledReason,
          run: (ids) => run({ action: 'approve', ids: [...ids] }),
        },
        {
          key: 'disable',
          label: t('disable'),
          icon: <PowerOff size={16} />,
          disabledReason,
          run: (ids) => run({ action: 'disable', ids: [...ids] }),
        },
        { key: 'delete', label: t('patterns:action.delete'), icon: <Trash2 size={16} />, run: remove },
      ]}
    />
  );
}
