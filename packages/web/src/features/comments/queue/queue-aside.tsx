import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { allOfSender } from '../context/all-of-sender.ts';
import { ContextPanel } from '../context/context-panel.tsx';
import styles from './comment-queue-page.module.css';
import type { QueueActions } from './queue-actions.ts';
import type { QueueAddress } from './queue-address.ts';

interface QueueAsideProps {
  readonly row: CommentRow;
  readonly actions: QueueActions;
  readonly address: QueueAddress;
}

/** What surrounds the comment in hand; the comment itself is painted first. */
export function QueueAside({ row, actions, address }: QueueAsideProps) {
  const { t } = useTranslation('comments');
  const around = useDeferredValue(row);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is given does the same after each decision.
  const panel = useMemo(
    () => (
      <ContextPanel
        row={around}
        onBan={() => actions.ask(around, 'ban')}
        onNote={() => actions.ask(around, 'note')}
        all={allOfSender(address, around)}
      />
    ),
    [around, address.query],
  );
  return (
    <section className={styles.aside} aria-label={t('context.title')}>
      {panel}
    </section>
  );
}
