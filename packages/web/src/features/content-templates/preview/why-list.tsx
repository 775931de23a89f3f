import type {
  ExplainedBlock,
  LeftOut,
  SlotReason,
} from '@toasoan/contract/features/content-templates/filled-block.ts';
import { Check, ImageOff, List, type LucideIcon, Pin, PinOff, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import styles from './preview.module.css';

const ICONS: Readonly<Record<SlotReason['code'] | LeftOut['reason'], LucideIcon>> = {
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

/** Why each item stands in its place, and what does not stand there. */
export function WhyList({ block }: { readonly block: ExplainedBlock }) {
  const { t } = useTranslation('content-templates');
  const words = useReasonWords();
  if (block.items.length + block.leftOut.length === 0) return null;
  return (
    <div className={styles.why}>
      <h4 className={styles.whyTitle}>{t('why.title')}</h4>
      <ul>
        {block.items.map(({ kind, id, title, reason }) => (
          <Line key={`${kind} ${id}`} code={reason.code} title={title} text={words(reason)} />
        ))}
        {block.leftOut.map(({ id, title, reason }) => (
          <Line
            key={`out ${id}`}
            code={reason}
            title={title || t('why.unknown')}
            text={t(`out.${reason}`)}
            isOut
          />
        ))}
      </ul>
    </div>
  );
}

/** "ghim đến 18:00", "mới nhất trong Thời sự", "bù chỗ". */
function useReasonWords(): (reason: SlotReason) => string {
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

interface LineProps {
  readonly code: keyof typeof ICONS;
  readonly title: string;
  readonly text: string;
  readonly isOut?: boolean;
}

function Line({ code, title, text, isOut }: LineProps) {
  const Icon = ICONS[code];
  return (
    <li data-out={isOut}>
      <Icon size={15} aria-hidden />
      <span className={styles.whyItem}>{title}</span>
      <span className={styles.reason}>{text}</span>
    </li>
  );
}
