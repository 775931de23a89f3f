import type { ReactNode } from 'react';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';

export interface BoardCard {
  readonly id: string;
}

export interface BoardColumn<Card extends BoardCard> {
  readonly key: string;
  readonly title: string;
  /** Count of all cards, not only of the loaded ones. */
  readonly count: number;
  /** Small line under the title. */
  readonly hint?: string | undefined;
  readonly cards: readonly Card[];
  readonly isLoading?: boolean;
  /** Present while more cards can be fetched. */
  readonly onMore?: (() => void) | undefined;
}

/** The content of a card; spread `link` over its links, or they would be dragged instead of the card. */
export interface CardParts {
  readonly menu: ReactNode;
  readonly link: { readonly draggable: false };
}

export interface BoardProps<Card extends BoardCard> {
  readonly label: string;
  /** Shown in a column whose cards are on their way: "Đang tải bài viết…". */
  readonly loadingLabel: string;
  readonly columns: readonly BoardColumn<Card>[];
  /** The name of a card in menus and announcements. */
  readonly nameOf: (card: Card) => string;
  readonly card: (card: Card, parts: CardParts) => ReactNode;
  /** In the menu of a card, above its moves. */
  readonly actions?: (card: Card) => readonly MenuItem[];
  /** True, or the reason why not. */
  readonly canMove: (card: Card, columnKey: string) => true | string;
  readonly onMove: (card: Card, columnKey: string) => void;
  /** The list with all cards of a column, if not all are loaded. */
  readonly allLink?: (columnKey: string, words: string) => ReactNode;
}
