import type { ReactNode } from 'react';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';

export interface BoardCard {
  readonly id: string;
}

export interface BoardColumn<Card extends BoardCard> {
  readonly key: string;
  readonly title: string;
  /** Of all cards, not only of those that are here. */
  readonly count: number;
  /** Small line under the title. */
  readonly hint?: string | undefined;
  readonly cards: readonly Card[];
  readonly isLoading?: boolean;
  /** There while more cards can be fetched. */
  readonly onMore?: (() => void) | undefined;
}

/** What a card is built from; its links are spread with `link`, or they would be dragged instead of the card. */
export interface CardParts {
  readonly menu: ReactNode;
  readonly link: { readonly draggable: false };
}

export interface BoardProps<Card extends BoardCard> {
  readonly label: string;
  readonly columns: readonly BoardColumn<Card>[];
  /** What a card is called in menus and announcements. */
  readonly nameOf: (card: Card) => string;
  readonly card: (card: Card, parts: CardParts) => ReactNode;
  /** In the menu of a card, above its moves. */
  readonly actions?: (card: Card) => readonly MenuItem[];
  /** True, or why not. */
  readonly canMove: (card: Card, columnKey: string) => true | string;
  readonly onMove: (card: Card, columnKey: string) => void;
  /** The list with all cards of a column, where not all are here. */
  readonly allLink?: (columnKey: string, words: string) => ReactNode;
}
