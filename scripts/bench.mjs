// npm run bench: compares the speed of the built product with the bare driver. By name: measures the console in a
// browser. Node 24 does the work; a second run waits.
import { rmSync } from 'node:fs';
import { buildWhatIsStale } from './setup/build.mjs';
import { fingerprint } from './setup/fingerprint.mjs';
import { installWhatIsMissing } from './setup/install.mjs';
import { handOver } from './setup/node24.mjs';
import { oneAtATime } from './setup/one-at-a-time.mjs';
import { fromRoot } from './setup/paths.mjs';
import { failPlainly } from './setup/step.mjs';
import { prepareTestBrowser, testBrowser } from './setup/test-browser.mjs';

/** Sources of the rows in the bench's database. A change creates all rows again; later migrations run over them. */
const GENERATOR = [
  'packages/server/bench/newsroom',
  'packages/server/migrations/0040-posts.ts',
  'packages/server/migrations/0043-post-links.ts',
  'packages/server/seeds/articles',
  'packages/server/src/features/posts/editing',
  'packages/server/src/core/article',
  'packages/contract/src/article',
];

/** Scenarios of packages/web/bench; they need neither the built product nor the newsroom of 100,000 posts. */
const IN_BROWSER = ['typing', 'compare', 'history', 'grid', 'works'];
/** A random journey, repeated; it runs alone. */
const SOAK = 'interleavings';
/** Random writes and what they leave in the database; on its own database too. */
const RANDOM_WRITES = 'random-writes';
/** They drive the built product in a browser. */
const WITH_BROWSER = ['console', 'comments', 'calendar', 'delivery', 'royalties'];

failPlainly();
await installWhatIsMissing();
const asked = process.argv.slice(2);
const isInBrowser = asked.length > 0 && asked.every((name) => IN_BROWSER.includes(name));
if (!isInBrowser) await buildWhatIsStale();
const program = programFor();
const browser = asked.some((name) => WITH_BROWSER.includes(name)) ? await browserSettings() : {};
await oneAtATime('bench', () => {
  handOver([program, ...asked], {
    ...process.env,
    ...browser,
    BENCH_FOLDER: fromRoot('.cache', 'bench'),
    BENCH_PRODUCT: fromRoot('scripts', 'start.mjs'),
    BENCH_GENERATOR: fingerprint(GENERATOR),
  });
  // This process exits together with its child, before oneAtATime could release the lock.
  process.once('exit', () => rmSync(fromRoot('.cache', 'bench.lock'), { force: true }));
  return new Promise(() => {});
});

function programFor() {
  if (isInBrowser) return fromRoot('scripts', 'testing', 'run-browser-bench.mjs');
  if (asked.length === 1 && asked[0] === SOAK) return fromRoot('scripts', 'testing', 'run-soak.mjs');
  if (asked.length === 1 && asked[0] === RANDOM_WRITES)
    return fromRoot('scripts', 'testing', 'run-random-writes.mjs');
  return fromRoot('packages', 'server', 'bench', 'main.ts');
}

/** The bench belongs to the server's package, which knows neither the test browser nor the build of the console. */
async function browserSettings() {
  await prepareTestBrowser();
  const { executablePath, args, env } = testBrowser();
  const own = Object.fromEntries(Object.entries(env).filter(([name, value]) => process.env[name] !== value));
  return {
    BENCH_BROWSER: JSON.stringify({ executablePath, args, env: own }),
    BENCH_PAGES: fromRoot('dist', 'web', '.vite', 'pages.json'),
  };
}
