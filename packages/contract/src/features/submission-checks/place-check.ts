import type { MapPoint } from '../../vocabulary/map-point.ts';
import { PROVINCE_CODES, type ProvinceCode } from '../../vocabulary/province-codes.ts';
import { PROVINCE_MIDDLES } from '../../vocabulary/province-middles.ts';
import type { CheckedFile, CheckedWork } from './checked-work.ts';
import { distanceKm } from './distance-km.ts';
import { type Finding, finding, said } from './finding.ts';

/** Authors put a pin on a village, and cameras wander. */
const PIN_KM = 5;
/** Nobody's province is smaller. */
const PROVINCE_KM = 40;

/** The place of the file beside the place that the author says; nothing where one of them is not known. */
export function placeCheck(work: CheckedWork, { id, place }: CheckedFile): Finding | undefined {
  const far = place && farOff(work, place);
  if (far === null || far === undefined) return undefined;
  const actual = far.isFar ? said('placeFar', { km: Math.round(far.km) }) : said('placeNear');
  return finding('GPS_PLACE', { isMet: !far.isFar, actual }, id);
}

function farOff(
  { place, provinceCode }: CheckedWork,
  taken: MapPoint,
): { readonly km: number; readonly isFar: boolean } | undefined {
  if (place !== null) {
    const km = distanceKm(place, taken);
    return { km, isFar: km > PIN_KM };
  }
  return provinceCode === null ? undefined : farOffProvince(provinceCode, taken);
}

/**
 * A province is known by the middles of its former units alone: it is far where another province's middle is nearer by
 * half. A large province must not be doubted at its borders.
 */
function farOffProvince(code: ProvinceCode, taken: MapPoint) {
  const km = kmToProvince(code, taken);
  const nearest = Math.min(...PROVINCE_CODES.map((other) => kmToProvince(other, taken)));
  return { km, isFar: km > PROVINCE_KM && km > 2 * nearest };
}

function kmToProvince(code: ProvinceCode, taken: MapPoint): number {
  return Math.min(...PROVINCE_MIDDLES[code].map(([lat, lng]) => distanceKm({ lat, lng }, taken)));
}
