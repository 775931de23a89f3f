import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/ui/text/format-number.ts';
import type { PartProps } from './part-section.tsx';
import styles from './type-fields.module.css';

const MOST_WORDS = 300;

/** How much of a brief's length is used. */
export function BriefCount({ session: { article } }: PartProps) {
  const { t } = useTranslation('editing');
  const { words } = useSyncExternalStore(article.watch, article.counts);
  const text = t('brief.count', { words: formatNumber(words), max: MOST_WORDS });
  return (
    <p className={words > MOST_WORDS ? styles.over : styles.note} role="status">
      {words > MOST_WORDS ? t('brief.over', { count: text }) : text}
    </p>
  );
}
