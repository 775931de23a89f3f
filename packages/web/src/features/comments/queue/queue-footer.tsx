import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Kbd } from '#web/ui/display/kbd.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { commentCounts } from '../comment-queries.ts';
import styles from './queue-footer.module.css';
import { QUEUE_KEYS, type QueueCommand } from './queue-keys.ts';
import type { QueuePage } from './use-queue-page.ts';

const HINTS: readonly QueueCommand[] = [
  'approve',
  'reject',
  'hide',
  'spam',
  'edit',
  'reply',
  'pin',
  'ban',
  'correction',
  'undo',
  'open',
];

/** What the keys do, and the place in the queue. */
export function QueueFooter({ page }: { readonly page: QueuePage }) {
  const isOn = useAppConfig(({ letterKeys }) => letterKeys);
  return (
    <footer className={styles.bar}>
      {isOn && <KeyHints />}
      {(page.rows?.length ?? 0) > 0 && <Place page={page} />}
    </footer>
  );
}

const KeyHints = memo(function KeyHints() {
  const { t } = useTranslation('comments');
  return (
    <div className={styles.hints} aria-hidden>
      <Hint keys={['J', 'K']} words={t('keys.move')} />
      {HINTS.map((name) => (
        <Hint key={name} keys={[QUEUE_KEYS[name]]} words={t(`keys.${name}`)} />
      ))}
      <Hint keys={['X']} words={t('keys.select')} />
    </div>
  );
});

function Place({ page }: { readonly page: QueuePage }) {
  const { t } = useTranslation('comments');
  const counts = useQuery(commentCounts(useProjectId())).data;
  const at = useStore(page.store, ({ queue }) => queue.rows.findIndex(({ id }) => id === queue.currentId));
  const { query, filtered } = page.address;
  const total = (filtered ? page.total : counts?.[query.view]) ?? 0;
  return (
    <p className={styles.place}>
      {t('place', {
        at: formatNumber(at + 1),
        total: formatNumber(Math.max(total, page.rows?.length ?? 0)) + (page.totalIsCapped ? '+' : ''),
      })}
    </p>
  );
}

function Hint({ keys, words }: { readonly keys: readonly string[]; readonly words: string }) {
  return (
    <span className={styles.hint}>
      {keys.map((key) => (
        <Kbd key={key} keys={key} />
      ))}
      {words}
    </span>
  );
}
