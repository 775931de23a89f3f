import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import type { SheetRow } from '@toasoan/contract/features/royalties/royalty-sheet.ts';
import type { royaltySheetEndpoints } from '@toasoan/contract/features/royalties/royalty-sheet-endpoints.ts';
import { BadgeCheck, Ban, Percent, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkBar } from '#web/patterns/list-page/bulk-bar.tsx';
import { useBulk } from '#web/patterns/list-page/use-bulk.ts';
import type { ListPageState } from '#web/patterns/list-page/use-list-page.ts';
import { sendBulk } from '../royalty-queries.ts';
import { CoefficientDialog } from './coefficient-dialog.tsx';
import { NoneDialog } from './none-dialog.tsx';

type SheetBulk = BodyInput<typeof royaltySheetEndpoints.bulk>;

interface SheetBulkBarProps {
  readonly page: ListPageState<SheetRow>;
  readonly period: string;
}

/** Propose, approve, withdraw, or mark as paying nothing. */
export function SheetBulkBar({ page, period }: SheetBulkBarProps) {
  const { t } = useTranslation('royalties');
  const { run } = useBulk<SheetRow, SheetBulk>({ page, rowLabel: (row) => row.title, send: sendBulk });
  const [asked, setAsked] = useState<{
    readonly what: 'none' | 'propose';
    readonly ids: readonly string[];
  }>();
  const close = () => setAsked(undefined);
  const plain = (action: 'approve' | 'withdraw') => (ids: readonly string[]) =>
    run({ action, period, ids: [...ids] });
  return (
    <>
      <BulkBar
        page={page}
        actions={[
          {
            key: 'approve',
            label: t('bulk.approve'),
            icon: <BadgeCheck size={16} />,
            run: plain('approve'),
          },
          {
            key: 'propose',
            label: t('bulk.propose'),
            icon: <Percent size={16} />,
            run: (ids) => setAsked({ what: 'propose', ids }),
          },
          {
            key: 'withdraw',
            label: t('bulk.withdraw'),
            icon: <Undo2 size={16} />,
            run: plain('withdraw'),
          },
          {
            key: 'none',
            label: t('bulk.none'),
            icon: <Ban size={16} />,
            run: (ids) => setAsked({ what: 'none', ids }),
          },
        ]}
      />
      {asked?.what === 'none' && (
        <NoneDialog
          count={asked.ids.length}
          onClose={close}
          onSend={(reason) => {
            run({ action: 'none', period, ids: [...asked.ids], reason });
            close();
          }}
        />
      )}
      {asked?.what === 'propose' && (
        <CoefficientDialog
          count={asked.ids.length}
          onClose={close}
          onSend={(coefficient) => {
            run({ action: 'propose', period, ids: [...asked.ids], coefficient });
            close();
          }}
        />
      )}
    </>
  );
}
