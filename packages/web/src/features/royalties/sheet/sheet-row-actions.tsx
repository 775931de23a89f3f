import type { SheetRow } from '@toasoan/contract/features/royalties/royalty-sheet.ts';
import {
  BadgeCheck,
  Ban,
  CalendarArrowDown,
  ExternalLink,
  PencilLine,
  Scale,
  Trash2,
  Undo2,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { goTo } from '#web/core/routing/here.ts';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { MoveCorrectionDialog } from '../corrections/move-correction-dialog.tsx';
import { useRemoveCorrection, useSheetBulk } from '../royalty-queries.ts';
import { postOfRow, type SheetAddress } from '../sheet-address.ts';
import { NoneDialog } from './none-dialog.tsx';

interface SheetRowActions {
  readonly rowActions: (row: SheetRow) => readonly MenuItem[];
  readonly dialog: ReactNode;
}

type Asked = { readonly what: 'none' | 'move'; readonly row: SheetRow };

/** What can be done with a row: of an open month all, of a closed one only a correction. */
export function useSheetRowActions(address: ListAddress<SheetAddress>, isOpen: boolean): SheetRowActions {
  const { t } = useTranslation('royalties');
  const { period } = address.query;
  const [asked, setAsked] = useState<Asked>();
  const bulk = useSheetBulk();
  const remove = useRemoveCorrection();

  function run(row: SheetRow, body: { action: 'approve' | 'withdraw' } | { action: 'none'; reason: string }) {
    bulk.mutate(
      { ...body, period, ids: [row.id] },
      {
        onSuccess: ({ results: [result] }) =>
          showToast(
            result?.ok
              ? { tone: 'success', text: t(`did.${body.action}`, { title: row.title }) }
              : { tone: 'warning', text: result?.message ?? result?.code ?? '' },
          ),
      },
    );
  }
  async function askRemove(row: SheetRow) {
    const isSure = await confirm({
      title: t('correction.removeTitle', { title: row.title }),
      text: t('correction.removeText'),
      action: t('correction.remove'),
      tone: 'danger',
    });
    if (isSure) remove.mutate({ id: row.id.replace('correction-', ''), version: row.version });
  }
  const openRow = (row: SheetRow): MenuItem => ({
    key: 'open',
    label: t(isOpen && row.kind === 'work' ? 'action.set' : 'action.show'),
    icon: <PencilLine size={16} />,
    onSelect: () => address.change({ open: row.id }),
  });
  const post = ({ postId }: SheetRow): MenuItem => ({
    key: 'post',
    label: t('post.open'),
    icon: <ExternalLink size={16} />,
    disabledReason: postId === null ? t('post.gone') : undefined,
    onSelect: () => goTo(`/manager_post/view/${postId}`),
  });
  const approve = (row: SheetRow): MenuItem =>
    row.payState === 'APPROVED'
      ? {
          key: 'withdraw',
          label: t('bulk.withdraw'),
          icon: <Undo2 size={16} />,
          onSelect: () => run(row, { action: 'withdraw' }),
        }
      : {
          key: 'approve',
          label: t('bulk.approve'),
          icon: <BadgeCheck size={16} />,
          isQuick: true,
          disabledReason: row.payState === 'PROPOSED' ? undefined : t('action.notProposed'),
          onSelect: () => run(row, { action: 'approve' }),
        };
  const ofCorrection = (row: SheetRow): MenuItem[] => [
    {
      key: 'move',
      label: t('correction.move'),
      icon: <CalendarArrowDown size={16} />,
      onSelect: () => setAsked({ what: 'move', row }),
    },
    {
      key: 'remove',
      label: t('correction.remove'),
      icon: <Trash2 size={16} />,
      tone: 'danger',
      startsGroup: true,
      onSelect: () => void askRemove(row),
    },
  ];
  const none = (row: SheetRow): MenuItem => ({
    key: 'none',
    label: t('bulk.none'),
    icon: <Ban size={16} />,
    disabledReason: row.payState === 'NONE' ? t('action.isNone') : undefined,
    onSelect: () => setAsked({ what: 'none', row }),
  });
  const correct = (row: SheetRow): MenuItem => ({
    key: 'correct',
    label: t('correction.open'),
    icon: <Scale size={16} />,
    onSelect: () => address.change({ open: `correct-${postOfRow(row.id)}` }),
  });
  return {
    rowActions: (row) => {
      if (!isOpen) return [openRow(row), post(row), ...(row.kind === 'work' ? [correct(row)] : [])];
      const more = row.kind === 'correction' ? ofCorrection(row) : [none(row)];
      return [openRow(row), approve(row), post(row), ...more];
    },
    dialog: (
      <>
        {asked?.what === 'none' && (
          <NoneDialog
            count={1}
            onClose={() => setAsked(undefined)}
            onSend={(reason) => {
              run(asked.row, { action: 'none', reason });
              setAsked(undefined);
            }}
          />
        )}
        {asked?.what === 'move' && (
          <MoveCorrectionDialog row={asked.row} period={period} onClose={() => setAsked(undefined)} />
        )}
      </>
    ),
  };
}
