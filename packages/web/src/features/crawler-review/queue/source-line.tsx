import type { CrawledItem } from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { ShieldCheck, ShieldX, SquareCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/ui/class-names.ts';
import { Avatar } from '#web/ui/display/avatar.tsx';
import { clockOf, shareWords } from '../review-words.ts';
import styles from './story-card.module.css';

interface SourceLineProps {
  readonly item: CrawledItem;
  readonly isCurrent: boolean;
  /** It wrote about it before the others. */
  readonly isFirst: boolean;
  readonly isTicked: boolean;
  readonly onChoose: () => void;
}

/** A source of a story: when it wrote, how much it shares with another text, and whether its texts may be used. */
export function SourceLine({ item, isCurrent, isFirst, isTicked, onChoose }: SourceLineProps) {
  const { t } = useTranslation('crawler-review');
  const Licence = item.isLicensed ? ShieldCheck : ShieldX;
  return (
    <li>
      <button
        type="button"
        tabIndex={-1}
        className={classNames(styles.source, isCurrent && styles.current)}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onChoose}
      >
        <Avatar name={item.source.title} size="small" />
        <span className={styles.sourceName}>
          <strong>{item.source.title}</strong> {clockOf(item.publishedTime)}
          {isFirst && ` · ${t('source.first')}`}
        </span>
        {isTicked && <SquareCheck size={14} role="img" aria-label={t('source.ticked')} />}
        <span className={styles.share}>{shareOf()}</span>
        <Licence
          size={14}
          role="img"
          aria-label={t(item.isLicensed ? 'source.licensed' : 'source.unlicensed')}
          className={item.isLicensed ? styles.ready : styles.shut}
        />
      </button>
    </li>
  );

  function shareOf(): string {
    if (isFirst) return t('source.origin');
    return item.duplicateOf ? shareWords(item.duplicateOf.score) : '';
  }
}
