/**
 * The dependency rules of ARCHITECTURE.md, each with a name.
 * The comment is for the person who has just broken the rule: it says what to do instead.
 */
import { FEATURE_ORDER } from './scripts/checks/feature-order.mjs';

/** Tests and the bench may import everything, and no product code imports them. */
const TESTS = '(\\.test\\.tsx?$|/test-support/|^packages/[^/]+/(test|bench)/|^e2e/)';
const DECODERS =
  '^packages/server/src/core/images/(image-worker|decoding|look-hash|examine-closely|(examine|render)-image|(picture|tag)-words)[.]ts$';
const DATABASE_PACKAGES = '(^|/)node_modules/(kysely|pg)/';
/** Places of SQL: stores, views, the database core, and code that wires or fills the database. */
const SQL_PLACES = [
  '-(store|view)\\.ts$',
  '^packages/server/src/core/db/',
  '^packages/server/src/app/',
  '^packages/server/(migrations|seeds)/',
  TESTS,
];

const anyOf = (names) => `(${names.join('|')})`;
const inFeatures = (names) => `^packages/(contract|server|web)/src/features/${anyOf(names)}/`;

/** A feature imports features of lower rows only, never a neighbour of its own row. */
const orderRules = FEATURE_ORDER.flatMap((row, index) => {
  const above = FEATURE_ORDER.slice(index + 1).flat();
  const rules = [];
  if (above.length > 0)
    rules.push({
      name: `features-${row.join('+')}-not-upwards`,
      comment:
        `${row.join(' and ')} lie below ${above.join(', ')}. State the need as a function type in the lower ` +
        "feature's public.ts and let wire-features pass the function in.",
      from: { path: inFeatures(row), pathNot: TESTS },
      to: { path: inFeatures(above) },
    });
  if (row.length > 1)
    rules.push({
      name: `features-${row.join('+')}-not-sideways`,
      comment: `${row.join(' and ')} stand side by side and do not know each other. Move what they share to core, or pass it in by wire-features.`,
      from: { path: `^packages/[^/]+/src/features/${anyOf(row)}/`, pathNot: TESTS },
      to: { path: inFeatures(row), pathNot: '^packages/[^/]+/src/features/$1/' },
    });
  return rules;
});

