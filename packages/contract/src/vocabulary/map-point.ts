/** A place on the earth in degrees of WGS 84, as every map and phone names it. */
export interface MapPoint {
  readonly lat: number;
  readonly lng: number;
}

/** A tenth of a metre; links carry more digits than anybody measures. */
const DIGITS = 6;

/** Land, islands and sea of Việt Nam; a point outside is allowed and warned of. */
const FRAME = { south: 8, north: 24, west: 102, east: 118 };

const NUMBER = String.raw`([-+]?\d{1,3}(?:\.\d+)?)`;
const BETWEEN = String.raw`(?:,|%2C|~|\s|\+)(?:\s|%20|\+)*`;
const PAIR = `${NUMBER}${BETWEEN}${NUMBER}`;

/**
 * The exact forms come first: in a link of Google Maps `!3d…!4d…` is the place itself, `@…` only the middle of the
 * screen.
 */
const LINK_FORMS: readonly RegExp[] = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(`[?&](?:q|query|ll|sll|daddr|destination|center|cp)=(?:loc:)?${PAIR}`, 'i'),
  new RegExp(`/(?:search|place|dir)/(?:[^/]*/)?${PAIR}`),
  new RegExp(`@${NUMBER},${NUMBER}`),
  new RegExp(`#map=\\d+(?:\\.\\d+)?/${NUMBER}/${NUMBER}`),
  new RegExp(`^geo:${NUMBER},${NUMBER}`, 'i'),
];

const PLAIN = new RegExp(`^${NUMBER}(?:\\s*[,;]\\s*|\\s+)${NUMBER}$`);
/** "21,0352; 105,8403": the decimal comma of Vietnamese typing needs another separator. */
const COMMAS = /^([-+]?\d{1,3},\d+)(?:\s*;\s*|\s+)([-+]?\d{1,3},\d+)$/;
/** "20°54'36\"B, 107°11'02\"Đ"; minutes and seconds may be missing. */
const DEGREES =
  /^(\d{1,3}(?:[.,]\d+)?)\s*°\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['′’]\s*)?(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["″”]|'')\s*)?([a-zđ])$/i;

/** The point that a text names: coordinates as people write them, or a link of a map. */
export function readMapPoint(text: string): MapPoint | undefined {
  const trimmed = text.normalize('NFC').trim();
  const plain = PLAIN.exec(trimmed) ?? COMMAS.exec(trimmed)?.map((part) => part.replace(',', '.'));
  if (plain) return inOrder(Number(plain[1]), Number(plain[2]));
  const degrees = readDegrees(trimmed);
  if (degrees) return degrees;
  if (!/^(?:https?:|geo:)/i.test(trimmed)) return undefined;
  const found = LINK_FORMS.map((form) => form.exec(trimmed)).find((match) => match !== null);
  return found ? checked(Number(found[1]), Number(found[2])) : undefined;
}

/** Whether a text is a short link, which holds no coordinates until a browser has opened it. */
export function isShortMapLink(text: string): boolean {
  return /^https?:\/\/(?:maps\.app\.goo\.gl|goo\.gl\/maps|g\.co\/kgs)\b/i.test(text.trim());
}

export function isOutsideVietnam({ lat, lng }: MapPoint): boolean {
  return lat < FRAME.south || lat > FRAME.north || lng < FRAME.west || lng > FRAME.east;
}

/** "21.0352, 105.8403". */
export function writeMapPoint({ lat, lng }: MapPoint): string {
  return `${round(lat)}, ${round(lng)}`;
}

/** Some programs write the longitude first; no latitude exceeds 90. */
function inOrder(first: number, second: number): MapPoint | undefined {
  return Math.abs(first) > 90 ? checked(second, first) : checked(first, second);
}

function checked(lat: number, lng: number): MapPoint | undefined {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat: round(lat), lng: round(lng) } : undefined;
}

function readDegrees(text: string): MapPoint | undefined {
  const parts = text.split(/(?<=[a-zđ])\s*[,;]?\s*(?=\d)/i).map((part) => DEGREES.exec(part));
  const [first, second] = parts;
  if (parts.length !== 2 || !first || !second) return undefined;
  const east = second[4]?.toUpperCase() ?? '';
  // "N" is north in English and nam, south, in Vietnamese; the other letter tells which is meant.
  const isVietnamese = east === 'Đ' || east === 'T';
  const isSouth = (isVietnamese ? 'N' : 'S') === first[4]?.toUpperCase();
  const isWest = east === 'T' || east === 'W';
  return checked(inDegrees(first) * (isSouth ? -1 : 1), inDegrees(second) * (isWest ? -1 : 1));
}

function inDegrees([, degrees, minutes, seconds]: RegExpExecArray): number {
  const value = (part: string | undefined) => Number((part ?? '0').replace(',', '.'));
  return value(degrees) + value(minutes) / 60 + value(seconds) / 3600;
}

function round(value: number): number {
  return Number(value.toFixed(DIGITS));
}
