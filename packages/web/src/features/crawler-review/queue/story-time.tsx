import type { CrawledItem } from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { mayMove } from '@toasoan/contract/features/crawler-review/review-rules.ts';
import { CircleAlert, CircleCheck, ShieldX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNow } from '#web/ui/text/use-now.ts';
import { spanWords } from '../review-words.ts';
import { MinuteRing } from '../ring/minute-ring.tsx';
import styles from './story-card.module.css';

const HOUR = 3_600_000;

/** What a text waits for, as a sign and in words. */
type Waiting =
  | { readonly kind: 'unlicensed' | 'unknown' | 'open' }
  | { readonly kind: 'waits'; readonly left: number };

function waitingOf(item: CrawledItem, now: number): Waiting {
  if (!item.isLicensed) return { kind: 'unlicensed' };
  if (item.earliestPublishTime === null) return { kind: 'unknown' };
  const left = Date.parse(item.earliestPublishTime) - now;
  return left > 0 ? { kind: 'waits', left } : { kind: 'open' };
}

interface StoryTimeProps {
  readonly item: CrawledItem;
}

/** The ring of minutes, or the sign that stands in its place. */
export function StorySign({ item }: StoryTimeProps) {
  const now = useNow().getTime();
  if (!mayMove('accept', item.state) && item.isLicensed) return null;
  const waiting = waitingOf(item, now);
  switch (waiting.kind) {
    case 'unlicensed':
      return <ShieldX size={20} className={styles.shut} aria-hidden />;
    case 'unknown':
      return <CircleAlert size={20} className={styles.unknown} aria-hidden />;
    case 'open':
      return <CircleCheck size={22} className={styles.ready} aria-hidden />;
    case 'waits': {
      const minutes = Math.max(1, Math.floor(waiting.left / 60_000));
      return <MinuteRing left={waiting.left / HOUR}>{minutes > 99 ? '99+' : String(minutes)}</MinuteRing>;
    }
  }
}

/** "còn 23 phút", "đăng được", "chưa có bản quyền". */
export function StoryWait({ item }: StoryTimeProps) {
  const { t } = useTranslation('crawler-review');
  const now = useNow().getTime();
  if (!mayMove('accept', item.state) && item.isLicensed) {
    return <span className={styles.unknown}>{t(`state.${item.state}`)}</span>;
  }
  const waiting = waitingOf(item, now);
  if (waiting.kind === 'waits') {
    return <span className={styles.waits}>{t('wait.left', { time: spanWords(t, waiting.left) })}</span>;
  }
  const tone = { unlicensed: styles.shut, unknown: styles.unknown, open: styles.ready }[waiting.kind];
  return <span className={tone}>{t(`wait.${waiting.kind}`)}</span>;
}
