import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './status-tag.module.css';

/** The nine tones of a state; each feature maps its states to tones. */
export type StatusTone =
  | 'draft'
  | 'waiting'
  | 'editing'
  | 'returned'
  | 'rejected'
  | 'scheduled'
  | 'published'
  | 'unpublished'
  | 'taken-down';

interface StatusTagProps {
  readonly tone: StatusTone;
  /** In place of the dot. */
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A dot and a word: colour is never the only sign. */
export function StatusTag({ tone, icon, children }: StatusTagProps) {
  return (
    <span className={classNames(styles.tag, styles[tone])}>
      {icon ?? <span className={styles.dot} aria-hidden />}
      {children}
    </span>
  );
}
