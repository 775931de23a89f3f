import { PROVINCE_CODES, type ProvinceCode } from '@toasoan/contract/vocabulary/province-codes.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import { memo } from 'react';
import { toSpot } from './map-frame.ts';
import styles from './map-point.module.css';
import { middleOf } from './province-middles.ts';
import { PROVINCE_SHAPES } from './province-shapes.ts';

/** Islands too small for an outline; each group is drawn as dots around its name. */
const ARCHIPELAGOS = [
  {
    name: 'Hoàng Sa',
    middle: { lat: 17.2, lng: 112 },
    islands: [
      [16.53, 111.61],
      [16.45, 111.5],
      [16.84, 112.34],
      [16.67, 112.73],
      [16.05, 112.4],
      [15.78, 111.2],
    ],
  },
  {
    name: 'Trường Sa',
    middle: { lat: 11.9, lng: 114 },
    islands: [
      [8.64, 111.92],
      [8.86, 112.2],
      [7.89, 112.92],
      [8.97, 113.7],
      [8.8, 113.98],
      [9.88, 114.33],
      [10.18, 114.37],
      [10.37, 114.48],
      [11.43, 114.33],
    ],
  },
] as const;

interface MapDrawingProps {
  readonly zoom: number;
  readonly province: ProvinceCode | undefined;
}

/** The land, the islands and their names. */
export const MapDrawing = memo(function MapDrawing({ zoom, province }: MapDrawingProps) {
  return (
    <g aria-hidden>
      {PROVINCE_CODES.map((code) => (
        <path
          key={code}
          d={PROVINCE_SHAPES[code]}
          className={code === province ? styles.chosen : styles.province}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {zoom > 1 &&
        PROVINCE_CODES.map((code) => {
          const { x, y } = toSpot(middleOf(code));
          return (
            <text key={code} x={x} y={y} fontSize={34 / zoom} className={styles.name}>
              {PROVINCES[code].name}
            </text>
          );
        })}
      {ARCHIPELAGOS.map(({ name, middle, islands }) => (
        <g key={name}>
          {islands.map(([lat, lng]) => {
            const { x, y } = toSpot({ lat, lng });
            return (
              <circle key={`${lat} ${lng}`} cx={x} cy={y} r={7 / zoom ** 0.7} className={styles.island} />
            );
          })}
          <text x={toSpot(middle).x} y={toSpot(middle).y} fontSize={44 / zoom} className={styles.islandName}>
            {name}
          </text>
        </g>
      ))}
    </g>
  );
});
