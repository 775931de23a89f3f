export interface Coordinates {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** "21.0285, 105.8542"; '' if unknown. */
export function coordinatesText({ latitude, longitude }: Coordinates): string {
  return latitude === null || longitude === null ? '' : `${latitude}, ${longitude}`;
}

const NUMBER = /^-?\d{1,3}(\.\d+)?$/;

/** Parses coordinates as typed or pasted from a map; undefined if they are invalid. */
export function readCoordinates(text: string): Coordinates | undefined {
  const parts = text.trim().split(/[,;\s]+/);
  if (text.trim() === '') return { latitude: null, longitude: null };
  const [latitude = '', longitude = ''] = parts;
  if (parts.length !== 2 || !NUMBER.test(latitude) || !NUMBER.test(longitude)) return undefined;
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 ? place : undefined;
}
