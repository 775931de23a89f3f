import type { MapPoint } from '../../vocabulary/map-point.ts';

const EARTH_KM = 6_371;

/** Along the earth, as the crow flies. */
export function distanceKm(one: MapPoint, other: MapPoint): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [north, east] = [radians(other.lat - one.lat), radians(other.lng - one.lng)];
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
