import { useTranslation } from 'react-i18next';
import { showDay } from '../dates/days.ts';
import { formatNumber } from '../text/format-number.ts';
import type { DayFigures, Series } from './series.ts';

interface DayTableProps {
  readonly label: string;
  readonly series: readonly Series[];
  readonly days: readonly DayFigures[];
}

/** The figures of the bars for screen readers. */
export function DayTable({ label, series, days }: DayTableProps) {
  const { t } = useTranslation('ui');
  return (
    <div className="visually-hidden">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t('chart.day')}</th>
            {series.map(({ key, label: name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, counts }) => (
            <tr key={day}>
              <th scope="row">{showDay(day)}</th>
              {series.map(({ key }) => (
                <td key={key}>{formatNumber(counts[key] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