const forbidden = [
  {
    name: 'no-cycles',
    comment: 'These files import each other in a circle. Move what both need into a third file below them.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unresolved',
    comment: 'This import leads nowhere. Extensions are written out: ./tag-store.ts, #server/….ts.',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'nothing-imports-tests',
    comment: 'Product code imports test code. Move what it needs out of the test folder.',
    from: { pathNot: TESTS },
    to: { path: TESTS },
  },
  {
    name: 'no-dev-packages-in-the-product',
    comment:
      'A package for development is not there in production. Make it a dependency of the package that uses it.',
    from: { path: '^packages/[^/]+/(src|migrations|seeds)/', pathNot: TESTS },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'zod-mini-only',
    comment: "Import zod as `import * as z from 'zod/mini'`: the whole of zod costs the login page 16 KB.",
    from: { path: '^packages/' },
    to: { path: '(^|/)node_modules/zod/', pathNot: '(^|/)node_modules/zod/(v4/)?mini/' },
  },
  {
    name: 'contract-imports-only-zod-mini',
    comment:
      'The contract is plain data and pure functions for both sides: it imports itself and zod/mini, nothing else.',
    from: { path: '^packages/contract/src/', pathNot: TESTS },
    to: { pathNot: ['^packages/contract/src/', '(^|/)node_modules/zod/'] },
  },
  {
    name: 'contract-base-knows-no-feature',
    comment: 'core, access and vocabulary of the contract lie below its features.',
    from: { path: '^packages/contract/src/(core|access|vocabulary)/', pathNot: TESTS },
    to: { path: '^packages/contract/src/features/' },
  },
  {
    name: 'server-never-imports-web',
    comment: 'The server knows the console only as built files. What both need lies in the contract.',
    from: { path: '^packages/server/' },
    to: { path: '^packages/web/' },
  },
  {
    name: 'site-imports-contract-only',
    comment:
      'The site is pure functions over the public API: what it needs comes with the page, through the contract.',
    from: { path: '^packages/site/', pathNot: TESTS },
    to: { pathNot: ['^packages/(site|contract)/'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'site-is-rendered-by-the-app',
    comment: 'Features give data; the app renders the sites of it.',
    from: { path: '^packages/(contract|web|server)/', pathNot: [TESTS, '^packages/server/src/app/site/'] },
    to: { path: '^packages/site/' },
  },
  {
    name: 'web-never-imports-server',
    comment: 'The console knows the server only by the calls of the contract.',
    from: { path: '^packages/web/' },
    to: { path: '^packages/server/' },
  },
  {
    name: 'embedded-postgres-imports-nothing-of-the-product',
    comment: 'packages/embedded-postgres knows nothing of the product. Pass in what it needs as an option.',
    from: { path: '^packages/embedded-postgres/' },
    to: { path: ['^packages/(contract|server|web)/', '(^|/)node_modules/@toasoan/'] },
  },
  {
    name: 'embedded-postgres-is-started-by-the-app',
    comment:
      'Only app, commands, tests and bench of the server use packages/embedded-postgres. Ask the database by core/db.',
    from: {
      path: '^packages/(contract|web|server)/',
      pathNot: [TESTS, '^packages/server/src/(app|commands)/'],
    },
    to: { path: '^packages/embedded-postgres/' },
  },
  {
    name: 'server-core-knows-no-feature-nor-app',
    comment: 'Server core lies below features and app. Pass in what it needs as a function.',
    from: { path: '^packages/server/src/core/', pathNot: TESTS },
    to: { path: '^packages/server/src/(features|app|commands)/' },
  },
  {
    name: 'server-features-know-no-app',
    comment: 'Features are wired by app and never import it. State the need as a function type in public.ts.',
    from: { path: '^packages/server/src/features/', pathNot: TESTS },
    to: { path: '^packages/server/src/(app|commands)/' },
  },
  {
    name: 'server-features-meet-in-public',
    comment:
      "A feature uses another only through its public.ts. Export there what is meant for others; the rest stays the owner's.",
    from: { path: '^packages/server/src/features/([^/]+)/', pathNot: TESTS },
    to: {
      path: '^packages/server/src/features/',
      pathNot: '^packages/server/src/features/($1/|[^/]+/public\\.ts$)',
    },
  },
  {
    name: 'migrations-stand-alone',
    comment:
      'A migration is history: it may not change when a source file does, so it imports no source file.',
    from: { path: '^packages/server/migrations/', pathNot: TESTS },
    to: { path: '^packages/[^/]+/(src|seeds)/' },
  },
  {
    name: 'pictures-are-decoded-in-their-own-process',
    comment: 'What decodes pictures runs in the process of image-worker.ts only. Ask an ImageDesk.',
    from: { path: '^packages/server/src/', pathNot: [TESTS, DECODERS] },
    to: { path: ['(^|/)node_modules/(sharp|exifreader)/', DECODERS] },
  },
  {
    name: 'foreign-pages-are-read-in-their-own-process',
    comment:
      'What parses foreign pages runs in the process of extraction-worker.ts only. Ask an ExtractionProcess of extraction/public.ts.',
    from: {
      path: '^packages/server/src/',
      pathNot: [
        TESTS,
        '^packages/server/src/features/extraction/',
        '^packages/server/src/commands/score-extraction[.]ts$',
        // Expressions of SUPPER_ADMIN, over texts of the project; linear in time by construction.
        '^packages/server/src/features/glossary/read-expression[.]ts$',
      ],
    },
    to: {
      path: '(^|/)node_modules/(linkedom|parse5|fontoxpath|@mozilla/readability|feedsmith|re2js|html-encoding-sniffer)/',
    },
  },
  {
    name: 'sql-only-in-stores-and-views',
    comment:
      'SQL lives in *-store.ts, *-view.ts, core/db and migrations. Ask the store of the feature that owns the table.',
    from: { path: '^packages/server/', pathNot: SQL_PLACES },
    // Types of rows come from kysely too.
    to: { path: DATABASE_PACKAGES, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'web-core-knows-nothing-above',
    comment: 'Console core lies below ui, patterns, features and app. Pass in what it needs.',
    from: { path: '^packages/web/src/core/', pathNot: TESTS },
    to: { path: '^packages/web/src/(ui|patterns|features|app)/' },
  },
  {
    name: 'web-ui-knows-no-business',
    comment:
      'The design system knows no business word: of the contract the vocabulary only, no core, pattern, feature or app. Texts and data come as props.',
    from: { path: '^packages/web/src/ui/', pathNot: TESTS },
    to: { path: '^packages/(contract/src/(core|access|features)/|web/src/(core|patterns|features|app)/)' },
  },
  {
    name: 'web-patterns-know-no-feature-nor-app',
    comment: 'A pattern serves every feature and so knows none. Pass in what differs as props or functions.',
    from: { path: '^packages/web/src/patterns/', pathNot: TESTS },
    to: { path: '^packages/web/src/(features|app)/' },
  },
  {
    name: 'web-features-know-no-app',
    comment: 'Features are shown by app and never import it.',
    from: { path: '^packages/web/src/features/', pathNot: TESTS },
    to: { path: '^packages/web/src/app/' },
  },
  {
    name: 'widget-imports-plain-data-only',
    comment:
      "The readers' script stands alone and stays small: of the contract it takes types, tables of texts and the rules of the jury room, which import no schema; nothing of the console.",
    from: { path: '^packages/web/widget/' },
    to: {
      pathNot: [
        '^packages/web/widget/',
        '-texts\\.ts$',
        '^packages/contract/src/features/contest-jury/(round-scale|room/[^/]+)\\.ts$',
      ],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'web-features-meet-in-public',
    comment:
      "A feature uses another only through its public.tsx, or public-PART.ts where a part is fetched on its own. A picker of one entity belongs to that feature's public.tsx.",
    from: { path: '^packages/web/src/features/([^/]+)/', pathNot: TESTS },
    to: {
      path: '^packages/web/src/features/',
      pathNot: '^packages/web/src/features/($1/|[^/]+/public[a-z-]*\\.tsx?$)',
    },
  },
  {
    name: 'features-have-a-place-in-the-order',
    comment:
      'A feature that imports another must stand in FEATURE_ORDER of .dependency-cruiser.mjs; add it to its row.',
    from: {
      path: '^packages/[^/]+/src/features/([^/]+)/',
      pathNot: [TESTS, inFeatures(FEATURE_ORDER.flat())],
    },
    to: { path: '^packages/[^/]+/src/features/', pathNot: '^packages/[^/]+/src/features/$1/' },
  },
  ...orderRules,
].map((rule) => ({ severity: 'error', ...rule }));

export default {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
