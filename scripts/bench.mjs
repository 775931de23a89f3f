// npm run bench: how fast the built product answers beside the bare driver, or, by name, how fast the console is in a
// browser. Node 24 does the work; a second run waits.
import { rmSync } from 'node:fs';
import { buildWhatIsStale } from './setup/build.mjs';
import { fingerprint } from './setup/fingerprint.mjs';
import { installWhatIsMissing } from './setup/install.mjs';
import { handOver } from './setup/node24.mjs';
import { oneAtATime } from './setup/one-at-a-time.mjs';
import { fromRoot } from './setup/paths.mjs';
import { failPlainly } from './setup/step.mjs';

/** Sources of the rows in the bench's database. A change of any creates the rows again; later migrations run over them. */
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
const IN_BROWSER = ['typing', 'compare', 'history', 'grid'];

failPlainly();
await installWhatIsMissing();
const asked = process.argv.slice(2);
const isInBrowser = asked.length > 0 && asked.every((name) => IN_BROWSER.includes(name));
if (!isInBrowser) await buildWhatIsStale();
const program = isInBrowser
  ? fromRoot('scripts', 'testing', 'run-browser-bench.mjs')
  : fromRoot('packages', 'server', 'bench', 'main.ts');
await oneAtATime('bench', () => {
  handOver([program, ...asked], {
    ...process.env,
    BENCH_FOLDER: fromRoot('.cache', 'bench'),
    BENCH_PRODUCT: fromRoot('scripts', 'start.mjs'),
    BENCH_GENERATOR: fingerprint(GENERATOR),
  });
  // This process exits together with its child, before oneAtATime could release the lock.
  process.once('exit', () => rmSync(fromRoot('.cache', 'bench.lock'), { force: true }));
  return new Promise(() => {});
});
