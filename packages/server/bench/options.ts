import { DASHBOARD_SCENARIOS } from './scenarios/dashboard-scenario.ts';
import { FILTER_SCENARIOS } from './scenarios/filter-scenarios.ts';
import { MEDIA_SCENARIOS } from './scenarios/media-scenarios.ts';
import { SCENARIOS, type Scenario } from './scenarios/scenarios.ts';

const ALL: readonly Scenario[] = [
  ...SCENARIOS,
  ...FILTER_SCENARIOS,
  ...MEDIA_SCENARIOS,
  ...DASHBOARD_SCENARIOS,
];

export interface Options {
  readonly scenarios: readonly Scenario[];
  readonly warmUpSeconds: number;
  readonly roundSeconds: number;
  readonly rounds: number;
  readonly connections: number;
}

/** Measured separately with its own database. */
export const UPLOADS = 'uploads';
export const LIVE = 'live';
/** Measured over the same database in a browser. */
export const CONSOLE = 'console';

/** `npm run bench -- list detail --quick`: only some scenarios, in rounds too short for a verdict. */
export function readOptions(args: readonly string[]): Options {
  const keys = ALL.map(({ key }) => key);
  const unknown = args.find((arg) => arg !== '--quick' && !keys.includes(arg));
  if (unknown !== undefined)
    throw new Error(`There is no scenario "${unknown}": ${keys.join(', ')}, --quick.`);
  const isQuick = args.includes('--quick');
  const chosen = ALL.filter(({ key }) => args.includes(key));
  return {
    scenarios: chosen.length === 0 ? ALL : chosen,
    warmUpSeconds: isQuick ? 1 : 3,
    roundSeconds: isQuick ? 2 : 10,
    rounds: 3,
    connections: 16,
  };
}
