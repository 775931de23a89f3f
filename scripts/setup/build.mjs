import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { fingerprint, glance } from './fingerprint.mjs';
import { getNode24, run, withNode24 } from './node24.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { fromRoot } from './paths.mjs';
import { step } from './step.mjs';

const SHARED = ['package-lock.json', 'packages/contract/package.json', 'packages/contract/src'];

/**
 * The folders of dist/, their sources and the scripts that build them.
 * @type {{ name: 'server' | 'web', title: string, script: string, from: string[] }[]}
 */
const TARGETS = [
  {
    name: 'server',
    title: 'Building the server',
    script: 'scripts/setup/build-server.mjs',
    from: [
      'packages/embedded-postgres/package.json',
      'packages/embedded-postgres/src',
      'packages/server/package.json',
      'packages/server/src',
      'packages/server/migrations',
      'packages/server/seeds',
      'packages/site',
      'packages/web/widget',
      'scripts/setup/build-site.mjs',
      'scripts/setup/build-widget.mjs',
    ],
  },
  {
    name: 'web',
    title: 'Building the console',
    script: 'scripts/setup/build-web.mjs',
    from: ['packages/web'],
  },
];

/**
 * Builds server and console where their sources have changed since the last build.
 * @param {readonly ('server' | 'web')[]} [wanted]
 */
export async function buildWhatIsStale(wanted = ['server', 'web']) {
  const targets = TARGETS.filter(({ name }) => wanted.includes(name));
  if (targets.every(isFresh)) return;
  await oneAtATime('build', async () => {
    for (const target of targets) if (!isFresh(target)) await step(target.title, () => build(target));
  });
}

const sourcesOf = ({ script, from }) => [...SHARED, ...from, script];
/** Next to the folder, because the server serves every file inside the console's folder. */
const recordOf = ({ name }) => fromRoot('dist', `${name}.sources.json`);

function isFresh(target) {
  const built = readRecord(target);
  if (built === undefined || !existsSync(fromRoot('dist', target.name))) return false;
  const sources = sourcesOf(target);
  const seen = glance(sources);
  if (seen === built.glance) return true;
  if (fingerprint(sources) !== built.fingerprint) return false;
  // Touched but not changed, as after a checkout.
  writeFileSync(recordOf(target), JSON.stringify({ ...built, glance: seen }));
  return true;
}

function readRecord(target) {
  try {
    return JSON.parse(readFileSync(recordOf(target), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Builds next to the old files and swaps at the end, so that a running server never reads half a build. */
async function build(target) {
  const { name, script } = target;
  const done = fromRoot('dist', name);
  const fresh = fromRoot('dist', `.${name}.fresh`);
  const old = fromRoot('dist', `.${name}.old`);
  // Taken before: a file saved during the build makes the build stale.
  const record = { glance: glance(sourcesOf(target)), fingerprint: fingerprint(sourcesOf(target)) };
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  const env = { ...withNode24(), NODE_ENV: 'production' };
  await run(getNode24(), [fromRoot(script), fresh, done], { env });
  await rm(recordOf(target), { force: true });
  await rm(old, { recursive: true, force: true });
  if (existsSync(done)) await rename(done, old);
  await rename(fresh, done);
  await writeFile(recordOf(target), JSON.stringify(record));
  await rm(old, { recursive: true, force: true });
}
