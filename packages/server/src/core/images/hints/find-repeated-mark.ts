import type { PictureHints } from '@toasoan/contract/features/submission-checks/picture-hints.ts';
import { findStrokes, type StandingOut, type Stroke } from './find-strokes.ts';

/** Grey levels: what is laid over a picture lets it shine through. The higher one where the lower one finds texture. */
const CONTRASTS = [14, 28];
/** Pixels within which two distances count as one. */
const STEP = 4;
/** A repeated mark is not nearer than this to its copy. */
const NEAREST = 60;
/** More pieces than this are texture, and comparing them all would take too long. */
const MOST = 1_500;
const FEWEST_PAIRS = 12;
/** Of all pieces; leaves and waves repeat a few by chance. */
const SHARE = 0.02;
/** Letters differ in shape; windows, tiles and fences do not. */
const FEWEST_SHAPES = 4;

/**
 * A watermark: many small pieces come again at one and the same distance, each in its own shape, and those shapes differ
 * from each other. Counts, for every distance between two pieces of like shape, how many pairs have it.
 */
export function findRepeatedMark(hats: StandingOut): PictureHints['repeatedMark'] {
  const most = Math.max(...(['light', 'dark'] as const).map((tone) => copiesIn(hats, tone)));
  return most === 0 ? null : { copies: most };
}

function copiesIn(hats: StandingOut, tone: 'light' | 'dark'): number {
  for (const contrast of CONTRASTS) {
    const strokes = findStrokes(hats, tone, contrast);
    if (strokes !== undefined && strokes.length <= MOST) return bestDistance(strokes);
  }
  return 0;
}

/** How many times the mark stands there, by the distance that most pairs share; 0 where that is chance. */
function bestDistance(strokes: readonly Stroke[]): number {
  const pairs = pairsByDistance(strokes);
  let best: readonly Stroke[] = [];
  for (const some of pairs.values()) if (some.length > best.length) best = some;
  if (best.length < Math.max(FEWEST_PAIRS, SHARE * strokes.length)) return 0;
  const shapes = shapesOf(best);
  return shapes < FEWEST_SHAPES ? 0 : 1 + Math.round(best.length / shapes);
}

function pairsByDistance(strokes: readonly Stroke[]): Map<number, Stroke[]> {
  const bySize = strokes.toSorted((one, other) => one.height - other.height);
  const pairs = new Map<number, Stroke[]>();
  for (let index = 0; index < bySize.length; index += 1) {
    const one = bySize[index];
    for (let next = index + 1; one !== undefined; next += 1) {
      const other = bySize[next];
      if (other === undefined || other.height > one.height + 1) break;
      const key = isAlike(one, other) ? distanceOf(one, other) : undefined;
      if (key === undefined) continue;
      const some = pairs.get(key) ?? [];
      some.push(one);
      pairs.set(key, some);
    }
  }
  return pairs;
}

/** The same for both directions; undefined for neighbours. */
function distanceOf(one: Stroke, other: Stroke): number | undefined {
  const isFirst = one.top < other.top || (one.top === other.top && one.left < other.left);
  const sign = isFirst ? 1 : -1;
  const [dx, dy] = [(other.left - one.left) * sign, (other.top - one.top) * sign];
  if (dx * dx + dy * dy < NEAREST * NEAREST) return undefined;
  return Math.round(dy / STEP) * 1024 + Math.round(dx / STEP);
}

function isAlike(one: Stroke, other: Stroke): boolean {
  return (
    Math.abs(one.width - other.width) <= 1 &&
    Math.abs(one.height - other.height) <= 1 &&
    Math.abs(one.area - other.area) <= 0.15 * Math.max(one.area, other.area)
  );
}

/** How many different shapes there are among them. */
function shapesOf(strokes: readonly Stroke[]): number {
  const shapes: Stroke[] = [];
  for (const stroke of strokes) {
    const isKnown = shapes.some(
      (shape) =>
        Math.abs(shape.width - stroke.width) <= 2 &&
        Math.abs(shape.height - stroke.height) <= 2 &&
        Math.abs(shape.area - stroke.area) <= 0.2 * Math.max(shape.area, stroke.area),
    );
    if (!isKnown) shapes.push(stroke);
  }
  return shapes.length;
}
