import { expect, test } from 'vitest';
import { reach } from './reach.mjs';

const WEB = 'packages/web/src';
const SERVER = 'packages/server/src';
const TAG = 'packages/contract/src/features/tags/tag.ts';

/** The imports of a project, and the text of files that name others at run time. */
const IMPORTS = {
  [TAG]: [],
  [`${WEB}/main.tsx`]: [`${WEB}/features/tags/tag-form.tsx`],
  [`${WEB}/features/tags/tag-form.tsx`]: [TAG],
  [`${WEB}/features/tags/tag-form.test.tsx`]: [`${WEB}/features/tags/tag-form.tsx`],
  [`${WEB}/ui/button.tsx`]: [],
  [`${WEB}/ui/button.test.tsx`]: [`${WEB}/ui/button.tsx`],
  [`${WEB}/core/bundle.ts`]: [],
  [`${WEB}/core/bundle.test.ts`]: [`${WEB}/core/bundle.ts`],
  'packages/web/test/clean-page.ts': [],
  [`${SERVER}/main.ts`]: [`${SERVER}/features/tags/tag-routes.ts`],
  [`${SERVER}/features/tags/tag-routes.ts`]: [TAG],
  [`${SERVER}/features/tags/tag-routes.test.ts`]: [`${SERVER}/features/tags/tag-routes.ts`],
  [`${SERVER}/core/jobs/job.test.ts`]: [],
  [`${SERVER}/core/jobs/test-support/job-process.ts`]: [],
  [`${SERVER}/app/crash.test.ts`]: [],
  'packages/server/test/global-setup.ts': ['packages/server/migrations/0001-tags.ts'],
  'packages/server/migrations/0001-tags.ts': [],
  'e2e/tags.spec.ts': ['e2e/enter.ts'],
  'e2e/people.spec.ts': [],
  'e2e/enter.ts': [],
};
const TEXTS = {
  [`${SERVER}/core/jobs/job.test.ts`]: "new URL('./test-support/job-process.ts', import.meta.url)",
  [`${SERVER}/app/crash.test.ts`]: "join(import.meta.dirname, '..', '..', '..', '..')",
  [`${WEB}/features/tags/texts/vi.json`]: '{}',
  'README.md': '',
};

/** @param {string[]} changed @param {{ typeOnly?: boolean }} [options] */
function reached(changed, { typeOnly = false } = {}) {
  const graph = Object.fromEntries(
    Object.entries(IMPORTS).map(([path, imports]) => [path, imports.map((to) => ({ to, typeOnly }))]),
  );
  const paths = [...new Set([...Object.keys(IMPORTS), ...Object.keys(TEXTS)])];
  return reach({ changed, files: paths.map((path) => ({ path, text: TEXTS[path] ?? '' })), graph });
}
const NONE = { rules: [], routes: [], screens: [], journeys: [] };

test.each([
  ['a document', ['README.md'], NONE],
  ['a check', ['scripts/checks/texts.mjs'], NONE],
  ['settings of lint', ['biome.json'], NONE],
  ['a test', [`${WEB}/core/bundle.test.ts`], { ...NONE, rules: [`${WEB}/core/bundle.test.ts`] }],
  [
    'a function of the console',
    [`${WEB}/core/bundle.ts`],
    { ...NONE, rules: [`${WEB}/core/bundle.test.ts`] },
  ],
  [
    'a part of a screen in the product',
    [`${WEB}/features/tags/tag-form.tsx`],
    { ...NONE, screens: [`${WEB}/features/tags/tag-form.test.tsx`], journeys: 'all' },
  ],
  [
    'a route',
    [`${SERVER}/features/tags/tag-routes.ts`],
    {
      ...NONE,
      // crash.test.ts starts the built server, which holds every route.
      routes: [`${SERVER}/app/crash.test.ts`, `${SERVER}/features/tags/tag-routes.test.ts`],
      journeys: 'all',
    },
  ],
  [
    'the contract',
    [TAG],
    {
      ...NONE,
      routes: [`${SERVER}/app/crash.test.ts`, `${SERVER}/features/tags/tag-routes.test.ts`],
      screens: [`${WEB}/features/tags/tag-form.test.tsx`],
      journeys: 'all',
    },
  ],
  [
    'a process that a test starts',
    [`${SERVER}/core/jobs/test-support/job-process.ts`],
    { ...NONE, routes: [`${SERVER}/core/jobs/job.test.ts`] },
  ],
  ['a migration', ['packages/server/migrations/0001-tags.ts'], { ...NONE, routes: 'all' }],
  ['the set-up of screens', ['packages/web/test/clean-page.ts'], { ...NONE, screens: 'all' }],
  ['what journeys share', ['e2e/enter.ts'], { ...NONE, journeys: ['e2e/tags.spec.ts'] }],
  [
    'a text, which no import names',
    [`${WEB}/features/tags/texts/vi.json`],
    { ...NONE, rules: 'all', screens: 'all', journeys: 'all' },
  ],
  [
    'a picture that is gone',
    ['packages/web/public/logo.svg'],
    { ...NONE, rules: 'all', screens: 'all', journeys: 'all' },
  ],
  ['a deleted module, whose importers changed too', [`${WEB}/core/gone.ts`], NONE],
  ['a deleted test', [`${WEB}/core/gone.test.ts`], NONE],
])('%s reaches its tests and no others', (_, changed, expected) => {
  expect(reached(changed)).toEqual(expected);
});

test.each(['package-lock.json', 'vitest.config.ts', 'scripts/setup/build.mjs', 'packages/web/package.json'])(
  '%s reaches every test',
  (path) => {
    expect(reached([path])).toEqual({ rules: 'all', routes: 'all', screens: 'all', journeys: 'all' });
  },
);

test('an import of types alone reaches no test', () => {
  expect(reached([TAG], { typeOnly: true })).toEqual(NONE);
});
