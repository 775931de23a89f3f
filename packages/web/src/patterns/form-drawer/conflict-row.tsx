import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import textStyles from '#web/ui/layout/text.module.css';
import styles from './form-drawer.module.css';

interface ConflictSide {
  readonly title: string;
  /** Absent where the comparison shows it. */
  readonly text?: ReactNode;
}

interface ConflictRowProps {
  readonly label: string;
  readonly mine: ConflictSide;
  readonly theirs: ConflictSide;
  readonly takesTheirs: boolean;
  readonly onChoose: (takeTheirs: boolean) => void;
  /** What differs. */
  readonly comparison?: ReactNode;
}

export function ConflictRow(props: ConflictRowProps) {
  const { label, mine, theirs, takesTheirs, onChoose, comparison } = props;
  const { t } = useTranslation('patterns');
  const name = useId();
  const sides = [
    { takes: false, ...mine },
    { takes: true, ...theirs },
  ];
  return (
    <fieldset className={styles.versions}>
      <legend className={styles.legend}>{label}</legend>
      {sides.map((side) => (
        <label key={side.title} className={styles.version}>
          <input
            type="radio"
            name={name}
            checked={takesTheirs === side.takes}
            onChange={() => onChoose(side.takes)}
          />
          <span className={styles.side}>
            <span className={textStyles.hint}>{side.title}</span>
            {side.text !== undefined && (
              <span>{side.text === '' || side.text === false ? t('conflict.empty') : side.text}</span>
            )}
          </span>
        </label>
      ))}
      {comparison && <div className={styles.comparison}>{comparison}</div>}
    </fieldset>
  );
}
