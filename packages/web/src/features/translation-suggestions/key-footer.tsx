import { useTranslation } from 'react-i18next';
import { KeyCap } from '#web/ui/display/key-cap.tsx';
import { SUGGESTION_KEYS } from './suggestion-keys.ts';
import styles from './suggestions.module.css';

/** What the keys do; the dialog of `?` says it to screen readers. */
export function KeyFooter() {
  const { t } = useTranslation('translation-suggestions');
  return (
    <footer className={styles.footer} aria-hidden>
      {[...SUGGESTION_KEYS, { name: 'all', keys: ['?'] } as const].map(({ name, keys }) => (
        <span key={name} className={styles.hint}>
          {keys.map((key) => (
            <KeyCap key={key} name={key} />
          ))}
          {t(`keys.${name}`)}
        </span>
      ))}
    </footer>
  );
}
