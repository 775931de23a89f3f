import { X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import textStyles from '../layout/text.module.css';
import styles from './chip.module.css';

interface ChipProps {
  readonly children: ReactNode;
  readonly onRemove?: (() => void) | undefined;
  /** Name of the button that removes the chip. */
  readonly removeLabel?: string;
}

/** A short word on a soft background: kind, label, chosen item. */
export function Chip({ children, onRemove, removeLabel }: ChipProps) {
  function remove(event: MouseEvent<HTMLElement>) {
    focusNeighbour(event.currentTarget);
    onRemove?.();
  }
  return (
    <span className={styles.chip}>
      <span className={textStyles.ellipsis}>{children}</span>
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={removeLabel} onClick={remove}>
          <X size={12} aria-hidden />
        </button>
      )}
    </span>
  );
}

/** The button goes with its chip: the focus moves on to the next control beside it, else to the one before. */
function focusNeighbour(button: HTMLElement): void {
  const controls = [
    ...(button.parentElement?.parentElement?.querySelectorAll<HTMLElement>('button, input') ?? []),
  ];
  const at = controls.indexOf(button);
  (controls[at + 1] ?? controls[at - 1])?.focus({ preventScroll: true });
}
