import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { RowMenu } from '#web/ui/table/row-menu.tsx';
import styles from './board.module.css';
import type { BoardCard, CardParts } from './board-model.ts';

const LINK = { draggable: false } as const;

interface CardSlotProps<Card extends BoardCard> {
  readonly card: Card;
  readonly name: string;
  readonly draw: (card: Card, parts: CardParts) => ReactNode;
  readonly menu: () => readonly MenuItem[];
  readonly onDrag: (starts: boolean) => void;
}

export function CardSlot<Card extends BoardCard>({ card, name, draw, menu, onDrag }: CardSlotProps<Card>) {
  const element = useRef<HTMLLIElement>(null);
  const [dragging, setDragging] = useState(false);
  const listener = useEffectEvent((starts: boolean) => {
    setDragging(starts);
    onDrag(starts);
  });
  useEffect(() => {
    if (!element.current) return;
    return draggable({
      element: element.current,
      onDragStart: () => listener(true),
      onDrop: () => listener(false),
    });
  }, []);
  return (
    <li ref={element} data-card={card.id} className={classNames(styles.card, dragging && styles.dragged)}>
      {draw(card, { menu: <RowMenu label={name} items={menu} />, link: LINK })}
    </li>
  );
}
