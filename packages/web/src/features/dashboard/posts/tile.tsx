import type { ReactNode } from 'react';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './day-tiles.module.css';

interface TileProps {
  readonly to: string;
  readonly tone: string | undefined;
  readonly icon: ReactNode;
  readonly label: string;
  readonly number: string;
  readonly note?: string | undefined;
}

/** A number of the newsroom's work; it leads to the list that it counts. */
export function Tile({ to, tone, icon, label, number, note }: TileProps) {
  return (
    <li className={classNames(styles.tile, tone)}>
      <TabLink className={styles.link} to={to}>
        <span className={styles.label}>
          {icon}
          {label}
        </span>
        <span className={styles.number}>{number}</span>
        {note && <span className={styles.note}>{note}</span>}
      </TabLink>
    </li>
  );
}
