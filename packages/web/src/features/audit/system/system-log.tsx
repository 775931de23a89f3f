import { systemLogQuery } from '@toasoan/contract/features/audit/system/system-log.ts';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import { ListFilters } from '#web/patterns/list-page/list-filters.tsx';
import { ListPage } from '#web/patterns/list-page/list-page.tsx';
import { ListTable } from '#web/patterns/list-page/list-table.tsx';
import { useListPage } from '#web/patterns/list-page/use-list-page.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ExportButton } from '../export-button.tsx';
import { foldRows } from '../fold-rows.ts';
import { learnNames } from '../known-names.ts';
import { foldedInWords } from '../row-in-words.ts';
import { SignInAlarms } from './sign-in-alarms.tsx';
import { systemColumns } from './system-columns.tsx';
import { SystemFilters } from './system-filters.tsx';
import { exportSystemLog, systemLog } from './system-queries.ts';
import { systemRowInWords } from './system-row-in-words.ts';

/** Sign-ins, refusals and changes of accounts in the whole system, newest first. */
export function SystemLog() {
  const { t } = useTranslation('audit');
  const page = useListPage({ name: 'system-log', schema: systemLogQuery, list: systemLog });
  const { address, rows } = page;
  const folded = useMemo(() => rows && foldRows(rows), [rows]);
  useEffect(() => learnNames(rows ?? []), [rows]);
  return (
    <ListPage page={page}>
      <SignInAlarms />
      <ListCard>
        <ListFilters
          page={page}
          searchLabel={t('system.search')}
          searchFilter="address"
          tools={<ExportButton ask={exportSystemLog(address.query)} total={page.total} />}
        >
          <SystemFilters address={address} />
        </ListFilters>
        <ListTable
          page={{ ...page, rows: folded }}
          label={t('system.title')}
          things={t('things')}
          columns={systemColumns(t, address)}
          rowLabel={(row) => foldedInWords(row, t, (one) => systemRowInWords(one, t))}
          nothingYet={
            <EmptyState icon={<ShieldCheck size={32} />} title={t('empty.title')} text={t('system.empty')} />
          }
        />
      </ListCard>
    </ListPage>
  );
}
