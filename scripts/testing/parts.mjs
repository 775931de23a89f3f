import { budgets } from '../checks/budgets.mjs';
import { arrows, format, ownChecks, types, unused } from '../checks/checks.mjs';
import { checksSee } from '../checks/checks-see.mjs';
import { buildWhatIsStale } from '../setup/build.mjs';
import { prepareTestBrowser } from '../setup/test-browser.mjs';
import { playwright, vitest } from './tests.mjs';

/** @typedef {import('./tests.mjs').Outcome} Outcome */
/** @typedef {{ name: string, group: string, needs?: string[], run: (filters?: string[]) => Promise<Outcome> }} Part */

/**
 * A check finds no problem when all is well, and counts as one.
 * @param {string} name @param {import('../checks/checks.mjs').Check} look @returns {Part}
 */
const check = (name, look) => ({
  name,
  group: 'check',
  run: async () => {
    const { problems, note } = await look();
    return { passed: problems ? 0 : 1, failed: problems ? 1 : 0, output: problems, note };
  },
});

/** Work that later parts of the lane need; it counts for nothing unless it fails. */
const preparation = (name, work) => ({
  name,
  group: name,
  run: async () => {
    await work();
    return { passed: 0, failed: 0, output: '' };
  },
});

/** Visits of the built product. @param {string} name @param {string} project @returns {Part} */
const journeys = (name, project) => ({
  name,
  group: 'journeys',
  needs: ['build', 'browser'],
  run: (filters) => playwright(project, filters),
});

/** Two lanes run side by side; the parts of a lane one after the other. @type {Part[][]} */
export const LANES = [
  [
    check('types of the contract', () => types('packages/contract')),
    check('types of the embedded database', () => types('packages/embedded-postgres')),
    check('types of the server', () => types('packages/server')),
    check('types of the console', () => types('packages/web')),
    check('types of journeys and settings', () => types('.')),
    check('types of scripts', () => types('scripts')),
    check('lint and format', format),
    check('arrows', arrows),
    check('unused code', unused),
    ...Object.entries(ownChecks).map(([name, look]) => check(name, look)),
    check('the checks see', checksSee),
    { name: 'rules', group: 'rules', run: (filters) => vitest('rules', filters) },
    {
      name: 'routes',
      group: 'routes',
      run: async (filters) => {
        // Its tests start the built server.
        await buildWhatIsStale(['server']);
        return await vitest('routes', filters);
      },
    },
  ],
  [
    preparation('build', () => buildWhatIsStale()),
    { ...check('bytes', () => budgets()), group: 'bytes', needs: ['build'] },
    preparation('browser', prepareTestBrowser),
    journeys('journeys of articles', 'articles'),
    journeys('journeys through the newsroom', 'newsroom'),
  ],
];

/** What the lanes take when they are through, the longest first. @type {Part[]} */
export const REST = [
  // Its ring unpacks the browser by itself.
  { name: 'screens', group: 'screens', run: (filters) => vitest('screens', filters) },
  journeys('journeys to every screen', 'screens'),
];

/** What a person may ask for by name, and the groups that belong to it. */
export const CHOICES = {
  check: ['check'],
  rules: ['rules'],
  routes: ['routes'],
  screens: ['screens'],
  journeys: ['build', 'browser', 'journeys'],
  bytes: ['build', 'bytes'],
};
