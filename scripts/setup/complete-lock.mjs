// Completes package-lock.json: node scripts/setup/complete-lock.mjs
//
// A registry may lack a package's binaries for other systems. npm then leaves them out of the lock file, and `npm ci`
// refuses the file. Their names, exact versions and systems are known: this script adds them, so that the lock
// file is complete for every system. Run it after each change of dependencies; `npm run check` tests it.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fromRoot } from './paths.mjs';

const SYSTEM = /(?:^|-)(android|darwin|freebsd|linux|openharmony|win32)(?:-|$)/;
const PROCESSOR = /-(arm64|arm|ia32|ppc64|riscv64|s390x|x64)(?:-|$)/;
const EXACT = /^\d+\.\d+\.\d+\S*$/;

/**
 * Optional packages that others require by exact version and that the lock file lacks.
 * @param {{ packages: Record<string, any> }} lock @returns {[path: string, entry: object][]}
 */
export function missingFrom(lock) {
  return Object.entries(lock.packages).flatMap(([asker, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => EXACT.test(version) && !hasFor(lock, asker, name))
      .map(
        ([name, version]) =>
          /** @type {[string, object]} */ ([`node_modules/${name}`, entryFor(name, version, dev)]),
      ),
  );
}

/** Looks where Node looks: next to the package that requires it, then further up. */
function hasFor(lock, asker, name) {
  for (let place = asker; ; place = place.slice(0, Math.max(0, place.lastIndexOf('node_modules/') - 1))) {
    if (lock.packages[`${place ? `${place}/` : ''}node_modules/${name}`]) return true;
    if (place === '') return false;
  }
}

function entryFor(name, version, dev) {
  const base = name.slice(name.lastIndexOf('/') + 1);
  const os = SYSTEM.exec(base)?.[1];
  const cpu = PROCESSOR.exec(base)?.[1];
  if (os === undefined || cpu === undefined) throw new Error(`${name}: its name does not name a system.`);
  const libc = os !== 'linux' ? undefined : /musl/.test(base) ? ['musl'] : ['glibc'];
  return { version, cpu: [cpu], ...(dev && { dev }), ...(libc && { libc }), optional: true, os: [os] };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = fromRoot('package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingFrom(lock);
  const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) });
  lock.packages = Object.fromEntries(packages.sort(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${missing.length} packages for other systems added to package-lock.json`);
}
