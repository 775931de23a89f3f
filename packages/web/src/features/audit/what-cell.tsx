import type { AuditRow } from '@toasoan/contract/features/audit/audit.ts';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Highlight } from '#web/ui/text/highlight.tsx';
import styles from './audit-log.module.css';
import type { Folded } from './fold-rows.ts';

interface WhatCellProps<Row extends AuditRow> {
  readonly row: Folded<Row>;
  readonly words: string;
  /** Words of a search, marked. */
  readonly text?: string | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly zone: string | undefined;
  readonly inWords: (row: Row) => string;
  readonly details: (row: Row, id: string) => ReactNode;
}

/** What happened, and on demand its details; a row that stands for others lists them all. */
export function WhatCell<Row extends AuditRow>(props: WhatCellProps<Row>) {
  const { row, words, text, isOpen, onToggle, zone, inWords, details } = props;
  const id = `audit-${row.id}`;
  return (
    <>
      <Opener words={words} text={text} isOpen={isOpen} controls={id} onToggle={onToggle} isMain />
      {isOpen && row.others.length === 0 && details(row, id)}
      {isOpen && row.others.length > 0 && (
        <ul id={id} className={styles.folded}>
          {[row as Row, ...row.others].map((one) => (
            <li key={one.id}>
              <FoldedRow row={one} text={text} zone={zone} inWords={inWords} details={details} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type FoldedRowProps<Row extends AuditRow> = Pick<
  WhatCellProps<Row>,
  'text' | 'zone' | 'inWords' | 'details'
> & {
  readonly row: Row;
};

function FoldedRow<Row extends AuditRow>({ row, text, zone, inWords, details }: FoldedRowProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  const id = `audit-one-${row.id}`;
  return (
    <>
      <div className={styles.foldedLine}>
        <Opener
          words={inWords(row)}
          text={text}
          isOpen={isOpen}
          controls={id}
          onToggle={() => setOpen(!isOpen)}
        />
        <DateText time={row.time} {...(zone && { zone })} />
      </div>
      {isOpen && details(row, id)}
    </>
  );
}

interface OpenerProps {
  readonly words: string;
  readonly text: string | undefined;
  readonly isOpen: boolean;
  readonly controls: string;
  readonly onToggle: () => void;
  /** Of the row itself: its keys open it. */
  readonly isMain?: boolean;
}

function Opener({ words, text, isOpen, controls, onToggle, isMain = false }: OpenerProps) {
  return (
    <button
      type="button"
      {...(isMain && { 'data-row-main': true })}
      className={classNames(styles.what, !isMain && styles.one)}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      <ChevronDown size={16} aria-hidden className={classNames(styles.arrow, isOpen && styles.turned)} />
      <span className={styles.words}>
        <Highlight text={words} query={text} />
      </span>
    </button>
  );
}
