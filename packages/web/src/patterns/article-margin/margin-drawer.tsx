import { X } from 'lucide-react';
import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { scrollerOf } from './article-margin.ts';
import styles from './margin-drawer.module.css';

/** A line of the text on the screen, and the element that scrolls with it. */
export interface LineOnPage {
  readonly y: number;
  readonly within: Element;
}

interface MarginDrawerProps {
  readonly title: string;
  /** Changes with the card at hand. */
  readonly atHand: string | undefined;
  readonly lineAtHand: () => LineOnPage | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const EDGE = 24;

/**
 * What would stand in the margin, where the page is too narrow for one: over the inspector, or on a phone over the lower
 * part of the text. The text stays readable and can be used; the line at hand is scrolled out from under the drawer.
 */
export function MarginDrawer({ title, atHand, lineAtHand, onClose, children }: MarginDrawerProps) {
  const { t } = useTranslation('ui');
  const box = useRef<HTMLElement>(null);
  const [top, setTop] = useState(0);
  const keepInView = useEffectEvent(() => {
    const line = lineAtHand();
    const drawer = box.current?.getBoundingClientRect();
    const scroller = line && scrollerOf(line.within);
    if (!line || !drawer || !scroller) return;
    const { top, bottom, right } = scroller.getBoundingClientRect();
    // A drawer at the side leaves the whole height.
    const end = drawer.left > right / 2 ? bottom : Math.min(bottom, drawer.top);
    if (line.y < top + EDGE * 4 || line.y > end - EDGE) scroller.scrollTop += line.y - (top + end) / 2;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another card at hand has another line
  useEffect(() => {
    if (!box.current) return;
    // It grows when its content arrives.
    const watcher = new ResizeObserver(() => keepInView());
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, [atHand]);
  /** The head of the page stays in reach. */
  const isAt = useCallback((place: HTMLElement | null) => {
    const bar = place?.closest('[role="tabpanel"]')?.querySelector('header');
    if (bar) setTop(bar.getBoundingClientRect().bottom);
  }, []);
  const drawer = (
    <section
      ref={box}
      className={styles.drawer}
      style={{ '--drawer-top': `${top}px` } as CSSProperties}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <IconButton icon={<X size={18} />} label={t('close')} onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
  return (
    <>
      <span ref={isAt} hidden />
      {createPortal(drawer, document.body)}
    </>
  );
}
