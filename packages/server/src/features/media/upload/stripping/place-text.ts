import type { Place } from './words.ts';

/** ISO 6709: degrees, or degrees with minutes and seconds, recognised by the number of digits. */
const PLACE = /([+-])(\d{2,6})(\.\d+)?([+-])(\d{3,7})(\.\d+)?/;

/** The place in bytes that hold it as text, whatever surrounds it. */
export function placeInText(bytes: Buffer): Place | undefined {
  const [, south, latitude = '', north, west, longitude = '', east] =
    PLACE.exec(bytes.toString('latin1')) ?? [];
  return placeOf(degreesOf(south, latitude, north, 2), degreesOf(west, longitude, east, 3));
}

/** NaN for an invalid number of digits. `width` is the length of degrees alone. */
function degreesOf(sign: string | undefined, digits: string, fraction = '', width: number): number {
  if ((digits.length - width) % 2 !== 0) return Number.NaN;
  const parts = [digits.slice(0, width), ...(digits.slice(width).match(/../g) ?? [])];
  const value = parts.reduce((sum, part, at) => {
    const isLast = at === parts.length - 1;
    return sum + Number(isLast ? part + fraction : part) / 60 ** at;
  }, 0);
  return sign === '-' ? -value : value;
}

/** Phones without a position write zeros. */
function placeOf(latitude: number, longitude: number): Place | undefined {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined;
  if (latitude === 0 && longitude === 0) return undefined;
  return { latitude: Math.round(latitude * 1e6) / 1e6, longitude: Math.round(longitude * 1e6) / 1e6 };
}

const HEAD = 6;

/** A 3GPP location: a name that ends with zero, a byte, then longitude and latitude as 16.16. */
export function placeInLoci(content: Buffer): Place | undefined {
  const isWide = [0xfeff, 0xfffe].includes(content.length >= HEAD + 2 ? content.readUInt16BE(HEAD) : 0);
  const at = endOfName(content, isWide ? 2 : 1) + 1;
  if (at === 0 || at + 8 > content.length) return undefined;
  return placeOf(content.readInt32BE(at + 4) / 65_536, content.readInt32BE(at) / 65_536);
}

function endOfName(content: Buffer, width: number): number {
  for (let at = HEAD; at + width <= content.length; at += width) {
    if (content.subarray(at, at + width).every((byte) => byte === 0)) return at + width;
  }
  return -1;
}
