import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { CountBadge } from '#web/ui/display/count-badge.tsx';
import { quietPageCounts } from '../page-queries.ts';
import { useFreshPages } from '../use-fresh-pages.ts';

/** The number of pages whose review is due in the current project; it follows the changes of others. */
export function PageBadge() {
  const { t } = useTranslation('panel');
  const projectId = useProjectId();
  const counts = useQuery({ ...quietPageCounts(projectId), enabled: projectId !== '' }).data;
  useFreshPages(projectId, 'counts');
  const overdue = counts?.overdue ?? 0;
  if (overdue === 0) return null;
  return (
    <span data-tip={t('menu.pagesOverdue', { count: overdue })}>
      <CountBadge count={overdue} tone="attention" />
      <span className="visually-hidden"> {t('menu.pagesLate')}</span>
    </span>
  );
}
