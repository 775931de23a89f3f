/** The window of the measurement, in milliseconds. */
const WINDOW_MS = 5_000;

interface Sample {
  readonly time: number;
  readonly bytes: number;
}

/** Bytes per second over the last seconds, so that the figure neither jumps nor lags. */
export function speedMeter(): (bytes: number, time: number) => number {
  let samples: Sample[] = [];
  return (bytes, time) => {
    // After a cut the count falls back to what the server has.
    if (bytes < (samples.at(-1)?.bytes ?? 0)) samples = [];
    samples = [...samples.filter((sample) => time - sample.time <= WINDOW_MS), { bytes, time }];
    const first = samples[0];
    if (!first || time === first.time) return 0;
    return Math.max(0, Math.round(((bytes - first.bytes) / (time - first.time)) * 1000));
  };
}
