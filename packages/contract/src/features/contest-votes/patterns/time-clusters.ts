interface Timed {
  readonly time: number;
}

/**
 * The points that stand in some window of `ms` with at least `least` of them, as runs: two runs are more than a window
 * apart. In linear time over points that are ordered by their time.
 */
export function timeClusters<Point extends Timed>(
  points: readonly Point[],
  { ms, least }: { readonly ms: number; readonly least: number },
): Point[][] {
  const clusters: Point[][] = [];
  let [first, taken] = [0, 0];
  for (const [last, point] of points.entries()) {
    while (point.time - (points[first]?.time ?? point.time) > ms) first += 1;
    if (last - first + 1 < least) continue;
    const run = clusters.at(-1);
    const fresh = points.slice(Math.max(first, taken), last + 1);
    if (run !== undefined && first < taken) run.push(...fresh);
    else clusters.push(fresh);
    taken = last + 1;
  }
  return clusters;
}
