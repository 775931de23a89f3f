import { ArrowUpDown, Minus, PencilLine, Plus } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './article-compare.module.css';
import type { Row } from './model/row.ts';
import { ShownRow } from './shown-row.tsx';

interface CompareRowProps {
  readonly row: Row;
  readonly place: number;
  readonly isNarrow: boolean;
  readonly isCurrent: boolean;
  /** Below the change. */
  readonly children?: ReactNode;
}

type Look = 'same' | 'changed' | 'added' | 'removed' | 'moved';

const SIGNS = { same: null, changed: PencilLine, added: Plus, removed: Minus, moved: ArrowUpDown } as const;

function lookOf(row: Row): Look {
  if (row.kind === 'added' || row.kind === 'removed') return row.isMoved ? 'moved' : row.kind;
  return row.kind === 'same' ? 'same' : 'changed';
}

export const CompareRow = memo(function CompareRow(props: CompareRowProps) {
  const { row, place, isNarrow, isCurrent, children } = props;
  const { t } = useTranslation('article-compare');
  const look = lookOf(row);
  const Sign = SIGNS[look];
  return (
    // Takes the focus, so that a screen reader announces the change.
    <div
      className={styles.row}
      data-look={look}
      data-place={place}
      data-current={isCurrent}
      tabIndex={look === 'same' ? undefined : -1}
    >
      <span className={styles.sign}>
        {Sign && <Sign size={14} aria-hidden />}
        {look !== 'same' && <span className="visually-hidden">{t(`row.${look}`)}</span>}
      </span>
      {isNarrow ? (
        <div className={styles.cell}>
          <ShownRow row={row} side="both" />
        </div>
      ) : (
        <>
          <div className={styles.cell} data-filled={row.kind !== 'added'} aria-hidden={look === 'same'}>
            <ShownRow row={row} side="before" />
          </div>
          <div className={styles.cell} data-filled={row.kind !== 'removed'}>
            <ShownRow row={row} side="after" />
          </div>
        </>
      )}
      {children}
    </div>
  );
});
