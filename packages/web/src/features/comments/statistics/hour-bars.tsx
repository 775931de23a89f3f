import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/ui/text/format-number.ts';
import styles from './statistics.module.css';

interface HourBarsProps {
  /** 24 numbers each. */
  readonly today: readonly number[];
  readonly before: readonly number[];
}

/** Comments by hour: bars of today, and a line across each for the average of the three days before. */
export function HourBars({ today, before }: HourBarsProps) {
  const { t } = useTranslation('statistics');
  const top = Math.max(1, ...today, ...before);
  return (
    <figure className={styles.hours}>
      <figcaption className={styles.legend}>
        <span className={styles.bar} aria-hidden /> {t('hours.today')}
        <span className={styles.mark} aria-hidden /> {t('hours.before')}
      </figcaption>
      <div className={styles.plot} aria-hidden>
        {today.map((count, hour) => (
          <span
            key={hourName(hour)}
            className={styles.hour}
            data-tip={t('hours.tip', {
              hour: hourName(hour),
              today: formatNumber(count),
              before: formatNumber(before[hour] ?? 0),
            })}
          >
            <span className={styles.bar} style={{ blockSize: `${(100 * count) / top}%` }} />
            <span
              className={styles.mark}
              style={{ insetBlockEnd: `${(100 * (before[hour] ?? 0)) / top}%` }}
            />
            {hour % 6 === 0 && <span className={styles.hourName}>{hourName(hour)}</span>}
          </span>
        ))}
      </div>
      <HourTable today={today} before={before} />
    </figure>
  );
}

/** The figures for screen readers. */
function HourTable({ today, before }: HourBarsProps) {
  const { t } = useTranslation('statistics');
  return (
    <div className="visually-hidden">
      <table>
        <caption>{t('hours')}</caption>
        <thead>
          <tr>
            {['hour', 'hours.today', 'hours.before'].map((key) => (
              <th key={key} scope="col">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {today.map((count, hour) => (
            <tr key={hourName(hour)}>
              <th scope="row">{hourName(hour)}</th>
              <td>{formatNumber(count)}</td>
              <td>{formatNumber(before[hour] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const hourName = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
