import type { Display } from '@toasoan/contract/features/display-modes/display.ts';
import type { DisplayTarget } from '@toasoan/contract/features/display-modes/display-target.ts';
import { useTranslation } from 'react-i18next';
import styles from './display-text.module.css';

interface DisplayTextProps {
  readonly display: Display;
  readonly targets: readonly DisplayTarget[];
  /** A record that claims the same place and is shown there instead. */
  readonly behind?: { readonly title: string } | null | undefined;
}

/** Where something is shown, in a list: the mode, and what it names below it. */
export function DisplayText({ display, targets, behind }: DisplayTextProps) {
  const { t } = useTranslation('display-modes');
  return (
    <>
      {t(`short.${display.mode}`)}
      {display.mode === 'CUSTOM' && <span className={styles.names}>{display.patterns.join(', ')}</span>}
      {targets.length > 0 && (
        <span className={styles.names}>
          {targets.map(({ kind, id, title, isGone }, index) => (
            <span key={`${kind} ${id}`} className={isGone ? styles.gone : undefined}>
              {index > 0 && ', '}
              {title || t('target.unknown')}
            </span>
          ))}
        </span>
      )}
      {behind && <span className={styles.behind}>{t('behind', { title: behind.title })}</span>}
    </>
  );
}
