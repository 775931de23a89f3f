import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { Check, FileText, Film, Music } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ShownPicture } from '#web/patterns/media/shown-picture.tsx';
import { SignList } from '../library/sign-list.tsx';
import styles from './media-picker.module.css';

const SIGNS = { IMAGE: FileText, VIDEO: Film, AUDIO: Music, DOCUMENT: FileText };

interface PickerCellProps {
  readonly file: MediaRow;
  /** From 1, in the order of choosing; undefined: not chosen. */
  readonly place: number | undefined;
  readonly isMany: boolean;
  readonly today: string;
  readonly onChoose: () => void;
}

export function PickerCell({ file, place, isMany, today, onChoose }: PickerCellProps) {
  const { t } = useTranslation('picker');
  const signs = useId();
  const Sign = SIGNS[file.kind];
  const name = file.title || file.fileName;
  const isReady = file.state === 'READY';
  return (
    <button
      type="button"
      className={styles.cell}
      aria-pressed={place !== undefined}
      aria-disabled={!isReady || undefined}
      aria-label={isReady ? name : `${name}: ${t('notReady')}`}
      aria-describedby={signs}
      data-tip={name}
      onClick={() => isReady && onChoose()}
    >
      <span className={styles.picture}>
        {file.picture ? (
          <ShownPicture picture={file.picture} width={180} alt="" />
        ) : (
          <Sign size={32} aria-hidden className={styles.sign} />
        )}
        <span id={signs} className={styles.signs}>
          <SignList file={file} today={today} />
        </span>
        {place !== undefined && (
          <span className={styles.place} aria-hidden>
            {isMany ? place : <Check size={16} />}
          </span>
        )}
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.credit}>{file.credit || t('noCredit')}</span>
    </button>
  );
}
