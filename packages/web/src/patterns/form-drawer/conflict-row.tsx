import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './form-drawer.module.css';

interface ConflictRowProps {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  readonly author: string;
  readonly takesTheirs: boolean;
  readonly onChoose: (takeTheirs: boolean) => void;
}

export function ConflictRow({ label, mine, theirs, author, takesTheirs, onChoose }: ConflictRowProps) {
  const { t } = useTranslation('patterns');
  const name = useId();
  const sides = [
    { takes: false, title: t('conflict.mine'), text: mine },
    { takes: true, title: t('conflict.theirs', { name: author }), text: theirs },
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
            <span className={styles.who}>{side.title}</span>
            <span>{side.text === '' ? t('conflict.empty') : side.text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
