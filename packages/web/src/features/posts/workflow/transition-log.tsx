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
  const moves = log.data.pages.flatMap(({ items }) => items);
  if (moves.length === 0) return <p className={styles.note}>{t('log.empty')}</p>;
  return (
    <>
      <ol className={styles.log} aria-label={t('log.title')}>
        {moves.map((move) => (
          <Step key={move.id} move={move} />
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

function Step({ move }: { readonly move: LoggedTransition }) {
  const { t } = useTranslation(['workflow', 'panel']);
  const role = move.role === null ? '' : ` (${t(`panel:role.${move.role}`)})`;
  return (
    <li className={styles.step}>
      <p className={styles.what}>
        <strong>{t(`move.${move.move}`)}</strong>
        {move.from !== move.to && <PostStateTag state={move.to} />}
      </p>
      <p className={styles.who}>
        <span>{move.userId === null ? t('log.system') : `${move.userName}${role}`}</span>
        <DateText time={move.time} />
      </p>
      {move.move === 'assign' && (
        <p className={styles.more}>
          {move.assigneeName === '' ? t('log.toNobody') : t('log.to', { name: move.assigneeName })}
        </p>
      )}
      {move.move === 'handOver' && (
        <p className={styles.more}>{t('log.handedTo', { name: move.assigneeName })}</p>
      )}
      {move.dueTime !== null && (
        <p className={styles.more}>{t('log.due', { time: formatDateTime(new Date(move.dueTime)) })}</p>
      )}
      {move.scheduleTime !== null && (
        <p className={styles.more}>{t('log.at', { time: formatDateTime(new Date(move.scheduleTime)) })}</p>
      )}
      {move.reason !== '' && <p className={styles.reason}>{move.reason}</p>}
    </li>
  );
}
