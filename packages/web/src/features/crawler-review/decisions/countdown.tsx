import type { CrawledItemDetail } from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { CircleCheck, CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import textStyles from '#web/ui/layout/text.module.css';
import { clockWords, timeWords } from '../review-words.ts';
import { MinuteRing } from '../ring/minute-ring.tsx';
import styles from './decision-panel.module.css';

const MINUTE = 60_000;

interface CountdownProps {
  readonly detail: CrawledItemDetail;
  readonly now: number;
}

/** When the text may be public at the earliest, and how long that is from now. */
export function Countdown({ detail, now }: CountdownProps) {
  const { t } = useTranslation('crawler-review');
  const delay = detail.gates.find(({ gate }) => gate === 'DELAY');
  const minutes = Number(delay?.value ?? 0);
  const { earliestPublishTime: earliest } = detail;
  const left = earliest === null ? 0 : Date.parse(earliest) - now;
  return (
    <section className={styles.countdown} aria-label={t('earliest')}>
      {earliest === null ? (
        <CircleHelp size={36} aria-hidden className={styles.NOTE} />
      ) : left > 0 ? (
        <MinuteRing size="large" left={left / Math.max(MINUTE, minutes * MINUTE)}>
          {clockWords(left)}
        </MinuteRing>
      ) : (
        <CircleCheck size={36} aria-hidden className={styles.OPEN} />
      )}
      <div>
        <p className={textStyles.hint}>{t('earliest')}</p>
        <p className={styles.clock}>{earliest === null ? t('earliest.unknown') : timeWords(earliest, now)}</p>
        <p className={textStyles.hint}>
          {earliest === null
            ? t('earliest.unknownNote')
            : left > 0
              ? t('earliest.after', { n: minutes })
              : t('earliest.now')}
        </p>
      </div>
    </section>
  );
}
