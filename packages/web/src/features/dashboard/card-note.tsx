import type { ReactNode } from 'react';
import textStyles from '#web/ui/layout/text.module.css';
import styles from './dashboard.module.css';

interface CardNoteProps {
  readonly icon: ReactNode;
  readonly title: string;
  /** What the card will show. */
  readonly text: string;
  /** The first action. */
  readonly children?: ReactNode;
}

/** A card without rows; low, because for some users it is empty every day. */
export function CardNote({ icon, title, text, children }: CardNoteProps) {
  return (
    <div className={styles.note}>
      <span className={styles.picture} aria-hidden>
        {icon}
      </span>
      <div>
        <p className={textStyles.strong}>{title}</p>
        <p className={textStyles.quiet}>{text}</p>
      </div>
      {children}
    </div>
  );
}
