import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import styles from './board.module.css';
import { Column } from './board-column.tsx';
import type { BoardCard, BoardColumn, BoardProps } from './board-model.ts';

interface Dragged<Card> {
  readonly card: Card;
  readonly from: string;
}

/**
 * Columns of cards. A card moves to another column by dragging or by its menu; columns that refuse it say why. The
 * owner moves it: the board changes when the columns do.
 */
export function Board<Card extends BoardCard>(props: BoardProps<Card>) {
  const { label, loadingLabel, columns, nameOf, card, actions, canMove, onMove, allLink } = props;
  const { t } = useTranslation('board');
  const [dragged, setDragged] = useState<Dragged<Card>>();
  const arrivals = useArrivals(columns);

  function move(moved: Card, to: BoardColumn<Card>) {
    arrivals.expect(moved.id, to.key, t('moved', { name: nameOf(moved), column: to.title }));
    onMove(moved, to.key);
  }
  function reasonIn(column: BoardColumn<Card>): string | undefined {
    if (!dragged || dragged.from === column.key) return undefined;
    const answer = canMove(dragged.card, column.key);
    return answer === true ? undefined : answer;
  }
  function menuOf(owner: Card, from: string): readonly MenuItem[] {
    const own = actions?.(owner) ?? [];
    const moves = columns
      .filter(({ key }) => key !== from)
      .map((column, index) => {
        const answer = canMove(owner, column.key);
        return {
          key: `move-${column.key}`,
          label: t('moveTo', { column: column.title }),
          startsGroup: index === 0 && own.length > 0,
          disabledReason: answer === true ? undefined : answer,
          onSelect: () => move(owner, column),
        };
      });
    return [...own, ...moves];
  }
  return (
    <section ref={arrivals.board} aria-label={label} className={styles.board}>
      {columns.map((column) => (
        <Column
          key={column.key}
          column={column}
          loadingLabel={loadingLabel}
          nameOf={nameOf}
          card={card}
          menuOf={(owner) => menuOf(owner, column.key)}
          isTarget={dragged !== undefined && dragged.from !== column.key}
          disabledReason={reasonIn(column)}
          onDrag={(owner) => setDragged(owner && { card: owner, from: column.key })}
          onDrop={() => dragged && move(dragged.card, column)}
          all={
            column.cards.length < column.count &&
            allLink?.(column.key, t('all', { total: formatNumber(column.count) }))
          }
        />
      ))}
      <p role="status" className="visually-hidden">
        {arrivals.words}
      </p>
    </section>
  );
}

interface Awaited {
  readonly cardId: string;
  readonly columnKey: string;
  readonly words: string;
}

interface Arrivals {
  readonly board: RefObject<HTMLElement | null>;
  /** The last announcement. */
  readonly words: string;
  readonly expect: (cardId: string, columnKey: string, words: string) => void;
}

/**
 * Announces the new column of a card once it is there, and returns the focus to its menu, which moving the element has
 * lost.
 */
function useArrivals<Card extends BoardCard>(columns: readonly BoardColumn<Card>[]): Arrivals {
  const board = useRef<HTMLElement>(null);
  const awaited = useRef<Awaited>(undefined);
  const [words, setWords] = useState('');
  useEffect(() => {
    const { cardId, columnKey, words: next = '' } = awaited.current ?? {};
    const column = columns.find(({ key }) => key === columnKey);
    if (!column?.cards.some(({ id }) => id === cardId)) return;
    awaited.current = undefined;
    setWords(next);
    if (document.activeElement !== document.body) return;
    board.current?.querySelector<HTMLElement>(`[data-card="${cardId}"] [aria-haspopup="menu"]`)?.focus();
  }, [columns]);
  return {
    board,
    words,
    expect: (cardId, columnKey, next) => {
      awaited.current = { cardId, columnKey, words: next };
    },
  };
}
