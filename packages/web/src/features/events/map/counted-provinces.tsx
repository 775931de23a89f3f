import type { ProvinceCode } from '@toasoan/contract/vocabulary/province-codes.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MapDrawing } from '#web/patterns/map-point/map-drawing.tsx';
import { toSpot, WHOLE } from '#web/patterns/map-point/map-frame.ts';
import { middleOf } from '#web/patterns/map-point/province-middles.ts';
import textStyles from '#web/ui/layout/text.module.css';
import { formatNumber } from '#web/ui/text/format-number.ts';
import styles from './event-map.module.css';

interface CountedProvincesProps {
  readonly counts: readonly (readonly [ProvinceCode, number])[];
  readonly chosen: ProvinceCode | undefined;
  readonly onChoose: (code: ProvinceCode) => void;
}

/** Radii in units of the drawing: of one event, and of the most. */
const LEAST = 30;
const MOST = 62;

/** The country with a number on each province that has one. Beside it stands a list for keys and screen readers. */
export function CountedProvinces({ counts, chosen, onChoose }: CountedProvincesProps) {
  const { t } = useTranslation('map-point');
  const most = Math.max(1, ...counts.map(([, count]) => count));
  // Small ones last: they stand before the big ones of their neighbours.
  const drawn = [...counts].sort(([, a], [, b]) => b - a);
  function press({ target }: PointerEvent<SVGSVGElement>) {
    const at = target instanceof Element ? target.closest<SVGGElement>('[data-province]') : null;
    const pressed = counts.find(([code]) => code === at?.dataset.province);
    if (pressed) onChoose(pressed[0]);
  }
  return (
    <figure className={styles.map}>
      <svg viewBox={`${WHOLE.x} ${WHOLE.y} ${WHOLE.width} ${WHOLE.height}`} aria-hidden onPointerDown={press}>
        <MapDrawing zoom={1} province={chosen} />
        {drawn.map(([code, count]) => {
          const { x, y } = toSpot(middleOf(code));
          const radius = LEAST + (MOST - LEAST) * Math.sqrt((count - 1) / most);
          return (
            <g
              key={code}
              className={code === chosen ? styles.chosen : styles.counted}
              transform={`translate(${x} ${y})`}
              data-tip={`${PROVINCES[code].name}: ${formatNumber(count)}`}
              data-province={code}
            >
              <circle r={radius} />
              <text y={13} fontSize={38}>
                {formatNumber(count)}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className={textStyles.hint}>{t('approximate')}</figcaption>
    </figure>
  );
}
