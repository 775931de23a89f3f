import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './profile-page.module.css';

interface SecurityPanelProps {
  readonly title: string;
  readonly text: string;
  readonly state?: ReactNode;
  readonly isOpen: boolean;
  /** Absent: it stays open. */
  readonly onToggle: (() => void) | undefined;
  readonly children: ReactNode;
}

export function SecurityPanel({ title, text, state, isOpen, onToggle, children }: SecurityPanelProps) {
  const id = useId();
  return (
    <div className={styles.panel}>
      <h3 className={styles.panelTitle}>
        {onToggle ? (
          <button
            type="button"
            className={styles.opener}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={onToggle}
          >
            <span className={styles.panelName}>{title}</span>
            {state}
            <ChevronDown
              size={18}
              className={classNames(styles.arrow, isOpen && styles.turned)}
              aria-hidden
            />
          </button>
        ) : (
          title
        )}
      </h3>
      <p className={styles.hint}>{text}</p>
      <div id={id} className={styles.panelBody} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
