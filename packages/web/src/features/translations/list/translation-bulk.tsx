import { translationEndpoints } from '@toasoan/contract/features/translations/endpoints.ts';
import type {
  TranslationBulk as Bulk,
  Translation,
  TranslationListQuery,
} from '@toasoan/contract/features/translations/translation.ts';
import { ListChecks, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { BulkBar } from '#web/patterns/list-page/bulk-bar.tsx';
import { useBulk } from '#web/patterns/list-page/use-bulk.ts';
import type { ListPageState } from '#web/patterns/list-page/use-list-page.ts';

interface TranslationBulkProps {
  readonly page: ListPageState<Translation, TranslationListQuery>;
}

const send = (body: Bulk) => call(translationEndpoints.bulk, { body });

/** Runs and approves what is ticked; says of each that did not go through why. */
export function TranslationBulk({ page }: TranslationBulkProps) {
  const { t } = useTranslation('translations');
  const mayApprove = useMay('translate.approve');
  const { run } = useBulk({ page, rowLabel: ({ sourceTitle, lang }) => `${sourceTitle} (${lang})`, send });
  return (
    <BulkBar
      page={page}
      actions={[
        {
          key: 'run',
          label: t('bulk.run'),
          icon: <RotateCcw size={16} aria-hidden />,
          run: (ids) => run({ action: 'run', ids: [...ids] }),
        },
        {
          key: 'approve',
          label: t('bulk.approve'),
          icon: <ListChecks size={16} aria-hidden />,
          disabledReason: mayApprove ? undefined : t('disabledReason.noPermission'),
          run: (ids) => run({ action: 'approve', ids: [...ids] }),
        },
      ]}
    />
  );
}
