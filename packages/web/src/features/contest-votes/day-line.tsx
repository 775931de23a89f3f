import type { VotesOverview } from '@toasoan/contract/features/contest-votes/contest-votes.ts';
import { useTranslation } from 'react-i18next';
import { showDay } from '#web/ui/dates/days.ts';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { formatNumber } from '#web/ui/text/format-number.ts';
import styles from './votes.module.css';

type Days = VotesOverview['days'];

/** In the units of the drawing, which is stretched to its box. */
const WIDTH = 600;
const HEIGHT = 100;

function pointsOf(values: readonly number[], top: number): string {
  const step = WIDTH / Math.max(1, values.length - 1);
  return values
    .map((value, at) => `${(at * step).toFixed(1)},${(HEIGHT * (1 - value / top)).toFixed(1)}`)
    .join(' ');
}

/** Votes by day: a line for those that count, another for those that were struck. */
export function DayLine({ days }: { readonly days: Days }) {
  const { t } = useTranslation('contest-votes');
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const top = Math.max(1, ...days.map(({ valid, struck }) => Math.max(valid, struck)));
  const [valid, struck] = [days.map((day) => day.valid), days.map((day) => day.struck)];
  return (
    <figure className={styles.line}>
      <Row gap={4}>
        <Key name={t('days.valid')} className={styles.valid} />
        <Key name={t('days.struck')} className={styles.struck} />
        <span className={textStyles.hint}>{t('days.top', { count: top })}</span>
      </Row>
      <svg
        className={styles.plot}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden
        focusable="false"
      >
        <polyline className={styles.valid} points={pointsOf(valid, top)} />
        <polyline className={styles.struck} points={pointsOf(struck, top)} />
      </svg>
      <Row justify="between">
        <span className={textStyles.hint}>{showDay(first.day)}</span>
        <span className={textStyles.hint}>{showDay(last.day)}</span>
      </Row>
      <DayTable days={days} />
    </figure>
  );
}

function Key({ name, className }: { readonly name: string; readonly className: string | undefined }) {
  return (
    <Row as="span" gap={1} align="center" className={textStyles.hint}>
      <svg className={styles.key} viewBox="0 0 24 8" aria-hidden focusable="false">
        <path className={className} d="M0 4h24" />
      </svg>
      {name}
    </Row>
  );
}

/** The figures for screen readers. */
function DayTable({ days }: { readonly days: Days }) {
  const { t } = useTranslation('contest-votes');
  return (
    <div className="visually-hidden">
      <table>
        <caption>{t('days.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('days.day')}</th>
            <th scope="col">{t('days.valid')}</th>
            <th scope="col">{t('days.struck')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, valid, struck }) => (
            <tr key={day}>
              <th scope="row">{showDay(day)}</th>
              <td>{formatNumber(valid)}</td>
              <td>{formatNumber(struck)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
