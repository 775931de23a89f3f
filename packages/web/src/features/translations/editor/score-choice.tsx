import { useTranslation } from 'react-i18next';
import styles from './segment-row.module.css';

const SCORES = [1, 2, 3, 4, 5] as const;

interface ScoreChoiceProps {
  readonly score: number | null;
  readonly isReadOnly: boolean;
  readonly onScore: (score: number) => void;
}

/** How good the machine was, 1 to 5. */
export function ScoreChoice({ score, isReadOnly, onScore }: ScoreChoiceProps) {
  const { t } = useTranslation('translations');
  return (
    <fieldset className={styles.scores} disabled={isReadOnly}>
      <legend className="visually-hidden">{t('score.title')}</legend>
      <span aria-hidden>{t('score.title')}</span>
      {SCORES.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={score === one}
          aria-label={t('score.of', { score: one })}
          onClick={() => onScore(one)}
        >
          {one}
        </button>
      ))}
    </fieldset>
  );
}
