import { useQuery } from '@tanstack/react-query';
import { auditListQuery } from '@toasoan/contract/features/audit/audit.ts';
import { History } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { projectDetail } from '#web/features/projects/public.ts';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import { ListFilters } from '#web/patterns/list-page/list-filters.tsx';
import { ListPage } from '#web/patterns/list-page/list-page.tsx';
import { ListTable } from '#web/patterns/list-page/list-table.tsx';
import { useListPage } from '#web/patterns/list-page/use-list-page.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { auditColumns } from './audit-columns.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { auditList, exportLog } from './audit-queries.ts';
import { ExportButton } from './export-button.tsx';
import { foldRows } from './fold-rows.ts';
import { learnNames } from './known-names.ts';
import { foldedInWords, rowInWords } from './row-in-words.ts';

/** The audit log of the project, newest first. */
export function AuditLog() {
  const { t } = useTranslation('audit');
  const projectId = useProjectId();
  const page = useListPage({
    name: 'audit',
    schema: auditListQuery,
    list: auditList,
  });
  const zone = useQuery(projectDetail(projectId, projectId)).data?.timezone;
  const { address, rows } = page;
  const folded = useMemo(() => rows && foldRows(rows), [rows]);
  useEffect(() => learnNames(rows ?? []), [rows]);
  return (
    <ListPage page={page}>
      <ListCard>
        <ListFilters
          page={page}
          searchLabel={t('search')}
          tools={<ExportButton ask={exportLog(address.query)} total={page.total} />}
        >
          <AuditFilters address={address} zone={zone} />
        </ListFilters>
        <ListTable
          page={{ ...page, rows: folded }}
          label={t('title')}
          things={t('things')}
          columns={auditColumns(t, address, zone)}
          rowLabel={(row) => foldedInWords(row, t, rowInWords)}
          nothingYet={
            <EmptyState icon={<History size={32} />} title={t('empty.title')} text={t('empty.text')} />
          }
        />
      </ListCard>
    </ListPage>
  );
}
