import type { ProvinceYear } from '@toasoan/contract/features/contest-results/province-counts.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/ui/text/format-number.ts';
import styles from './province-map.module.css';

interface ProvinceTableProps {
  readonly counts: ProvinceYear;
  readonly caption: string;
  /** Only for those who do not see the map. */
  readonly hidden: boolean;
}

/** The most first. */
export function ProvinceTable({ counts, caption, hidden }: ProvinceTableProps) {
  const { t } = useTranslation('contest-results');
  const rows = Object.entries(PROVINCES)
    .map(([code, { name, merged }]) => ({ code, name, merged, count: counts.provinces[code] ?? 0 }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'vi'));
  return (
    <div className={hidden ? 'visually-hidden' : undefined}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('map.province')}</th>
            <th scope="col" className={styles.count}>
              {t('map.works')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, name, merged, count }) => (
            <tr key={code}>
              <th scope="row">
                {name}
                {merged.length > 0 && <span className={styles.merged}> {merged.join(', ')}</span>}
              </th>
              <td className={styles.count}>{formatNumber(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
