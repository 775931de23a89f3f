import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './pending.module.css';

interface NoteToReadersProps {
  readonly value: boolean;
  readonly onChange: (isSubstantive: boolean) => void;
}

/** Whether readers are told of an update, or a slip is mended silently. */
export function NoteToReaders({ value, onChange }: NoteToReadersProps) {
  const { t } = useTranslation('pending');
  const name = useId();
  return (
    <fieldset className={styles.kinds}>
      <legend>{t('kind')}</legend>
      {[false, true].map((isSubstantive) => (
        <label key={String(isSubstantive)} className={styles.kind}>
          <input
            type="radio"
            name={name}
            checked={value === isSubstantive}
            onChange={() => onChange(isSubstantive)}
          />
          <span>
            {t(isSubstantive ? 'kind.substantive' : 'kind.slip')}
            <span className={styles.hint}>{t(isSubstantive ? 'kind.substantiveHint' : 'kind.slipHint')}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
