import { useInfiniteQuery } from '@tanstack/react-query';
import type { LoggedTransition } from '@toasoan/contract/features/posts/history/post-transition-log.ts';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { postTransitionLog } from '../post-queries.ts';
import { PostStateTag } from '../post-state-tag.tsx';
import styles from './transition-log.module.css';

/** Who did what with a post, when and why: newest first. */
export function TransitionLog({ postId }: { readonly postId: string }) {
  const { t } = useTranslation(['workflow', 'ui']);
  const log = useInfiniteQuery(postTransitionLog(useProjectId(), postId));
  if (log.error) {
    return (
      <p className={styles.note}>
        {log.error.message}{' '}
        <Button size="compact" onClick={() => void log.refetch()}>
          {t('log.retry')}
        </Button>
      </p>
    );
  }
  if (!log.data) return <Skeleton height="96px" />;
  const transitions = log.data.pages.flatMap(({ items }) => items);
  if (transitions.length === 0) return <p className={styles.note}>{t('log.empty')}</p>;
  return (
    <>
      <ol className={styles.log} aria-label={t('log.title')}>
        {transitions.map((transition) => (
          <Step key={transition.id} transition={transition} />
        ))}
      </ol>
      {log.hasNextPage && (
        <Button size="compact" busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {t('log.older')}
        </Button>
      )}
    </>
  );
}

function Step({ transition }: { readonly transition: LoggedTransition }) {
  const { t } = useTranslation(['workflow', 'panel']);
  const role = transition.role === null ? '' : ` (${t(`panel:role.${transition.role}`)})`;
  return (
    <li className={styles.step}>
      <p className={styles.what}>
        <strong>{t(`transition.${transition.move}`)}</strong>
        {transition.from !== transition.to && <PostStateTag state={transition.to} />}
      </p>
      <p className={styles.who}>
        <span>{transition.userId === null ? t('log.system') : `${transition.userName}${role}`}</span>
        <DateText time={transition.time} />
      </p>
      {transition.move === 'assign' && (
        <p className={styles.more}>
          {transition.assigneeName === ''
            ? t('log.toNobody')
            : t('log.to', { name: transition.assigneeName })}
        </p>
      )}
      {transition.move === 'handOver' && (
        <p className={styles.more}>{t('log.handedTo', { name: transition.assigneeName })}</p>
      )}
      {transition.dueTime !== null && (
        <p className={styles.more}>{t('log.due', { time: formatDateTime(new Date(transition.dueTime)) })}</p>
      )}
      {transition.scheduleTime !== null && (
        <p className={styles.more}>
          {t('log.at', { time: formatDateTime(new Date(transition.scheduleTime)) })}
        </p>
      )}
      {transition.reason !== '' && <p className={styles.reason}>{transition.reason}</p>}
    </li>
  );
}
