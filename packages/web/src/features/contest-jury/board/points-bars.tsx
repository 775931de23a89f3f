import type { JuryBoard } from '@toasoan/contract/features/contest-jury/round-board.ts';
import { useTranslation } from 'react-i18next';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { pointsText } from '../points-text.ts';
import styles from './board.module.css';
import { lineInBars } from './fold-rows.ts';

/** How the averages are spread, with the quota line in them. */
export function PointsBars({ board }: { readonly board: JuryBoard }) {
  const { t } = useTranslation('contest-jury');
  const { histogram, line } = board;
  const top = Math.max(1, ...histogram.map(({ count }) => count));
  const average = line?.average ?? null;
  const at = lineInBars(histogram, average);
  if (histogram.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="points-bars">
      <Row gap={2} align="baseline">
        <h2 id="points-bars">{t('bars.title')}</h2>
        {average !== null && (
          <span className={textStyles.hint}>{t('bars.line', { points: pointsText(average) })}</span>
        )}
      </Row>
      <div className={styles.bars}>
        {at !== undefined && (
          <span className={styles.cut} style={{ insetInlineStart: `${100 * at}%` }} aria-hidden />
        )}
        <ul className={styles.row}>
          {histogram.map(({ from, count }) => (
            <li key={from} className={styles.column} data-tip={t('bars.count', { count })}>
              <span
                className={styles.bar}
                data-inside={(average !== null && from >= average) || undefined}
                style={{ blockSize: `${(100 * count) / top}%` }}
                aria-hidden
              />
              <span className={styles.from}>{pointsText(from)}</span>
              <span className="visually-hidden">{t('bars.count', { count })}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
