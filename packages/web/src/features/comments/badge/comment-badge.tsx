import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { CountBadge } from '#web/ui/display/count-badge.tsx';
import { commentCounts } from '../comment-queries.ts';
import { useFreshQueue } from '../queue/use-fresh-queue.ts';

const COUNTS = ['counts'];

/** The number of comments that wait in the current project; it follows readers and colleagues. */
export function CommentBadge() {
  const { t } = useTranslation('panel');
  const projectId = useProjectId();
  const waiting = useQuery({ ...commentCounts(projectId), enabled: projectId !== '' }).data?.waiting ?? 0;
  useFreshQueue(projectId, COUNTS);
  if (waiting === 0) return null;
  return (
    <span data-tip={t('menu.commentsWaiting', { count: waiting })}>
      <CountBadge count={waiting} tone="attention" />
      <span className="visually-hidden"> {t('menu.commentsWait')}</span>
    </span>
  );
}
