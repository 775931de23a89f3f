import { DECISION_TEXTS } from '@toasoan/contract/features/contest-jury/jury-texts.ts';
import { averageOf } from '@toasoan/contract/features/contest-jury/rank-works.ts';
import type { JuryBoard, RankedRow } from '@toasoan/contract/features/contest-jury/round-board.ts';
import { ChevronsUpDown, Equal, Image, Scissors, Split } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import { screenLanguage } from '#web/ui/text/format-number.ts';
import { pointsText } from '../points-text.ts';
import { foldRows } from './fold-rows.ts';
import styles from './ranking-table.module.css';

interface RankingTableProps {
  readonly board: JuryBoard;
  readonly isByRank: boolean;
  /** Equal works at the line are the caller's to decide now. */
  readonly onDecide: ((rows: readonly RankedRow[], decision: 'PASS' | 'FAIL') => void) | undefined;
}

/** Works by rank with every juror's points; the quota cuts them, and equal works on both sides are marked. */
export function RankingTable({ board, isByRank, onDecide }: RankingTableProps) {
  const { t } = useTranslation('contest-jury');
  const [isWhole, setWhole] = useState(false);
  const { ranking, jurors } = board;
  const tied = new Set(board.line?.tied);
  const tiedRows = ranking.filter(({ id }) => tied.has(id));
  const lines = foldRows({ rows: ranking, quota: isByRank ? board.quota : 0, isWhole });
  const columns = jurors.length + 5;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, also by keys.
    <section className={styles.scroller} tabIndex={0} aria-label={t('board.table')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('board.rank')}</th>
            <th scope="col" colSpan={2}>
              {t('board.work')}
            </th>
            {jurors.map(({ id, name }, index) => (
              <th key={id} scope="col" className={styles.juror} data-tip={name} aria-label={name}>
                {t('board.jurorShort', { n: index + 1 })}
              </th>
            ))}
            <th scope="col" className={styles.number}>
              {t('board.spread')}
            </th>
            <th scope="col" className={styles.number}>
              {t('board.points')}
            </th>
            <th scope="col">
              <span className="visually-hidden">{t('board.marks')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            if (line.kind === 'row')
              return (
                <WorkRow
                  key={line.row.id}
                  row={line.row}
                  board={board}
                  isTied={tied.has(line.row.id)}
                  isBelow={line.isBelow}
                  columns={columns}
                />
              );
            if (line.kind === 'fold')
              return (
                <tr key={`fold-${line.from}`}>
                  <td colSpan={columns + 1} className={styles.fold}>
                    <button type="button" onClick={() => setWhole(true)}>
                      {t('board.folded', { from: line.from, to: line.to })}
                      <ChevronsUpDown size={14} aria-hidden />
                    </button>
                  </td>
                </tr>
              );
            return <QuotaRow key="quota" {...{ board, columns, tiedRows, onDecide }} />;
          })}
        </tbody>
      </table>
    </section>
  );
}

interface WorkRowProps {
  readonly row: RankedRow;
  readonly board: JuryBoard;
  readonly isTied: boolean;
  readonly isBelow: boolean;
  readonly columns: number;
}

function WorkRow({ row, board, isTied, isBelow }: WorkRowProps) {
  const { t } = useTranslation('contest-jury');
  const far = row.isOutlier ? furthest(row.points) : undefined;
  return (
    <tr className={classNames(isTied && styles.tied, isBelow && styles.below)}>
      <td className={styles.rank}>{row.rank ?? '–'}</td>
      <td className={styles.cover}>
        {row.cover ? <img src={row.cover} alt="" loading="lazy" /> : <Image size={18} aria-hidden />}
      </td>
      <th scope="row" className={styles.work}>
        <span>{row.title}</span>
        <span className={styles.code}>{row.number}</span>
      </th>
      {row.points.map((points, index) => (
        <td key={board.jurors[index]?.id} className={styles.juror}>
          <span
            className={styles.points}
            data-none={points === null || undefined}
            data-far={index === far || undefined}
          >
            {pointsText(points)}
          </span>
        </td>
      ))}
      <td className={styles.number} data-far={row.isOutlier || undefined}>
        {pointsText(row.spread)}
      </td>
      <td
        className={styles.average}
        data-tip={t('board.averages', {
          mean: pointsText(row.mean),
          trimmed: pointsText(row.trimmed),
          normalised: pointsText(row.normalised),
        })}
      >
        {pointsText(averageOf({ ...row, workId: row.id }, board.round.averaging))}
      </td>
      <td className={styles.marks}>
        {row.decision && (
          <StatusTag tone={TONES[row.decision]}>{DECISION_TEXTS[row.decision][screenLanguage()]}</StatusTag>
        )}
        {isTied && !row.decision && (
          <StatusTag tone="returned" icon={<Equal size={14} aria-hidden />}>
            {t('board.tied')}
          </StatusTag>
        )}
        {row.isOutlier && (
          <StatusTag tone="returned" icon={<Split size={14} aria-hidden />}>
            {t('board.outlier')}
          </StatusTag>
        )}
      </td>
    </tr>
  );
}

const TONES = { PASS: 'published', RESERVE: 'waiting', FAIL: 'draft' } as const;

/** Whose points are furthest from the middle of the others. */
function furthest(points: readonly (number | null)[]): number {
  const given = points.filter((one) => one !== null).sort((a, b) => a - b);
  const middle = given[Math.floor(given.length / 2)] ?? 0;
  const distances = points.map((one) => (one === null ? -1 : Math.abs(one - middle)));
  return distances.indexOf(Math.max(...distances));
}

interface QuotaRowProps {
  readonly board: JuryBoard;
  readonly columns: number;
  readonly tiedRows: readonly RankedRow[];
  readonly onDecide: RankingTableProps['onDecide'];
}

function QuotaRow({ board, columns, tiedRows, onDecide }: QuotaRowProps) {
  const { t } = useTranslation('contest-jury');
  const open = tiedRows.filter(({ decision }) => decision === null);
  return (
    <tr className={styles.quota}>
      <td colSpan={columns + 1}>
        <div className={styles.line}>
          <Scissors size={16} aria-hidden />
          <strong>{t('board.quota', { count: board.quota })}</strong>
          {open.length > 0 && (
            <span>
              {t('board.tieText', { count: open.length, points: pointsText(board.line?.average ?? null) })}
            </span>
          )}
          {open.length > 0 && onDecide && (
            <span className={styles.decide}>
              {open.map((row) => (
                <Button key={row.id} size="compact" onClick={() => onDecide([row], 'PASS')}>
                  {t('board.take', { number: row.number })}
                </Button>
              ))}
              <Button size="compact" onClick={() => onDecide(open, 'PASS')}>
                {t('board.takeAll', { count: open.length })}
              </Button>
              <Button size="compact" onClick={() => onDecide(open, 'FAIL')}>
                {t('board.takeNone')}
              </Button>
            </span>
          )}
        </div>
      </td>
    </tr>
  );
}
