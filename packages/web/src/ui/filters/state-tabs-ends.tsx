import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import styles from './state-tabs.module.css';

interface StateTabsEndsProps {
  readonly bar: RefObject<HTMLElement | null>;
  /** Measured anew with every change of them. */
  readonly tabs: readonly unknown[];
}

/** For a mouse whose wheel turns one way only; focus brings a tab into sight by itself. */
export function StateTabsEnds({ bar, tabs }: StateTabsEndsProps) {
  const [hidden, setHidden] = useState({ before: false, after: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other tabs are the reason to measure.
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const measure = () => setHidden((known) => sameOr(known, hiddenOf(element)));
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    measure();
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
