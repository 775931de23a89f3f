import { type MouseEvent, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { CountBadge } from '../display/count-badge.tsx';
import styles from './state-tabs.module.css';

export interface StateTab {
  readonly key: string;
  readonly label: string;
  /** Absent while it is being counted. */
  readonly count?: number | undefined;
  /** Something there waits for this person. */
  readonly waits?: boolean;
  readonly href: string;
}

interface StateTabsProps {
  readonly label: string;
  readonly tabs: readonly StateTab[];
  readonly current: string;
  readonly onChange: (key: string) => void;
}

/** First row of a list: what waits for me? Links, because the choice is part of the address. */
export function StateTabs({ label, tabs, current, onChange }: StateTabsProps) {
  const chosen = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is the reason to scroll.
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  function choose(event: MouseEvent, key: string) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChange(key);
  }
  return (
    <nav aria-label={label} className={styles.bar}>
      {tabs.map((tab) => (
        <a
          key={tab.key}
          ref={tab.key === current ? chosen : undefined}
          href={tab.href}
          className={classNames(styles.tab, tab.key === current && styles.current)}
          aria-current={tab.key === current ? 'true' : undefined}
          onClick={(event) => choose(event, tab.key)}
        >
          {tab.label}
          {tab.count !== undefined && (
            <CountBadge count={tab.count} tone={tab.waits && tab.count > 0 ? 'attention' : 'neutral'} />
          )}
        </a>
      ))}
    </nav>
  );
}
