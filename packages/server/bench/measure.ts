import type { Options } from './options.ts';
import { median } from './percentiles.ts';
import type { Load, LoadResult } from './sides/load.ts';

/** One way to answer the calls of a scenario. */
export interface Contender {
  readonly name: 'product' | 'bare' | 'textbook' | 'small';
  readonly port: number;
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

export type Results = Partial<Readonly<Record<Contender['name'], LoadResult>>>;

/** Warms up all sides and then alternates them, so that a busy moment of the machine affects all equally. */
export async function measure(
  load: Load,
  contenders: readonly Contender[],
  options: Options,
  afterRound: () => Promise<void>,
): Promise<Results> {
  const { warmUpSeconds, roundSeconds, rounds, connections } = options;
  for (const contender of contenders) await load.run({ ...contender, connections, seconds: warmUpSeconds });
  const runs = contenders.map(({ name }) => ({ name, results: [] as LoadResult[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, contender] of contenders.entries()) {
      runs[index]?.results.push(await load.run({ ...contender, connections, seconds: roundSeconds }));
      await afterRound();
    }
  }
  return Object.fromEntries(runs.map(({ name, results }) => [name, medians(results)]));
}

function medians(results: readonly LoadResult[]): LoadResult {
  const middle = (of: (result: LoadResult) => number) => median(results.map(of));
  return {
    perSecond: middle(({ perSecond }) => perSecond),
    count: middle(({ count }) => count),
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
  };
}
