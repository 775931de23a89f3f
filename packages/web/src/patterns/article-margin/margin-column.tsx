import { useLayoutEffect, useRef } from 'react';
import { useMedia } from '#web/ui/hooks/use-media.ts';
import { BREAKPOINTS } from '#web/ui/tokens/breakpoints.ts';
import styles from './article-margin.module.css';
import { marginOf } from './article-margin.ts';

interface MarginColumnProps {
  /** The text it stands beside. */
  readonly of: object;
  readonly label: string;
}

/** The room beside a text. It is there before the first note, so that a note never moves the text. */
export function MarginColumn({ of, label }: MarginColumnProps) {
  const margin = marginOf(of);
  const isNarrow = useMedia(BREAKPOINTS['--desk']);
  const column = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (isNarrow) return;
    margin.setHost(column.current ?? undefined);
    return () => margin.setHost(undefined);
  }, [margin, isNarrow]);
  if (isNarrow) return null;
  return <section ref={column} className={styles.column} aria-label={label} />;
}
