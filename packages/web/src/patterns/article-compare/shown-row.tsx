import { useTranslation } from 'react-i18next';
import styles from './article-compare.module.css';
import type { Tone } from './in-tone.tsx';
import type { Block } from './model/block.ts';
import { tableAlone } from './model/compare-tables.ts';
import { notesOf } from './model/notes.ts';
import type { CellChange, Row } from './model/row.ts';
import { InPlaces, ShownBlock, ShownText } from './shown-block.tsx';
import { ShownLeaf } from './shown-leaf.tsx';
import { ShownNotes } from './shown-notes.tsx';
import type { Side } from './shown-words.tsx';

interface ShownRowProps {
  readonly row: Row;
  readonly side: Side;
}

/** One row as one side reads it, or both sides in one text. */
export function ShownRow({ row, side }: ShownRowProps) {
  switch (row.kind) {
    case 'same':
      return <Whole block={side === 'before' ? row.before : row.after} tone="same" />;
    case 'changed':
      return <Changed row={row} side={side} />;
    case 'replaced':
      return (
        <>
          {side !== 'after' && <Replaced row={row} tone="removed" />}
          {side !== 'before' && <Replaced row={row} tone="added" />}
        </>
      );
    case 'table':
      return (
        <>
          {side !== 'after' && (
            <ShownTable rows={row.table.before} side="before" isCalled={side === 'both'} />
          )}
          {side !== 'before' && <ShownTable rows={row.table.after} side="after" isCalled={side === 'both'} />}
        </>
      );
    case 'removed':
      return side === 'after' ? null : <Alone row={row} />;
    case 'added':
      return side === 'before' ? null : <Alone row={row} />;
  }
}

function Changed({ row, side }: { readonly row: Extract<Row, { kind: 'changed' }>; readonly side: Side }) {
  return (
    <>
      <ShownText block={side === 'before' ? row.before : row.after} parts={row.parts} side={side} />
      {side !== 'before' && <ShownNotes notes={notesOf(row.parts)} before={row.before} after={row.after} />}
    </>
  );
}

interface ReplacedProps {
  readonly row: Extract<Row, { kind: 'replaced' }>;
  readonly tone: 'added' | 'removed';
}

function Replaced({ row, tone }: ReplacedProps) {
  const [{ leaf, places }, other] = tone === 'removed' ? [row.before, row.after] : [row.after, row.before];
  return (
    <InPlaces places={places}>
      <ShownLeaf leaf={leaf} tone={tone} other={other.leaf} />
    </InPlaces>
  );
}

function Alone({ row }: { readonly row: Extract<Row, { kind: 'added' | 'removed' }> }) {
  const { t } = useTranslation('article-compare');
  const block = row.kind === 'added' ? row.after : row.before;
  if (!row.isMoved) return <Whole block={block} tone={row.kind} />;
  return (
    <>
      <p className={styles.moved}>{t(row.kind === 'added' ? 'moved.here' : 'moved.away')}</p>
      <Whole block={block} tone="same" />
    </>
  );
}

function Whole({ block, tone }: { readonly block: Block; readonly tone: Tone }) {
  if (block.kind === 'table')
    return (
      <InPlaces places={block.places}>
        <ShownTable rows={tableAlone(block, tone)} side="both" />
      </InPlaces>
    );
  return <ShownBlock block={block} tone={tone} />;
}

const SIGNS = { same: '', changed: '', added: '+', removed: '−' } as const;

interface ShownTableProps {
  readonly rows: readonly (readonly CellChange[])[];
  readonly side: Side;
  /** Which of two tables this is, if one is below the other. */
  readonly isCalled?: boolean;
}

function ShownTable({ rows, side, isCalled }: ShownTableProps) {
  const { t } = useTranslation('article-compare');
  return (
    <div className={styles['table-frame']}>
      <table className={styles.table}>
        {isCalled && (
          <caption className={styles.caption}>{t(side === 'before' ? 'side.before' : 'side.after')}</caption>
        )}
        <tbody>
          {rows.map((cells, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one table never change their order.
            <tr key={place}>
              {cells.map((cell) => (
                <ShownCell key={cell.cell.column} change={cell} side={side} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ShownCell({ change, side }: { readonly change: CellChange; readonly side: Side }) {
  const { t } = useTranslation('article-compare');
  const { cell, state, rows, isReshaped } = change;
  const Tag = cell.isHeader ? 'th' : 'td';
  return (
    <Tag colSpan={cell.colspan} rowSpan={cell.rowspan} data-state={isReshaped ? 'changed' : state}>
      {SIGNS[state] !== '' && (
        <span className={styles['cell-sign']}>
          <span aria-hidden="true">{SIGNS[state]}</span>
          <span className="visually-hidden">{t(`cell.${state}`)}</span>
        </span>
      )}
      {rows.map((row, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one comparison never change their order.
        <ShownRow key={place} row={row} side={side} />
      ))}
      {isReshaped && <p className={styles.note}>{t('note.reshaped')}</p>}
    </Tag>
  );
}
