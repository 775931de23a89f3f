import type { CheckLevel } from '@toasoan/contract/features/posts/checklist/check-facts.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './post-rules.module.css';

interface LevelChoiceProps {
  readonly labelId: string;
  readonly level: CheckLevel;
  readonly levels: readonly CheckLevel[];
  readonly readOnly: boolean;
  readonly onChoose: (level: CheckLevel) => void;
}

export function LevelChoice({ labelId, level, levels, readOnly, onChoose }: LevelChoiceProps) {
  const { t } = useTranslation('settings');
  const name = useId();
  return (
    <span role="radiogroup" aria-labelledby={labelId} className={styles.choices}>
      {levels.map((one) => (
        <label key={one} className={styles.option} data-level={one}>
          <input
            type="radio"
            name={name}
            checked={one === level}
            disabled={readOnly}
            onChange={() => onChoose(one)}
          />
          {t(`level.${one}`)}
        </label>
      ))}
    </span>
  );
}
