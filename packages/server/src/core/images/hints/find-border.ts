import type { PictureHints } from '@toasoan/contract/features/submission-checks/picture-hints.ts';
import type { GreyPicture } from './grey-picture.ts';

/** Grey levels by which a strip of one tone may vary: compression leaves that much. */
const EVEN = 3;
/** A strip ends where this share of its neighbours differs by this many grey levels. */
const END_SHARE = 0.5;
const END_STEP = 12;
/** Lines between both: compression and resizing leave a mixture. */
const BLUR = 9;
/** Shares of the side. Less is a badly cut scan, more is a sky or a wall. */
const THINNEST = 0.004;
const THICKEST = 0.25;

/** One side, seen as lines from the edge inwards. */
interface Side {
  readonly lines: number;
  readonly length: number;
  readonly at: (line: number, along: number) => number;
}

/**
 * A frame: from the edge inwards lines of one tone, then all at once a line of which at least half differs. Both
 * opposite sides have it, in the same tone. A sky, a wall or a night is even too, but what stands before it begins
 * here and there, not along a whole line.
 */
export function findBorder(picture: GreyPicture): PictureHints['border'] {
  const { width, height, data } = picture;
  const level = (x: number, y: number) => data[y * width + x] ?? 0;
  const top = stripOf({ lines: height, length: width, at: (line, along) => level(along, line) });
  const bottom = stripOf({
    lines: height,
    length: width,
    at: (line, along) => level(along, height - 1 - line),
  });
  const left = stripOf({ lines: width, length: height, at: (line, along) => level(line, along) });
  const right = stripOf({
    lines: width,
    length: height,
    at: (line, along) => level(width - 1 - line, along),
  });
  const [isAcross, isAlong] = [isPair(top, bottom), isPair(left, right)];
  if (!isAcross && !isAlong) return null;
  const share = (strip: Strip | undefined, isFrame: boolean) =>
    isFrame && strip ? Math.round(strip.share * 1000) / 10 : 0;
  return {
    top: share(top, isAcross),
    bottom: share(bottom, isAcross),
    left: share(left, isAlong),
    right: share(right, isAlong),
  };
}

interface Strip {
  readonly share: number;
  readonly tone: number;
}

function isPair(one: Strip | undefined, other: Strip | undefined): boolean {
  return one !== undefined && other !== undefined && Math.abs(one.tone - other.tone) <= 2 * EVEN;
}

/** The even strip at a side; undefined without one, or where it does not end along a line. */
function stripOf(side: Side): Strip | undefined {
  const first = lineOf(side, 0);
  if (first.deviation > EVEN) return undefined;
  const most = Math.ceil(side.lines * THICKEST);
  let lines = 1;
  while (lines <= most && isEven(lineOf(side, lines), first.mean)) lines += 1;
  const isEnd = Array.from({ length: BLUR }, (_, at) => lines + at).some((at) =>
    endsAt(side, at, first.mean),
  );
  const share = lines / side.lines;
  return isEnd && lines <= most && share >= THINNEST ? { share, tone: first.mean } : undefined;
}

function isEven({ mean, deviation }: { mean: number; deviation: number }, tone: number): boolean {
  return deviation <= EVEN && Math.abs(mean - tone) <= EVEN;
}

function lineOf({ length, at }: Side, line: number): { mean: number; deviation: number } {
  let sum = 0;
  let squares = 0;
  for (let along = 0; along < length; along += 1) {
    const level = at(line, along);
    sum += level;
    squares += level * level;
  }
  const mean = sum / length;
  return { mean, deviation: Math.sqrt(Math.max(0, squares / length - mean * mean)) };
}

function endsAt(side: Side, line: number, tone: number): boolean {
  let different = 0;
  for (let along = 0; along < side.length; along += 1) {
    if (Math.abs(side.at(line, along) - tone) >= END_STEP) different += 1;
  }
  // The strips of the other two sides are part of every line.
  return different >= side.length * END_SHARE;
}
