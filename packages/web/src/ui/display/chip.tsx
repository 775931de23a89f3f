import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './chip.module.css';

interface ChipProps {
  readonly children: ReactNode;
  readonly onRemove?: (() => void) | undefined;
  /** Name of the button that takes it away. */
  readonly removeLabel?: string;
}

/** A small word on a soft ground: kind, label, chosen item. */
export function Chip({ children, onRemove, removeLabel }: ChipProps) {
  return (
    <span className={styles.chip}>
      <span className={styles.text}>{children}</span>
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
          <X size={12} aria-hidden />
        </button>
      )}
    </span>
  );
}
