import { budgets } from '../checks/budgets.mjs';
import { lint, ownChecks, types, unused } from '../checks/checks.mjs';
import { checksSee } from '../checks/checks-see.mjs';
import { brokenRules } from '../checks/dependency-rules.mjs';
import { unlessPassed } from '../checks/remembered.mjs';
import { buildWhatIsStale } from '../setup/build.mjs';
import { prepareTestBrowser } from '../setup/test-browser.mjs';
import { playwright, vitest } from './tests.mjs';

/** @typedef {import('./tests.mjs').Outcome} Outcome */
/** @typedef {{ name: string, group: string, needs?: string[], run: (filters?: string[]) => Promise<Outcome> }} Step */

const CONTRACT = 'packages/contract/';
const EMBEDDED = 'packages/embedded-postgres/';
const SITE = 'packages/site/';

/**
 * A check passes when it finds no problem, and counts as one test.
 * @param {string} name @param {import('../checks/checks.mjs').Check} look @returns {Step}
 */
const check = (name, look) => ({
  name,
  group: 'check',
  run: async () => {
    const { problems, note } = await look();
    return { passed: problems ? 0 : 1, failed: problems ? 1 : 0, output: problems, note };
  },
});

/** Work that later steps need. It counts as no test unless it fails. */
const preparation = (name, work) => ({
  name,
  group: name,
  run: async () => {
    await work();
    return { passed: 0, failed: 0, output: '' };
  },
});

/** Playwright tests of the built product. @param {string} name @param {string} project @returns {Step} */
const journeys = (name, project) => ({
  name,
  group: 'journeys',
  needs: ['build', 'browser'],
  run: (filters) => playwright(project, filters),
});

/** They need neither database nor browser; the longest come first. @type {Step[]} */
export const CHECKS = [
  check('types of the server', types('packages/server', [CONTRACT, EMBEDDED, SITE, 'packages/server/'])),
  check('dependency rules', brokenRules),
  check('types of the console', types('packages/web', [CONTRACT, 'packages/web/'])),
  check('lint and format', lint),
  check('unused code', unused),
  check('the checks see', unlessPassed('the checks see', ['.gitignore'], checksSee)),
  check('types of the contract', types('packages/contract', [CONTRACT])),
  check('types of the site', types('packages/site', [CONTRACT, SITE])),
  check('types of the embedded database', types('packages/embedded-postgres', [EMBEDDED])),
  check('types of journeys and settings', types('.', [''])),
  check('types of scripts', types('scripts', ['scripts/'])),
  ...Object.entries(ownChecks).map(([name, look]) => check(name, look)),
];

/** Two lanes run side by side; the steps of a lane run one after the other. @type {Step[][]} */
export const LANES = [
  [
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

/** Taken by whichever lane is free, the longest first. @type {Step[]} */
export const REST = [
  // The suite unpacks the browser by itself.
  { name: 'screens', group: 'screens', run: (filters) => vitest('screens', filters) },
  journeys('journeys to every screen', 'screens'),
];

/** The words after `npm test --`, and the groups of steps that each one runs. */
export const CHOICES = {
  check: ['check'],
  rules: ['rules'],
  routes: ['routes'],
  screens: ['screens'],
  journeys: ['build', 'browser', 'journeys'],
  bytes: ['build', 'bytes'],
};
