import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './star-input.module.css';

interface StarInputProps {
  readonly label: string;
  readonly value: number;
  readonly disabled: boolean | undefined;
  readonly onChange: (stars: number) => void;
}

const STARS = [1, 2, 3, 4, 5] as const;

/** One to five stars; pressing the last one again takes them all away. */
export function StarInput({ label, value, disabled, onChange }: StarInputProps) {
  const { t } = useTranslation('accounts');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of toggles in a row of a list
    <span role="group" aria-label={label} className={styles.stars}>
      {STARS.map((star) => (
        <button
          key={star}
          type="button"
          aria-pressed={star === value}
          aria-label={t('stars', { count: star })}
          disabled={disabled}
          className={styles.star}
          data-on={star <= value || undefined}
          onClick={() => onChange(star === value ? 0 : star)}
        >
          <Star size={18} aria-hidden />
        </button>
      ))}
      <span className={styles.words}>{value === 0 ? t('stars.none') : t('stars', { count: value })}</span>
    </span>
  );
}
