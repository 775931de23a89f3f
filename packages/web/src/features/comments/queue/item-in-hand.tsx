import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import { MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Button } from '#web/ui/actions/button.tsx';
import { ItemActions } from './item-actions.tsx';
import { ItemWords } from './item-words.tsx';
import type { QueueActions } from './queue-actions.ts';
import itemStyles from './queue-item.module.css';
import { ReasonPalette } from './reason-palette.tsx';
import type { QueuePage } from './use-queue-page.ts';

interface ItemInHandProps {
  readonly row: CommentRow;
  readonly page: QueuePage;
  readonly actions: QueueActions;
  readonly isPhone: boolean;
  readonly isNarrow: boolean;
}

/** Under the words of the comment in hand: why it is held, and what can be done. */
export function ItemInHand({ row, page, actions, isPhone, isNarrow }: ItemInHandProps) {
  const { t } = useTranslation('comments');
  const problem = useStore(page.store, ({ problems }) => problems[row.id]);
  return (
    <div className={itemStyles.inHand}>
      {problem !== undefined && (
        <p role="alert" className={itemStyles.problem}>
          {problem}
        </p>
      )}
      <ItemWords row={row} />
      {isNarrow && (
        <Button
          size={isPhone ? 'normal' : 'compact'}
          icon={<MessagesSquare size={15} />}
          onClick={() => page.address.change({ open: row.id })}
        >
          {t('context.open', { approved: row.sender.approved, rejected: row.sender.rejected })}
        </Button>
      )}
      {!isPhone && <ItemActions row={row} actions={actions} />}
      {!isPhone && actions.askingOf(row) === 'reject' && (
        <ReasonPalette
          row={row}
          onChoose={(code, text) => actions.reject(row, code, text)}
          onClose={actions.stopAsking}
        />
      )}
    </div>
  );
}
