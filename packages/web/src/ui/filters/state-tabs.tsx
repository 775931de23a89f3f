import { type MouseEvent, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { CountBadge } from '../display/count-badge.tsx';
import styles from './state-tabs.module.css';
import { StateTabsEnds } from './state-tabs-ends.tsx';

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
  const bar = useRef<HTMLElement>(null);
  const chosen = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is the reason to scroll.
  useEffect(() => {
    if (chosen.current) scrollIntoBar(chosen.current);
  }, [current]);
  function choose(event: MouseEvent, key: string) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChange(key);
  }
  return (
    <div className={styles.frame}>
      <nav ref={bar} aria-label={label} className={styles.bar}>
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
      <StateTabsEnds bar={bar} tabs={tabs} />
    </div>
  );
}

/** Along the bar only: a kept page that comes back has to stay where it was scrolled to. */
function scrollIntoBar(tab: HTMLElement): void {
  const bar = tab.parentElement?.getBoundingClientRect();
  const box = tab.getBoundingClientRect();
  if (!bar) return;
  const missing = Math.min(0, box.left - bar.left) + Math.max(0, box.right - bar.right);
  tab.parentElement?.scrollBy({ left: missing });
}
