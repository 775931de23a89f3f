import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Drawer } from '#web/ui/overlay/drawer.tsx';
import { commentDetail } from '../comment-queries.ts';
import { ItemContent } from '../queue/item-content.tsx';
import { ItemWords } from '../queue/item-words.tsx';
import type { QueueActions } from '../queue/queue-actions.ts';
import type { QueueAddress } from '../queue/queue-address.ts';
import { allOfSender } from './all-of-sender.ts';
import styles from './comment-drawer.module.css';
import { ContextPanel } from './context-panel.tsx';

interface CommentDrawerProps {
  readonly id: string;
  readonly actions: QueueActions;
  readonly address: QueueAddress;
  readonly onClose: () => void;
}

/** One comment with everything around it: where the window has no room beside the queue, and for links to a comment. */
export function CommentDrawer({ id, actions, address, onClose }: CommentDrawerProps) {
  const { t } = useTranslation('comments');
  const detail = useQuery(commentDetail(useProjectId(), id));
  return (
    <Drawer title={t('context.title')} onClose={onClose}>
      {detail.data && (
        <div className={styles.whole}>
          <div className={styles.comment}>
            <ItemContent
              row={detail.data}
              isOpen
              holder={undefined}
              hasOneState={false}
              query={undefined}
              nameId="comment-name"
              wordsId="comment-words"
            />
            <ItemWords row={detail.data} />
          </div>
          <ContextPanel
            row={detail.data}
            onBan={() => detail.data && actions.ask(detail.data, 'ban')}
            onNote={() => detail.data && actions.ask(detail.data, 'note')}
            all={allOfSender(address, detail.data)}
          />
        </div>
      )}
      {!detail.data && detail.error && (
        <LoadFailure
          title={t('context.failed')}
          error={detail.error}
          onRetry={() => void detail.refetch()}
          retrying={detail.isFetching}
        />
      )}
      {detail.isPending && (
        <Loading label={t('context.loading')}>
          <Skeleton height="200px" />
        </Loading>
      )}
    </Drawer>
  );
}
