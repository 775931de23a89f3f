export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

const NUMBER = String.raw`[-+]?\d{1,3}(?:\.\d+)?`;
const PAIR = new RegExp(String.raw`^\s*\(?\s*(${NUMBER})\s*[,;\s]\s*(${NUMBER})\s*\)?\s*$`);
/** Where links of maps keep the place: the pin before the middle of the view. */
const LINK_PLACES: readonly RegExp[] = [
  new RegExp(`!3d(${NUMBER})!4d(${NUMBER})`),
  new RegExp(
    String.raw`[?&#](?:q|query|ll|sll|center|destination|mlat_mlon|cp)=(?:loc:)?(${NUMBER})(?:,|%2C|~)\+?(${NUMBER})`,
    'i',
  ),
  new RegExp(`[?&]mlat=(${NUMBER})&mlon=(${NUMBER})`),
  new RegExp(String.raw`#map=\d+(?:\.\d+)?/(${NUMBER})/(${NUMBER})`),
  new RegExp(`@(${NUMBER}),(${NUMBER})`),
  new RegExp(`^geo:(${NUMBER}),(${NUMBER})`, 'i'),
];
const DEGREES =
  /^\s*(\d{1,3})\s*°\s*(?:(\d{1,2})\s*['′’]\s*)?(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["″”]|''|′′)\s*)?([NSBĐTEWO]?)\s*[,;\s]\s*(\d{1,3})\s*°\s*(?:(\d{1,2})\s*['′’]\s*)?(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["″”]|''|′′)\s*)?([NSBĐTEWO]?)\s*$/iu;
const NEGATIVE = /[SWT]/i;

/**
 * The place in what somebody pasted: "20.9101, 107.1839", degrees with minutes ("20°54′36″B, 107°11′02″Đ"), or a link
 * of a map. Undefined if there is none.
 */
export function coordinatesOf(text: string): Coordinates | undefined {
  const plain = PAIR.exec(withPoints(text));
  if (plain !== null) return valid(Number(plain[1]), Number(plain[2]));
  const degrees = DEGREES.exec(text);
  if (degrees !== null) return valid(...ofDegrees(degrees));
  for (const place of LINK_PLACES) {
    const match = place.exec(text);
    if (match !== null) return valid(Number(match[1]), Number(match[2]));
  }
  return undefined;
}

/** "20,9101; 107,1839" as Vietnamese write decimals. */
function withPoints(text: string): string {
  return /^\s*\d+,\d+\s*[;\s]\s*\d+,\d+\s*$/.test(text) ? text.replaceAll(',', '.') : text;
}

function ofDegrees(match: RegExpExecArray): [lat: number, lng: number] {
  const one = (from: number, negative: RegExp) => {
    const [whole = 0, minutes = 0, seconds = 0] = [0, 1, 2].map((part) =>
      Number((match[from + part] ?? '0').replace(',', '.')),
    );
    const value = whole + minutes / 60 + seconds / 3_600;
    return negative.test(match[from + 3] ?? '') ? -value : value;
  };
  // T is "tây" (west), S "south"; Vietnamese "nam" is N and is read as north, as everywhere else.
  return [one(1, /S/i), one(5, NEGATIVE)];
}

function valid(lat: number, lng: number): Coordinates | undefined {
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return undefined;
  const round = (value: number) => Math.round(value * 1e6) / 1e6;
  return { lat: round(lat), lng: round(lng) };
}

/** The land, islands and seas of Việt Nam, roughly. */
export function isAroundVietnam({ lat, lng }: Coordinates): boolean {
  return lat >= 6 && lat <= 23.6 && lng >= 102 && lng <= 118;
}

export function wordsOfCoordinates({ lat, lng }: Coordinates): string {
  return `${lat}, ${lng}`;
}

/** "20°54′36″B, 107°11′2″Đ"; the letters are those of the language. */
export function degreesOf(
  { lat, lng }: Coordinates,
  letters: { readonly north: string; readonly south: string; readonly east: string; readonly west: string },
): string {
  const words = (value: number, letter: string) => {
    const total = Math.round(Math.abs(value) * 3_600);
    const two = (part: number) => String(part).padStart(2, '0');
    return `${Math.floor(total / 3_600)}°${two(Math.floor(total / 60) % 60)}′${two(total % 60)}″${letter}`;
  };
  return [
    words(lat, lat < 0 ? letters.south : letters.north),
    words(lng, lng < 0 ? letters.west : letters.east),
  ].join(', ');
}
