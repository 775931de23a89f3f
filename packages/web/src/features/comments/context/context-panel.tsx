import { useQuery } from '@tanstack/react-query';
import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { commentDetail } from '../comment-queries.ts';
import type { AllOfSender } from './all-of-sender.ts';
import { CommentLog } from './comment-log.tsx';
import styles from './context-panel.module.css';
import { ReportList } from './report-list.tsx';
import { SenderCard } from './sender-card.tsx';
import { TargetCard } from './target-card.tsx';
import { ThreadList } from './thread-list.tsx';

interface ContextPanelProps {
  readonly row: CommentRow;
  readonly onBan: () => void;
  readonly onNote: () => void;
  readonly all: AllOfSender;
}

/** Around a comment: what it is about, its thread, its reports, and who sent it. */
export function ContextPanel({ row, onBan, onNote, all }: ContextPanelProps) {
  const { t } = useTranslation('comments');
  const detail = useQuery(commentDetail(useProjectId(), row.id));
  if (detail.data) {
    return (
      <div className={styles.panel}>
        <TargetCard detail={detail.data} />
        <ThreadList detail={detail.data} />
        <ReportList reports={detail.data.reports} />
        <SenderCard detail={detail.data} {...{ onBan, onNote, all }} />
        <CommentLog moves={detail.data.moves} />
      </div>
    );
  }
  if (detail.error) {
    return (
      <LoadFailure
        title={t('context.failed')}
        error={detail.error}
        onRetry={() => void detail.refetch()}
        retrying={detail.isFetching}
      />
    );
  }
  return (
    <div className={styles.panel}>
      <section className={styles.section}>
        <Loading label={t('context.loading')}>
          <Skeleton height="160px" />
        </Loading>
      </section>
    </div>
  );
}
