/** One wrong import for each rule of .dependency-cruiser.mjs, and the files that these imports need. */
export const PLANTED_IMPORTS = {
  'no-cycles': {
    'packages/web/src/core/a.ts': "import './b.ts';",
    'packages/web/src/core/b.ts': "import './a.ts';",
  },
  'no-unresolved': { 'packages/web/src/core/c.ts': "import './nowhere.ts';" },
  'nothing-imports-tests': { 'packages/server/src/core/d.ts': "import '../../test/bench.ts';" },
  'no-dev-packages-in-the-product': { 'packages/server/src/core/e.ts': "import 'for-development';" },
  'zod-mini-only': { 'packages/server/src/core/f.ts': "import 'zod';" },
  'contract-imports-only-zod-mini': { 'packages/contract/src/core/g.ts': "import 'kysely';" },
  'contract-base-knows-no-feature': {
    'packages/contract/src/core/h.ts': "import '../features/tags/tag.ts';",
  },
  'server-never-imports-web': { 'packages/server/src/core/i.ts': "import '../../../web/src/core/leaf.ts';" },
  'web-never-imports-server': { 'packages/web/src/core/j.ts': "import '../../../server/src/core/leaf.ts';" },
  'embedded-postgres-imports-nothing-of-the-product': {
    'packages/embedded-postgres/src/w.ts': "import '../../contract/src/features/tags/tag.ts';",
  },
  'embedded-postgres-is-started-by-the-app': {
    'packages/server/src/core/x.ts': "import '../../../embedded-postgres/src/leaf.ts';",
  },
  'server-core-knows-no-feature-nor-app': {
    'packages/server/src/core/k.ts': "import '#server/features/tags/public.ts';",
  },
  'server-features-know-no-app': {
    'packages/server/src/features/tags/l.ts': "import '#server/app/leaf.ts';",
  },
  'server-features-meet-in-public': {
    'packages/server/src/features/posts/m.ts': "import '#server/features/tags/inside.ts';",
  },
  'migrations-stand-alone': { 'packages/server/migrations/0001-n.ts': "import '#server/core/leaf.ts';" },
  'pictures-are-decoded-in-their-own-process': {
    'packages/server/src/core/v.ts': "import './images/decoding.ts';",
  },
  'foreign-pages-are-read-in-their-own-process': {
    'packages/server/src/core/y.ts': "import { parseHTML } from 'linkedom';\nvoid parseHTML;",
  },
  'sql-only-in-stores-and-views': {
    'packages/server/src/features/tags/tag-routes.ts': "import { sql } from 'kysely'; export const O = sql;",
  },
  'web-core-knows-nothing-above': { 'packages/web/src/core/p.ts': "import '#web/ui/leaf.tsx';" },
  'site-imports-contract-only': { 'packages/site/src/v.ts': "import { Pool } from 'kysely';\nvoid Pool;" },
  'site-is-rendered-by-the-app': {
    'packages/server/src/features/tags/w.ts': "import '../../../../site/src/leaf.ts';",
  },
  'web-ui-knows-no-business': { 'packages/web/src/ui/q.tsx': "import '#web/core/leaf.ts';" },
  'web-patterns-know-no-feature-nor-app': {
    'packages/web/src/patterns/r.tsx': "import '#web/features/tags/public.tsx';",
  },
  'web-features-know-no-app': { 'packages/web/src/features/tags/s.tsx': "import '#web/app/leaf.tsx';" },
  'web-features-meet-in-public': {
    'packages/web/src/features/posts/t.tsx': "import '#web/features/tags/inside.tsx';",
  },
  'widget-imports-plain-data-only': { 'packages/web/widget/y.ts': "import '../src/core/leaf.ts';" },
  'features-have-a-place-in-the-order': {
    'packages/web/src/features/unheard-of/u.tsx': "import '#web/features/tags/public.tsx';",
  },
};

/** The rules of the feature order come from one list, and so do their planted imports. @param {string[]} names */
export const plantedOrder = (names) =>
  Object.fromEntries(
    names
      .filter((name) => name.startsWith('features-') && PLANTED_IMPORTS[name] === undefined)
      .map((name) => [name, plantFor(name)]),
  );

const HIGHEST = 'imports';

/** @param {string} name features-tags+categories-not-upwards, features-tags+categories-not-sideways */
function plantFor(name) {
  const [, row = '', kind] = /^features-(.*)-not-(upwards|sideways)$/.exec(name) ?? [];
  const [from, beside] = row.split('+');
  const to = kind === 'upwards' ? HIGHEST : beside;
  return {
    [`packages/server/src/features/${from}/${kind}.ts`]: `import '#server/features/${to}/public.ts';`,
    [`packages/server/src/features/${to}/public.ts`]: 'export {};',
  };
}

/** The targets of the planted imports; none of them breaks a rule. */
export const INNOCENT_FILES = {
  'package.json':
    '{ "type": "module", "dependencies": { "zod": "1", "kysely": "1" }, "devDependencies": { "for-development": "1" } }',
  'packages/server/package.json': '{ "type": "module", "imports": { "#server/*": "./src/*" } }',
  'packages/web/package.json': '{ "type": "module", "imports": { "#web/*": "./src/*" } }',
  'packages/contract/src/features/tags/tag.ts': 'export {};',
  'packages/embedded-postgres/src/leaf.ts': 'export {};',
  'packages/server/test/bench.ts': 'export {};',
  'packages/server/src/app/leaf.ts': 'export {};',
  'packages/server/src/core/leaf.ts': 'export {};',
  'packages/server/src/core/images/decoding.ts': 'export {};',
  'packages/server/src/features/tags/public.ts': 'export {};',
  'packages/server/src/features/tags/inside.ts': 'export {};',
  'packages/web/src/app/leaf.tsx': 'export {};',
  'packages/web/src/core/leaf.ts': 'export {};',
  'packages/web/src/ui/leaf.tsx': 'export {};',
  'packages/site/src/leaf.ts': 'export {};',
  'packages/web/src/features/tags/public.tsx': 'export {};',
  'packages/web/src/features/tags/inside.tsx': 'export {};',
  'e2e/leaf.ts': 'export {};',
  ...Object.fromEntries(
    ['zod', 'kysely', 'linkedom', 'for-development'].flatMap((name) => [
      [
        `node_modules/${name}/package.json`,
        `{ "name": "${name}", "version": "1.0.0", "type": "module", "main": "index.js" }`,
      ],
      [`node_modules/${name}/index.js`, 'export {};'],
    ]),
  ),
};
