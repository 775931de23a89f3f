import type { PictureHints, TextSide } from '@toasoan/contract/features/submission-checks/picture-hints.ts';
import { findStrokes, type StandingOut, type Stroke } from './find-strokes.ts';

/** Grey levels between letters and what surrounds them. */
const CONTRAST = 40;
/** Where names and dates are put, as shares of the height. */
const UPPER = 0.12;
const LOWER = 0.84;
/** Of a line, as a share of the height; headlines and signs in the scene are larger. */
const TALLEST = 0.06;
const FEWEST = 6;
/** Letters of one line have one tone, as far as compression leaves it. */
const SAME_TONE = 22;
/** Letters are not all of one shape. */
const UNLIKE = 1.3;
/** Of the letters that stand on one line. */
const ON_LINE = 0.7;

/**
 * A name, a date or a logo in letters: at least six thin pieces of one tone beside each other near the upper or lower
 * edge, of unlike areas, most of them standing on one horizontal line. Fences and windows are alike; grass
 * and leaves neither stand on a line nor have one tone.
 */
export function findText(hats: StandingOut): PictureHints['text'] {
  const { picture } = hats;
  const lines = (['light', 'dark'] as const).flatMap((tone) =>
    linesOf(lettersAtEdges(hats, tone)).filter((line) => isText(line, picture.height)),
  );
  const longest = lines.toSorted((one, other) => other.length - one.length)[0];
  if (longest === undefined) return null;
  const box = boxOf(longest);
  return {
    edge: box.top < picture.height / 2 ? 'TOP' : 'BOTTOM',
    side: sideOf((box.left + box.right) / 2 / picture.width),
    letters: longest.length,
  };
}

function sideOf(share: number): TextSide {
  if (share < 0.38) return 'LEFT';
  return share > 0.62 ? 'RIGHT' : 'CENTRE';
}

function lettersAtEdges(hats: StandingOut, tone: 'light' | 'dark'): Stroke[] {
  const { height } = hats.picture;
  const strokes = findStrokes(hats, tone, CONTRAST) ?? [];
  return strokes.filter(
    ({ top, height: own }) =>
      own <= height * TALLEST && (top + own <= height * UPPER || top >= height * LOWER),
  );
}

/** Rows of letters from left to right. */
function linesOf(letters: readonly Stroke[]): Stroke[][] {
  const rest = new Set(letters.toSorted((one, other) => one.left - other.left));
  const lines: Stroke[][] = [];
  for (const first of rest) {
    rest.delete(first);
    const line = [first];
    for (let last = first, next = nextOf(last, rest); next; last = next, next = nextOf(last, rest)) {
      rest.delete(next);
      line.push(next);
    }
    lines.push(line);
  }
  return lines;
}

function nextOf(last: Stroke, rest: ReadonlySet<Stroke>): Stroke | undefined {
  const size = Math.max(last.height, 10);
  for (const next of rest) {
    const gap = next.left - (last.left + last.width);
    if (gap > size * 1.1) return undefined;
    if (gap >= -2 && next.left > last.left && isBeside(last, next)) return next;
  }
  return undefined;
}

/** They overlap in height, and are of similar size and of one tone. */
function isBeside(one: Stroke, other: Stroke): boolean {
  const overlap = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  const [low, high] = [Math.min(one.height, other.height), Math.max(one.height, other.height)];
  return overlap >= 0.6 * low && high <= 2.2 * low && Math.abs(one.tone - other.tone) <= SAME_TONE;
}

function isText(line: readonly Stroke[], height: number): boolean {
  if (line.length < FEWEST) return false;
  const size = middleOf(line.map((letter) => letter.height));
  const bottom = middleOf(line.map((letter) => letter.top + letter.height));
  const near = Math.max(1, size * 0.12);
  const standing = line.filter((letter) => Math.abs(letter.top + letter.height - bottom) <= near).length;
  const areas = line.map(({ area }) => area).toSorted((one, other) => one - other);
  const [small = 1, large = 1] = [
    areas[Math.floor(areas.length * 0.2)],
    areas[Math.floor(areas.length * 0.85)],
  ];
  const box = boxOf(line);
  return (
    standing >= ON_LINE * line.length && large >= UNLIKE * small && box.bottom - box.top <= height * TALLEST
  );
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function boxOf(line: readonly Stroke[]): { left: number; right: number; top: number; bottom: number } {
  return {
    left: Math.min(...line.map(({ left }) => left)),
    right: Math.max(...line.map(({ left, width }) => left + width)),
    top: Math.min(...line.map(({ top }) => top)),
    bottom: Math.max(...line.map(({ top, height }) => top + height)),
  };
}
