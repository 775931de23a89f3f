import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import { memo, type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { RowTick } from '#web/ui/table/row-tick.tsx';
import type { Selection } from '#web/ui/table/selection.ts';
import { ItemContent } from './item-content.tsx';
import itemStyles from './queue-item.module.css';

interface QueueItemProps {
  readonly row: CommentRow;
  readonly isOpen: boolean;
  readonly holder: string | undefined;
  readonly hasOneState: boolean;
  readonly query: string | undefined;
  readonly selection: Selection;
  readonly onSelection: (selection: Selection) => void;
  /** The ids in their order, asked for when a range is chosen. */
  readonly orderOf: () => readonly string[];
  /** Under the words of the comment in hand. */
  readonly children: ReactNode;
}

/**
 * One comment of the queue. A decision changes two of them: everything it gets stays the same for the others. Its number
 * in the list is therefore not given here (`useNumberedItems`).
 */
export const QueueItem = memo(function QueueItem(props: QueueItemProps) {
  const { row, isOpen, holder, hasOneState, query, selection, onSelection, orderOf, children } = props;
  const id = useId();
  const isSelected = selection.keys.has(row.id);
  return (
    <article
      data-row={row.id}
      tabIndex={isOpen ? 0 : -1}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-words`}
      aria-current={isOpen ? 'true' : undefined}
      className={classNames(itemStyles.item, isOpen && itemStyles.open, isSelected && itemStyles.selected)}
    >
      <span className={itemStyles.tick}>
        <RowTick
          rowKey={row.id}
          label={row.senderName}
          selection={selection}
          onSelection={onSelection}
          order={orderOf}
        />
      </span>
      <ItemContent
        {...{ row, isOpen, holder, hasOneState, query }}
        nameId={`${id}-name`}
        wordsId={`${id}-words`}
      />
      {children}
    </article>
  );
});
