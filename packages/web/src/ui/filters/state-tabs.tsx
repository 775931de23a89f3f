import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { CountBadge } from '../display/count-badge.tsx';
import styles from './state-tabs.module.css';

export interface StateTab {
  readonly key: string;
  readonly label: string;
  /** Absent while it is being counted. */
  readonly count?: number | undefined;
  /** There are more than that. */
  readonly isCapped?: boolean;
  /** What the number does not follow, for a number that is less than it seems. */
  readonly countTip?: string;
  /** Its content awaits this person's action. */
  readonly waits?: boolean;
  readonly href: string;
}

interface StateTabsProps {
  readonly label: string;
  readonly tabs: readonly StateTab[];
  readonly current: string;
  readonly onChange: (key: string) => void;
}

/** First row of a list. Links, because the choice is part of the address. */
export function StateTabs({ label, tabs, current, onChange }: StateTabsProps) {
  const bar = useRef<HTMLElement>(null);
  const chosen = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is the reason to scroll.
  useEffect(() => (chosen.current ? afterLayout(chosen.current, scrollIntoBar) : undefined), [current]);
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
              <span className={tab.countTip && styles.aside} data-tip={tab.countTip}>
                <CountBadge
                  count={tab.count}
                  isCapped={tab.isCapped}
                  tone={tab.waits && tab.count > 0 ? 'attention' : 'neutral'}
                />
                {tab.countTip && <span className="visually-hidden"> {tab.countTip}</span>}
              </span>
            )}
          </a>
        ))}
      </nav>
      <StateTabsEnds bar={bar} tabs={tabs} />
    </div>
  );
}

/** Runs once the browser has laid out the element; reading its place earlier would force a layout of the whole page. */
function afterLayout(element: HTMLElement, run: (element: HTMLElement) => void): () => void {
  const once = new ResizeObserver(() => {
    once.disconnect();
    run(element);
  });
  once.observe(element);
  return () => once.disconnect();
}

/** Scrolls the bar only: a kept page that comes back keeps its own scroll position. */
function scrollIntoBar(tab: HTMLElement): void {
  const bar = tab.parentElement?.getBoundingClientRect();
  const box = tab.getBoundingClientRect();
  if (!bar) return;
  const missing = Math.min(0, box.left - bar.left) + Math.max(0, box.right - bar.right);
  tab.parentElement?.scrollBy({ left: missing });
}

interface StateTabsEndsProps {
  readonly bar: RefObject<HTMLElement | null>;
  /** A change of them triggers a new measurement. */
  readonly tabs: readonly unknown[];
}

/** For a mouse without horizontal scrolling; the focus scrolls a tab into view. */
function StateTabsEnds({ bar, tabs }: StateTabsEndsProps) {
  const [hidden, setHidden] = useState({ before: false, after: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other tabs are the reason to measure.
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const measure = () => setHidden((known) => sameOr(known, hiddenOf(element)));
    // It measures at once, too, after the browser's own layout.
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [bar, tabs]);
  if (!hidden.before && !hidden.after) return null;
  const step = (way: 1 | -1) => () => bar.current?.scrollBy({ left: way * bar.current.clientWidth * 0.7 });
  return (
    <div className={styles.ends} aria-hidden>
      <button type="button" tabIndex={-1} className={styles.end} disabled={!hidden.before} onClick={step(-1)}>
        <ChevronLeft size={18} />
      </button>
      <button type="button" tabIndex={-1} className={styles.end} disabled={!hidden.after} onClick={step(1)}>
        <ChevronRight size={18} />
      </button>
    </div>
  );
}

type Hidden = { readonly before: boolean; readonly after: boolean };

function hiddenOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Hidden {
  return { before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 };
}

function sameOr(known: Hidden, now: Hidden): Hidden {
  return known.before === now.before && known.after === now.after ? known : now;
}
