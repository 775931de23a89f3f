import type { ReactNode } from 'react';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import styles from './my-day.module.css';

interface WorkLineProps {
  readonly to: string;
  readonly title: string;
  /** Details of the item. */
  readonly facts: ReactNode;
  /** Above the line's own link. */
  readonly action?: ReactNode;
}

/** One task; the whole line is its link. */
export function WorkLine({ to, title, facts, action }: WorkLineProps) {
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <TabLink className={styles.link} to={to} data-tip={title} data-tip-when="cut">
          {title}
        </TabLink>
        <p className={styles.facts}>{facts}</p>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </li>
  );
}
