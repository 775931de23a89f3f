// npm run bench: the speed of the built product beside the bare driver. Runs on Node 24; a second run waits.
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

failPlainly();
await installWhatIsMissing();
await buildWhatIsStale();
await oneAtATime('bench', () => {
  handOver([fromRoot('packages', 'server', 'bench', 'main.ts'), ...process.argv.slice(2)], {
    ...process.env,
    BENCH_FOLDER: fromRoot('.cache', 'bench'),
    BENCH_PRODUCT: fromRoot('scripts', 'start.mjs'),
    BENCH_GENERATOR: fingerprint(GENERATOR),
  });
  // This process exits together with its child, before oneAtATime could release the lock.
  process.once('exit', () => rmSync(fromRoot('.cache', 'bench.lock'), { force: true }));
  return new Promise(() => {});
});
