import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { Kbd } from '#web/ui/display/kbd.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
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

interface QueueFooterProps {
  readonly page: QueuePage;
  /** How many the tab counts. */
  readonly total: number | undefined;
}

/** What the keys do, and the place in the queue. */
export function QueueFooter({ page, total }: QueueFooterProps) {
  const { t } = useTranslation('comments');
  const isOn = useAppConfig(({ letterKeys }) => letterKeys);
  const at = useStore(page.store, ({ queue }) => queue.rows.findIndex(({ id }) => id === queue.currentId));
  const shown = page.rows?.length ?? 0;
  return (
    <footer className={styles.bar}>
      {isOn && (
        <div className={styles.hints} aria-hidden>
          <Hint keys={['J', 'K']} words={t('keys.move')} />
          {HINTS.map((name) => (
            <Hint key={name} keys={[QUEUE_KEYS[name]]} words={t(`keys.${name}`)} />
          ))}
          <Hint keys={['X']} words={t('keys.select')} />
        </div>
      )}
      {shown > 0 && (
        <p className={styles.place}>
          {t('place', {
            at: formatNumber(at + 1),
            total: formatNumber(Math.max(total ?? 0, shown)) + (page.totalIsCapped ? '+' : ''),
          })}
        </p>
      )}
    </footer>
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
