import type { MapPoint } from '@toasoan/contract/vocabulary/map-point.ts';
import { PROVINCE_CODES, type ProvinceCode } from '@toasoan/contract/vocabulary/province-codes.ts';
import { PROVINCE_MIDDLES } from '@toasoan/contract/vocabulary/province-middles.ts';
import { LNG_SCALE } from './map-frame.ts';

/** The middle of a province. */
export function middleOf(code: ProvinceCode): MapPoint {
  const [lat = 0, lng = 0] = PROVINCE_MIDDLES[code][0] ?? [];
  return { lat, lng };
}

/** The province whose middle is nearest: a proposal, since borders on the drawn map are approximate. */
export function provinceNear({ lat, lng }: MapPoint): ProvinceCode {
  const distance = (code: ProvinceCode) =>
    Math.min(
      ...PROVINCE_MIDDLES[code].map((middle) => Math.hypot(middle[0] - lat, (middle[1] - lng) * LNG_SCALE)),
    );
  return PROVINCE_CODES.reduce((best, code) => (distance(code) < distance(best) ? code : best));
}
