import type { MapPoint } from '@toasoan/contract/vocabulary/map-point.ts';
import { PROVINCE_CODES, type ProvinceCode } from '@toasoan/contract/vocabulary/province-codes.ts';
import { LNG_SCALE } from './map-frame.ts';

/** Approximate middles of the former units that a province consists of, as latitude and longitude; the main one first. */
const MIDDLES: Readonly<Record<ProvinceCode, readonly (readonly [lat: number, lng: number])[]>> = {
  '01': [[21.0, 105.75]],
  '04': [[22.72, 106.1]],
  '08': [
    [22.1, 105.25],
    [22.78, 104.98],
  ],
  '11': [[21.72, 103.02]],
  '12': [[22.32, 103.15]],
  '14': [[21.2, 104.0]],
  '15': [
    [22.36, 104.15],
    [21.85, 104.55],
  ],
  '19': [
    [21.66, 105.83],
    [22.24, 105.85],
  ],
  '20': [[21.87, 106.62]],
  '22': [[21.25, 107.2]],
  '24': [
    [21.1, 106.1],
    [21.37, 106.45],
  ],
  '25': [
    [21.3, 105.15],
    [21.35, 105.57],
    [20.7, 105.33],
  ],
  '31': [
    [20.8, 106.67],
    [20.93, 106.37],
  ],
  '33': [
    [20.8, 106.06],
    [20.52, 106.36],
  ],
  '37': [
    [20.2, 105.9],
    [20.53, 105.97],
    [20.27, 106.22],
  ],
  '38': [[20.08, 105.4]],
  '40': [[19.25, 104.95]],
  '42': [[18.33, 105.75]],
  '44': [
    [16.78, 106.92],
    [17.55, 106.3],
  ],
  '46': [[16.35, 107.53]],
  '48': [
    [16.07, 108.05],
    [15.6, 107.98],
    [16.5, 112.0],
  ],
  '51': [
    [14.98, 108.68],
    [14.65, 107.93],
  ],
  '52': [
    [13.83, 108.2],
    [14.1, 108.95],
  ],
  '56': [
    [12.28, 109.02],
    [11.7, 108.88],
    [9.8, 114.0],
  ],
  '66': [
    [12.85, 108.2],
    [13.12, 109.05],
  ],
  '68': [
    [11.7, 108.02],
    [12.22, 107.68],
    [11.05, 108.05],
  ],
  '75': [
    [11.05, 107.2],
    [11.75, 106.92],
  ],
  '79': [
    [10.75, 106.68],
    [11.18, 106.65],
    [10.55, 107.25],
  ],
  '80': [
    [11.35, 106.12],
    [10.72, 106.2],
  ],
  '82': [
    [10.52, 105.65],
    [10.4, 106.28],
  ],
  '86': [
    [10.07, 105.98],
    [10.13, 106.45],
    [9.8, 106.3],
  ],
  '91': [
    [10.5, 105.18],
    [9.98, 105.2],
  ],
  '92': [
    [10.12, 105.55],
    [9.58, 105.95],
    [9.78, 105.63],
  ],
  '96': [
    [9.07, 105.03],
    [9.3, 105.5],
  ],
};

/** The middle of a province. */
export function middleOf(code: ProvinceCode): MapPoint {
  const [lat = 0, lng = 0] = MIDDLES[code][0] ?? [];
  return { lat, lng };
}

/** The province whose middle is nearest: a proposal, since borders on the drawn map are approximate. */
export function provinceNear({ lat, lng }: MapPoint): ProvinceCode {
  const distance = (code: ProvinceCode) =>
    Math.min(...MIDDLES[code].map((middle) => Math.hypot(middle[0] - lat, (middle[1] - lng) * LNG_SCALE)));
  return PROVINCE_CODES.reduce((best, code) => (distance(code) < distance(best) ? code : best));
}
