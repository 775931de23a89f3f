/** So far back it is looked at, in milliseconds. */
const WINDOW_MS = 5_000;

interface Sample {
  readonly time: number;
  readonly bytes: number;
}

/** Tells bytes in a second over the last seconds, so that the figure neither jumps nor lies long. */
export function speedMeter(): (bytes: number, time: number) => number {
  let samples: Sample[] = [];
  return (bytes, time) => {
    // What a part that was cut had counted comes again.
    if (bytes < (samples.at(-1)?.bytes ?? 0)) samples = [];
    samples = [...samples.filter((sample) => time - sample.time <= WINDOW_MS), { bytes, time }];
    const first = samples[0];
    if (!first || time === first.time) return 0;
    return Math.max(0, Math.round(((bytes - first.bytes) / (time - first.time)) * 1000));
  };
}
