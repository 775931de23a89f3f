import { SCENARIOS, type Scenario } from './scenarios/scenarios.ts';

export interface Options {
  readonly scenarios: readonly Scenario[];
  readonly warmUpSeconds: number;
  readonly roundSeconds: number;
  readonly rounds: number;
  readonly connections: number;
}

/** `npm run bench -- list detail --quick`: some scenarios only, and rounds too short for a verdict. */
export function readOptions(args: readonly string[]): Options {
  const keys = SCENARIOS.map(({ key }) => key);
  const unknown = args.find((arg) => arg !== '--quick' && !keys.includes(arg));
  if (unknown !== undefined)
    throw new Error(`There is no scenario "${unknown}": ${keys.join(', ')}, --quick.`);
  const isQuick = args.includes('--quick');
  const chosen = SCENARIOS.filter(({ key }) => args.includes(key));
  return {
    scenarios: chosen.length === 0 ? SCENARIOS : chosen,
    warmUpSeconds: isQuick ? 1 : 3,
    roundSeconds: isQuick ? 2 : 10,
    rounds: 3,
    connections: 16,
  };
}
