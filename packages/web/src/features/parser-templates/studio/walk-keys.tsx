import { useTranslation } from 'react-i18next';
import { KeyCap } from '#web/ui/display/key-cap.tsx';
import styles from './safe-copy.module.css';

const HINTS = [
  { name: 'order', keys: ['ArrowUp', 'ArrowDown'] },
  { name: 'inside', keys: ['ArrowLeft', 'ArrowRight'] },
  { name: 'choose', keys: ['Enter'] },
  { name: 'back', keys: ['Esc'] },
] as const;

/** What the keys do when the focus is on the page. */
export function WalkKeys({ id }: { readonly id: string }) {
  const { t } = useTranslation('parser-templates');
  return (
    <>
      <p id={id} hidden>
        {t('walk.help')}
      </p>
      <div className={styles.walkKeys} aria-hidden>
        {HINTS.map(({ name, keys }) => (
          <span key={name}>
            {keys.map((key) => (
              <KeyCap key={key} name={key} />
            ))}
            {t(`walk.${name}`)}
          </span>
        ))}
      </div>
    </>
  );
}
