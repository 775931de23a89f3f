import type { GreyPicture } from './grey-picture.ts';

/** A connected piece of thin strokes: a letter, a leaf, a wire. */
export interface Stroke {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly area: number;
  /** Mean grey level of its pixels. */
  readonly tone: number;
}

/** Strokes up to twice as thick are found. */
const RADIUS = 6;
/** More pieces than any text has: leaves, grass, noise. */
const MOST = 4_000;

/** How far each pixel stands out from what surrounds it, lighter or darker. */
export interface StandingOut {
  readonly picture: GreyPicture;
  readonly light: Uint8Array;
  readonly dark: Uint8Array;
}

/** What morphological openings of the picture and of its negative take away ("top hats"): thin strokes alone. */
export function standingOut(picture: GreyPicture): StandingOut {
  const light = topHat(picture);
  return { picture, light, dark: topHat({ ...picture, data: negative(picture.data) }) };
}

/**
 * Touching pixels that stand out by at least so many grey levels, as pieces of the size of letters. Undefined where there
 * are more of them than any text has.
 */
export function findStrokes(
  { picture, ...hats }: StandingOut,
  tone: 'light' | 'dark',
  contrast: number,
): Stroke[] | undefined {
  return piecesOf(
    picture,
    hats[tone].map((level) => (level >= contrast ? 1 : 0)),
  );
}

function topHat(picture: GreyPicture): Uint8Array {
  const opened = negative(leastAround({ ...picture, data: negative(leastAround(picture)) }));
  return picture.data.map((level, at) => level - (opened[at] ?? 0));
}

function negative(data: Uint8Array): Uint8Array {
  return data.map((level) => 255 - level);
}

/** The least level within a square around each pixel. */
function leastAround({ width, height, data }: GreyPicture): Uint8Array {
  const least = new Uint8Array(data);
  for (let y = 0; y < height; y += 1) leastAlong(least, y * width, 1, width);
  for (let x = 0; x < width; x += 1) leastAlong(least, x, width, height);
  return least;
}

/** In windows that double: of 2, 4 and 8 pixels, and two of 8 make one of 13. */
function leastAlong(data: Uint8Array, first: number, stride: number, length: number): void {
  const line = new Uint8Array(length + 2 * RADIUS).fill(255);
  for (let at = 0; at < length; at += 1) line[at + RADIUS] = data[first + at * stride] ?? 0;
  for (const shift of [1, 2, 4, 2 * RADIUS - 7]) {
    for (let at = 0; at + shift < line.length; at += 1) {
      const ahead = line[at + shift] ?? 255;
      if (ahead < (line[at] ?? 255)) line[at] = ahead;
    }
  }
  for (let at = 0; at < length; at += 1) data[first + at * stride] = line[at] ?? 0;
}

function piecesOf(picture: GreyPicture, standsOut: Uint8Array): Stroke[] | undefined {
  const found: Stroke[] = [];
  const waiting = new Int32Array(standsOut.length);
  for (let start = 0; start < standsOut.length; start += 1) {
    if (standsOut[start] !== 1) continue;
    const piece = pieceAt(picture, standsOut, start, waiting);
    if (!isLetterSized(piece)) continue;
    if (found.length === MOST) return undefined;
    found.push(piece);
  }
  return found;
}

/** Takes the piece out of `standsOut`. */
function pieceAt(picture: GreyPicture, standsOut: Uint8Array, start: number, waiting: Int32Array): Stroke {
  const { width, data } = picture;
  let [left, right, top, bottom] = [width, 0, data.length, 0];
  let [area, sum, count] = [0, 0, 1];
  waiting[0] = start;
  standsOut[start] = 0;
  while (count > 0) {
    count -= 1;
    const at = waiting[count] ?? 0;
    const x = at % width;
    const y = (at - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    area += 1;
    sum += data[at] ?? 0;
    count = addNeighbours({ at, x, width }, standsOut, waiting, count);
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1, area, tone: sum / area };
}

/** Puts the eight pixels around one among those that wait, where they stand out too; returns how many wait. */
function addNeighbours(
  { at, x, width }: { readonly at: number; readonly x: number; readonly width: number },
  standsOut: Uint8Array,
  waiting: Int32Array,
  before: number,
): number {
  let count = before;
  const first = x > 0 ? -1 : 0;
  const last = x + 1 < width ? 1 : 0;
  for (let row = at - width; row <= at + width; row += width) {
    for (let next = row + first; next <= row + last; next += 1) {
      if (standsOut[next] !== 1) continue;
      standsOut[next] = 0;
      waiting[count] = next;
      count += 1;
    }
  }
  return count;
}

/** Of a picture whose longer side has about a thousand pixels. */
function isLetterSized({ width, height, area }: Stroke): boolean {
  if (height < 6 || height > 64 || width < 2 || width > 96) return false;
  const filled = area / (width * height);
  return filled >= 0.12 && width <= 3 * height;
}
