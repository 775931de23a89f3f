import type { ReactNode } from 'react';
import styles from './dashboard.module.css';

interface CardNoteProps {
  readonly icon: ReactNode;
  readonly title: string;
  /** What will stand here. */
  readonly text: string;
  /** The first action. */
  readonly children?: ReactNode;
}

/** A card without rows; low, because for some people it is so every day. */
export function CardNote({ icon, title, text, children }: CardNoteProps) {
  return (
    <div className={styles.note}>
      <span className={styles.picture} aria-hidden>
        {icon}
      </span>
      <div>
        <p className={styles.noteTitle}>{title}</p>
        <p className={styles.noteText}>{text}</p>
      </div>
      {children}
    </div>
  );
}
