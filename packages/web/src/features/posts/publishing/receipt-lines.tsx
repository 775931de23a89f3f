import type { PublishReceipt } from '@toasoan/contract/features/posts/publishing/publish-receipt.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ReceiptItem } from './receipt-item.tsx';
import { type ReceiptRow, rowsOfReceipt } from './receipt-rows.ts';

interface ReceiptLinesProps {
  readonly receipt: PublishReceipt;
  readonly zone: string;
  /** Lines with another source. */
  readonly omits?: readonly ReceiptRow['step'][];
}

/** The steps of a publication as items of a list; what failed says what to do. */
export function ReceiptLines({ receipt, zone, omits = [] }: ReceiptLinesProps) {
  const { t } = useTranslation('publishing');
  const rows = rowsOfReceipt(receipt).filter(({ step }) => !omits.includes(step));
  return rows.map((row) => (
    <ReceiptItem
      key={row.key}
      state={row.state}
      time={row.time === null ? undefined : new Date(row.time)}
      zone={zone}
      note={noteOf(row, t)}
    >
      {row.step === 'PAGE'
        ? t(`receipt.page.${row.state}`)
        : t(`receipt.step.${row.step}`, { name: row.name, version: receipt.version })}
    </ReceiptItem>
  ));
}

function noteOf({ step, name, reason, files }: ReceiptRow, t: TFunction<'publishing'>): string {
  if (step === 'FEEDS') return t('receipt.files', { count: files });
  if (reason !== null) return t(`receipt.reason.${reason}`);
  return step === 'SAVED' ? name : '';
}
