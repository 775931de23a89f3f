import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '#web/ui/class-names.ts';
import styles from './article-margin.module.css';
import type { ArticleMargin, PlacedCard } from './article-margin.ts';

interface MarginCardsProps {
  readonly margin: ArticleMargin;
  readonly group: string;
  /** What the card of a key holds. */
  readonly children: (key: string, isChosen: boolean) => ReactNode;
}

/** Whether the page has room for a margin; else a drawer shows what would stand in it. */
export function useHasMargin(margin: ArticleMargin): boolean {
  return useSyncExternalStore(margin.watch, () => margin.host() !== undefined);
}

/** The cards of one kind, wherever their component is in the tree: only those near the visible part of the text. */
export function MarginCards({ margin, group, children }: MarginCardsProps) {
  const host = useSyncExternalStore(margin.watch, margin.host);
  const shown = useSyncExternalStore(margin.watch, margin.shown);
  if (!host) return null;
  const cards = shown.filter((card) => card.group === group);
  return createPortal(
    cards.map((card) => (
      <MarginCard key={card.key} margin={margin} card={card}>
        {children(card.key, card.isChosen)}
      </MarginCard>
    )),
    host,
  );
}

interface MarginCardProps {
  readonly margin: ArticleMargin;
  readonly card: PlacedCard;
  readonly children: ReactNode;
}

function MarginCard({ margin, card, children }: MarginCardProps) {
  const { group, key, top, line, isChosen, isPointed } = card;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const watcher = new ResizeObserver(() => margin.setHeight(group, key, element.offsetHeight));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [margin, group, key]);
  return (
    <div
      ref={box}
      className={classNames(styles.card, isChosen && styles.chosen)}
      style={{ insetBlockStart: `${top}px` }}
      data-margin-card={key}
      data-pointed={isPointed || undefined}
    >
      <LineToText line={line} />
      {children}
    </div>
  );
}

/** Farther from its line, a card of a crowd is told by its highlight alone. */
const LONGEST_LINE = 240;
/** From the upper edge of a card. */
const MIDDLE = 22;

/** A hairline from the end of the line to the card; straight where the card stands beside it. */
function LineToText({ line }: { readonly line: number }) {
  if (Math.abs(line - MIDDLE) > LONGEST_LINE) return null;
  const isBeside = line >= MIDDLE / 2 && line <= 2 * MIDDLE;
  return (
    <svg className={styles.line} aria-hidden="true">
      <path d={isBeside ? `M0 ${line}.5H24` : `M0 ${line}.5H12V${MIDDLE}.5H24`} />
    </svg>
  );
}
