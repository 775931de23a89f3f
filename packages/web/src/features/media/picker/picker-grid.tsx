import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { type KeyboardEvent, useRef } from 'react';
import { dayIn } from '#web/ui/dates/days.ts';
import { NEWSROOM_ZONE } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import styles from './media-picker.module.css';
import { PickerCell } from './picker-cell.tsx';

interface PickerGridProps {
  readonly files: readonly MediaRow[];
  readonly chosen: readonly MediaRow[];
  readonly isMany: boolean;
  readonly onChoose: (file: MediaRow) => void;
}

/** Arrows go from file to file, up and down by the rows that are drawn; Tab and Enter work as on any button. */
export function PickerGrid({ files, chosen, isMany, onChoose }: PickerGridProps) {
  const today = dayIn(NEWSROOM_ZONE, useNow());
  const grid = useRef<HTMLDivElement>(null);
  function pressed(event: KeyboardEvent) {
    const cells = [...(grid.current?.querySelectorAll('button') ?? [])];
    const step = stepOf(event.key, cells);
    const at = cells.findIndex((cell) => cell.matches(':focus'));
    if (at === -1 || step === 0) return;
    event.preventDefault();
    cells[at + step]?.focus();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a short way; every cell is a button.
    <div ref={grid} className={styles.grid} onKeyDown={pressed}>
      {files.map((file) => {
        const at = chosen.findIndex(({ id }) => id === file.id);
        return (
          <PickerCell
            key={file.id}
            file={file}
            place={at === -1 ? undefined : at + 1}
            isMany={isMany}
            today={today}
            onChoose={() => onChoose(file)}
          />
        );
      })}
    </div>
  );
}

function stepOf(key: string, cells: readonly HTMLElement[]): number {
  if (key === 'ArrowRight') return 1;
  if (key === 'ArrowLeft') return -1;
  const perRow = cells.filter(({ offsetTop }) => offsetTop === cells[0]?.offsetTop).length;
  if (key === 'ArrowDown') return perRow;
  return key === 'ArrowUp' ? -perRow : 0;
}
