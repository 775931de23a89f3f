import type { BlockItem } from '@toasoan/contract/features/content-templates/filled-block.ts';
import styles from './preview.module.css';
import { REASON_ICONS, useReasonWords } from './reasons.ts';

/** "1 ghim đến 18:00": the slot of an item and why it stands there. */
export function ReasonChip({ slot, reason }: Pick<BlockItem, 'slot' | 'reason'>) {
  const words = useReasonWords();
  const Icon = REASON_ICONS[reason.code];
  const text = words(reason);
  return (
    <span className={styles.reasonChip} data-pinned={reason.code === 'PINNED' || undefined}>
      <b>{slot}</b>
      <Icon size={12} aria-hidden />
      <span data-tip={text} data-tip-when="cut">
        {text}
      </span>
    </span>
  );
}
