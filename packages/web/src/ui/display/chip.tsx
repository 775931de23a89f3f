import { X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import styles from './chip.module.css';

interface ChipProps {
  readonly children: ReactNode;
  readonly onRemove?: (() => void) | undefined;
  /** Name of the button that takes it away. */
  readonly removeLabel?: string;
}

/** A small word on a soft ground: kind, label, chosen item. */
export function Chip({ children, onRemove, removeLabel }: ChipProps) {
  function remove(event: MouseEvent<HTMLElement>) {
    focusNeighbour(event.currentTarget);
    onRemove?.();
  }
  return (
    <span className={styles.chip}>
      <span className={styles.text}>{children}</span>
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
