import type { LeftOut, SlotReason } from '@toasoan/contract/features/content-templates/filled-block.ts';
import { Check, ImageOff, List, type LucideIcon, Pin, PinOff, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#web/ui/text/format-date.ts';

export const REASON_ICONS: Readonly<Record<SlotReason['code'] | LeftOut['reason'], LucideIcon>> = {
  PINNED: Pin,
  NEWEST: Check,
  MOST_READ: Check,
  MOST_COMMENTED: Check,
  ORDER: Check,
  BACKFILL: Plus,
  LISTED: List,
  PIN_ENDED: PinOff,
  PIN_NOT_PUBLIC: PinOff,
  NO_IMAGE: ImageOff,
};

/** "ghim đến 18:00", "mới nhất trong Thời sự", "bù chỗ". */
export function useReasonWords(): (reason: SlotReason) => string {
  const { t } = useTranslation('content-templates');
  return (reason) => {
    switch (reason.code) {
      case 'PINNED':
        return reason.until === null
          ? t('why.pinned')
          : t('why.pinnedUntil', { time: formatDateTime(new Date(reason.until)) });
      case 'BACKFILL':
        return t('why.backfill');
      case 'LISTED':
        return t('why.listed');
      default:
        return reason.category === ''
          ? t(`why.${reason.code}`)
          : t(`why.in.${reason.code}`, { category: reason.category });
    }
  };
}
