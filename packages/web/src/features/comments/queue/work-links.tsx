import type { CommentCounts } from '@toasoan/contract/features/comments/comment-list.ts';
import { CircleAlert, Eye, MessageSquareReply } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import styles from './comment-queue-page.module.css';
import type { QueueAddress } from './queue-address.ts';

interface WorkLinksProps {
  readonly address: QueueAddress;
  readonly counts: CommentCounts;
}

/** What presses: reports near their due time, rejections to be looked at again, replies to be sent. */
export function WorkLinks({ address, counts }: WorkLinksProps) {
  const { t } = useTranslation('comments');
  const { overdue, dueSoon, secondLooks, replyDrafts } = counts;
  return (
    <>
      {overdue + dueSoon > 0 && (
        <Button
          variant="quiet"
          className={styles.pressing}
          icon={<CircleAlert size={17} />}
          onClick={() =>
            address.change({ view: 'reported', order: null, isOverdue: overdue > 0 ? 'true' : null })
          }
        >
          {overdue > 0 ? t('work.overdue', { count: overdue }) : t('work.dueSoon', { count: dueSoon })}
        </Button>
      )}
      {replyDrafts > 0 && (
        <Button
          icon={<MessageSquareReply size={17} />}
          onClick={() => address.change({ view: 'all', hasReplyDraft: 'true' })}
        >
          {t('work.replyDrafts', { count: replyDrafts })}
        </Button>
      )}
      {secondLooks > 0 && (
        <Button icon={<Eye size={17} />} onClick={() => address.change({ open: 'second-looks' })}>
          {t('work.secondLooks', { count: secondLooks })}
        </Button>
      )}
    </>
  );
}
