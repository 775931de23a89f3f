import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { Ban } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CountBadge } from '#web/ui/display/count-badge.tsx';
import { LoadingLabel } from '#web/ui/feedback/loading-label.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { RowMenu } from '#web/ui/table/row-menu.tsx';
import styles from './board.module.css';
import type { BoardCard, BoardColumn, BoardProps, CardParts } from './board-model.ts';

const LINK = { draggable: false } as const;

interface CardSlotProps<Card extends BoardCard> {
  readonly card: Card;
  readonly name: string;
  readonly draw: (card: Card, parts: CardParts) => ReactNode;
  readonly menu: () => readonly MenuItem[];
  readonly onDrag: (starts: boolean) => void;
}

function CardSlot<Card extends BoardCard>({ card, name, draw, menu, onDrag }: CardSlotProps<Card>) {
  const element = useRef<HTMLLIElement>(null);
  const [dragging, setDragging] = useState(false);
  const reported = useEffectEvent((starts: boolean) => {
    setDragging(starts);
    onDrag(starts);
  });
  useEffect(() => {
    if (!element.current) return;
    return draggable({
      element: element.current,
      onDragStart: () => reported(true),
      onDrop: () => reported(false),
    });
  }, []);
  return (
    <li ref={element} data-card={card.id} className={classNames(styles.card, dragging && styles.dragged)}>
      {draw(card, { menu: <RowMenu label={name} items={menu} />, link: LINK })}
    </li>
  );
}

interface ColumnProps<Card extends BoardCard>
  extends Pick<BoardProps<Card>, 'nameOf' | 'card' | 'loadingLabel'> {
  readonly column: BoardColumn<Card>;
  readonly menuOf: (card: Card) => readonly MenuItem[];
  readonly isTarget: boolean;
  /** The reason why the dragged card cannot be dropped here. */
  readonly disabledReason: string | undefined;
  readonly onDrag: (card: Card | undefined) => void;
  readonly onDrop: () => void;
  readonly all: ReactNode;
}

export function Column<Card extends BoardCard>(props: ColumnProps<Card>) {
  const { column, loadingLabel, nameOf, card, menuOf, isTarget, disabledReason, onDrag, onDrop, all } = props;
  const { t } = useTranslation('board');
  const titleId = useId();
  const element = useRef<HTMLElement>(null);
  const [over, setOver] = useState(false);
  const takes = useEffectEvent(() => isTarget && disabledReason === undefined);
  const dropped = useEffectEvent(onDrop);
  useEffect(() => {
    if (!element.current) return;
    return dropTargetForElements({
      element: element.current,
      canDrop: () => takes(),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => {
        setOver(false);
        dropped();
      },
    });
  }, []);
  // A dragged card unfolds it again: it is a place to drop.
  const isFolded = column.cards.length + column.count === 0 && !column.isLoading && !isTarget;
  return (
    <section
      ref={element}
      aria-labelledby={titleId}
      className={classNames(
        styles.column,
        isFolded && styles.folded,
        disabledReason !== undefined && styles.barred,
        over && styles.over,
      )}
    >
      <header className={styles.heading}>
        <h2 id={titleId} className={styles.title}>
          {column.title}
        </h2>
        <CountBadge count={column.count} />
        {column.hint && <p className={styles.hint}>{column.hint}</p>}
      </header>
      {disabledReason !== undefined && (
        <p className={styles.reason}>
          <Ban size={14} aria-hidden />
          {disabledReason}
        </p>
      )}
      <ul className={styles.cards}>
        {column.cards.map((one) => (
          <CardSlot
            key={one.id}
            card={one}
            name={nameOf(one)}
            draw={card}
            menu={() => menuOf(one)}
            onDrag={(starts) => onDrag(starts ? one : undefined)}
          />
        ))}
        {column.cards.length + column.count === 0 && !column.isLoading && (
          <li className={styles.empty}>{t('empty')}</li>
        )}
        {column.isLoading && (
          <Stack as="li" aria-busy="true">
            <Skeleton height="72px" />
            <Skeleton height="72px" />
            <LoadingLabel label={loadingLabel} />
          </Stack>
        )}
        {column.onMore && (
          <li className={styles.more}>
            <Button size="compact" onClick={column.onMore} busy={column.isLoading ?? false}>
              {t('more')}
            </Button>
          </li>
        )}
      </ul>
      {all && <footer className={styles.all}>{all}</footer>}
    </section>
  );
}
