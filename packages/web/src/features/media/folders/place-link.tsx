import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { classNames } from '#web/ui/class-names.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { RowMenu } from '#web/ui/table/row-menu.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import styles from './folders.module.css';

interface PlaceLinkProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly href: string;
  readonly current: boolean;
  readonly count?: number | undefined;
  readonly level?: number;
  /** Opens and closes what lies below. */
  readonly toggle?: ReactNode;
  readonly actions?: readonly MenuItem[];
  readonly onGo: () => void;
  readonly onDrop?: ((ids: readonly string[]) => void) | undefined;
}

/** A place of the library: a link to what lies there, and somewhere to drop files on. */
export function PlaceLink(props: PlaceLinkProps) {
  const { label, icon, href, current, count, level = 1, toggle, actions = [], onGo, onDrop } = props;
  const row = useRef<HTMLDivElement>(null);
  const over = useFileDrop(row, onDrop);
  function go(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onGo();
  }
  return (
    <div
      ref={row}
      className={classNames(styles.row, current && styles.current, over && styles.over)}
      style={{ paddingInlineStart: (level - 1) * 16 }}
    >
      {toggle || <span className={styles.toggle} />}
      <a href={href} className={styles.link} aria-current={current ? 'true' : undefined} onClick={go}>
        {icon}
        <span className={styles.label}>{label}</span>
        {count !== undefined && <span className={styles.count}>{formatNumber(count)}</span>}
      </a>
      {actions.length > 0 && (
        <span className={styles.menu}>
          <RowMenu label={label} items={() => actions} />
        </span>
      )}
    </div>
  );
}

function filesOf(data: Record<string | symbol, unknown>): readonly string[] {
  return Array.isArray(data.mediaIds) ? data.mediaIds.map(String) : [];
}

/** A place that files of the grid can be dropped on; answers whether some hover over it. */
function useFileDrop(
  place: RefObject<HTMLElement | null>,
  onDrop: ((ids: readonly string[]) => void) | undefined,
): boolean {
  const [over, setOver] = useState(false);
  const takes = onDrop !== undefined;
  const dropped = useEffectEvent((ids: readonly string[]) => onDrop?.(ids));
  useEffect(() => {
    const element = place.current;
    if (!element || !takes) return;
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => filesOf(source.data).length > 0,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        dropped(filesOf(source.data));
      },
    });
  }, [place, takes]);
  return over;
}
