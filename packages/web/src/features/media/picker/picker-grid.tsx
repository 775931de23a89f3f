import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { Check, FileText, Film, Music } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ShownPicture } from '#web/patterns/media/shown-picture.tsx';
import { dayIn } from '#web/ui/dates/days.ts';
import textStyles from '#web/ui/layout/text.module.css';
import { NEWSROOM_ZONE } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { fileName } from '../library/file-words.ts';
import { SignList } from '../library/sign-list.tsx';
import { UnusableWords } from '../unusable-words.tsx';
import styles from './media-picker.module.css';

const SIGNS = { IMAGE: FileText, VIDEO: Film, AUDIO: Music, DOCUMENT: FileText };

interface PickerCellProps {
  readonly file: MediaRow;
  /** From 1, in the order of selection; undefined: not selected. */
  readonly place: number | undefined;
  readonly isMany: boolean;
  readonly today: string;
  readonly onChoose: () => void;
}

function PickerCell({ file, place, isMany, today, onChoose }: PickerCellProps) {
  const { t } = useTranslation('picker');
  const signs = useId();
  const reasons = useId();
  const Sign = SIGNS[file.kind];
  const name = fileName(file);
  const isReady = file.state === 'READY';
  return (
    <button
      type="button"
      className={styles.cell}
      aria-pressed={place !== undefined}
      aria-disabled={!isReady || undefined}
      aria-label={isReady ? name : `${name}: ${t('notReady')}`}
      aria-describedby={`${reasons} ${signs}`}
      data-tip={name}
      onClick={() => isReady && onChoose()}
    >
      <span className={styles.picture}>
        {file.picture ? (
          <ShownPicture picture={file.picture} width={180} ratio="4x3" fit="cover" alt="" />
        ) : (
          <Sign size={32} aria-hidden className={styles.sign} />
        )}
        <span id={signs} className={styles.signs}>
          <SignList file={file} today={today} withoutStops />
        </span>
        <span id={reasons}>
          <UnusableWords file={file} today={today} />
        </span>
        {place !== undefined && (
          <span className={styles.place} aria-hidden>
            {isMany ? place : <Check size={16} />}
          </span>
        )}
      </span>
      <span className={textStyles.ellipsis}>{name}</span>
      <span className={styles.credit}>{file.credit || t('noCredit')}</span>
    </button>
  );
}

interface PickerGridProps {
  readonly files: readonly MediaRow[];
  readonly chosen: readonly MediaRow[];
  readonly isMany: boolean;
  readonly onChoose: (file: MediaRow) => void;
}

/** Arrow keys move from file to file and row to row; Tab and Enter work as on any button. */
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
