import { ChevronDown } from 'lucide-react';
import { type ReactNode, useCallback, useId, useRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './profile-page.module.css';
import { useKeptFocus } from './use-kept-focus.ts';

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
  const panel = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // A closed panel is the opener's, an open one goes on with its next step.
  const keeper = useCallback(() => (body.current?.hidden ? opener.current : body.current), []);
  useKeptFocus(panel, keeper);
  return (
    <div ref={panel} className={styles.panel}>
      <h3 className={styles.panelTitle}>
        {onToggle ? (
          <button
            ref={opener}
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
      <section
        ref={body}
        id={id}
        aria-label={title}
        tabIndex={-1}
        className={styles.panelBody}
        hidden={!isOpen}
      >
        {isOpen && children}
      </section>
    </div>
  );
}
