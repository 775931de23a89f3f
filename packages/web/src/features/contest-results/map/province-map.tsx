import type { ProvinceYear } from '@toasoan/contract/features/contest-results/province-counts.ts';
import type { ProvinceCode } from '@toasoan/contract/vocabulary/province-codes.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { stepOf, stepsFor } from './map-steps.ts';
import { ISLANDS, MAP_TILES } from './map-tiles.ts';
import styles from './province-map.module.css';

const CODES = Object.keys(MAP_TILES) as ProvinceCode[];

interface ProvinceMapProps {
  readonly counts: ProvinceYear;
}

const placeOf = ({ column, row }: { readonly column: number; readonly row: number }): CSSProperties => ({
  gridColumn: column,
  gridRow: row,
});

/** The country as tiles in five steps of the project's colour; the table beside it says the same. */
export function ProvinceMap({ counts }: ProvinceMapProps) {
  const { t } = useTranslation('contest-results');
  const countOf = (code: ProvinceCode) => counts.provinces[code] ?? 0;
  const steps = stepsFor(Math.max(...CODES.map(countOf)));
  return (
    <div className={styles.map} aria-hidden>
      <ul className={styles.legend}>
        {steps.map((first, index) => {
          const last = (steps[index + 1] ?? 0) - 1;
          const text =
            last < first && index < steps.length - 1
              ? formatNumber(first)
              : index === steps.length - 1
                ? `${formatNumber(first)}+`
                : first === last
                  ? formatNumber(first)
                  : `${formatNumber(first)}–${formatNumber(last)}`;
          return (
            <li key={first} data-step={index + 1}>
              {text}
            </li>
          );
        })}
        <li data-step={0}>{t('map.none')}</li>
      </ul>
      <ul className={styles.tiles}>
        {CODES.map((code) => (
          <li
            key={code}
            style={placeOf(MAP_TILES[code])}
            data-step={stepOf(countOf(code), steps)}
            data-tip={tipOf(code)}
          >
            <span className={styles.name}>{MAP_TILES[code].name}</span>
            {formatNumber(countOf(code))}
          </li>
        ))}
        {ISLANDS.map((island) => (
          <li key={island.name} style={placeOf(island)} className={styles.island}>
            {island.name}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** With the former provinces that it includes. */
function tipOf(code: ProvinceCode): string {
  const { name, merged } = PROVINCES[code];
  return merged.length === 0 ? name : `${name} (${merged.join(', ')})`;
}
