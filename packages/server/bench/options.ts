import { DASHBOARD_SCENARIOS } from './scenarios/dashboard-scenario.ts';
import { FILTER_SCENARIOS } from './scenarios/filter-scenarios.ts';
import { MEDIA_SCENARIOS } from './scenarios/media-scenarios.ts';
import { SCENARIOS, type Scenario } from './scenarios/scenarios.ts';
import { AT_A_MILLION, SEARCH_SCENARIOS } from './scenarios/search-scenarios.ts';

const ALL: readonly Scenario[] = [
  ...SCENARIOS,
  ...SEARCH_SCENARIOS,
  ...FILTER_SCENARIOS,
  ...MEDIA_SCENARIOS,
  ...DASHBOARD_SCENARIOS,
];

export interface Options {
  /** Over a million posts instead of 100,000. */
  readonly isMillion: boolean;
  readonly scenarios: readonly Scenario[];
  /** Whether starts of the product are measured too. */
  readonly hasStart: boolean;
  readonly warmUpSeconds: number;
  readonly roundSeconds: number;
  readonly rounds: number;
  readonly connections: number;
}

/** Measured separately with its own database. */
export const UPLOADS = 'uploads';
export const LINKS = 'links';
export const LIVE = 'live';
export const WRITES = 'writes';
export const MIXED = 'mixed';
export const BACKUP = 'backup';
export const INTAKE = 'intake';
/** What readers get. */
export const DELIVERY = 'delivery';
/** 50,000 accounts. */
export const PEOPLE = 'people';
export const COMMENTS = 'comments';
/** A month of events, in a browser. */
export const CALENDAR = 'calendar';
/** A month of 5,000 posts, in a browser too. */
export const ROYALTIES = 'royalties';
/** Fetching, the queue and stories; parts of it by name. */
export const CRAWLER = 'crawler';
/** A million remembered paragraphs, and terms in a long article; parts of it by name. */
export const TRANSLATION = 'translation';
/** Works of contests; parts of it by name. */
export const CONTEST = 'contest';
export const QUICK = '--quick';
/** Scenarios of its own, over ten times the posts. */
export const MILLION = 'million';
/** The time until the product answers; no scenario, because nobody calls it. */
const START = 'start';
const FLAGS: readonly string[] = [QUICK, MILLION, START];
/** Measured over the same database in a browser. */
export const CONSOLE = 'console';

/** `npm run bench -- list detail --quick`: only some scenarios, in rounds too short for a verdict. */
export function readOptions(args: readonly string[]): Options {
  const isMillion = args.includes(MILLION);
  const all = isMillion ? AT_A_MILLION : ALL;
  const keys = all.map(({ key }) => key);
  const unknown = args.find((arg) => !FLAGS.includes(arg) && !keys.includes(arg));
  if (unknown !== undefined)
    throw new Error(`There is no scenario "${unknown}": ${[...keys, ...FLAGS].join(', ')}.`);
  const isQuick = args.includes(QUICK);
  const chosen = all.filter(({ key }) => args.includes(key));
  const isAll = chosen.length === 0 && !args.includes(START);
  return {
    isMillion,
    scenarios: isAll ? all : chosen,
    hasStart: isAll ? !isMillion : args.includes(START),
    warmUpSeconds: isQuick ? 1 : 3,
    roundSeconds: isQuick ? 2 : 10,
    rounds: 3,
    connections: 16,
  };
}
