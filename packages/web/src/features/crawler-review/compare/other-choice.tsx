import { useTranslation } from 'react-i18next';
import { classNames } from '#web/ui/class-names.ts';
import styles from './compare-card.module.css';
import type { OtherText } from './others-of.ts';

interface OtherChoiceProps {
  readonly others: readonly OtherText[];
  readonly current: OtherText;
  readonly onChoose: (id: string) => void;
}

/** What the text in hand is compared with. */
export function OtherChoice({ others, current, onChoose }: OtherChoiceProps) {
  const { t } = useTranslation('crawler-review');
  return (
    <div className={styles.choice} role="toolbar" aria-label={t('compare.with')}>
      {others.map((one) => (
        <button
          key={one.id}
          type="button"
          aria-pressed={one.id === current.id}
          className={classNames(styles.segment, one.id === current.id && styles.chosen)}
          onClick={() => onChoose(one.id)}
        >
          {one.source ?? t('compare.ours')}
        </button>
      ))}
    </div>
  );
}
