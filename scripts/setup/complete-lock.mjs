// Completes package-lock.json: node scripts/setup/complete-lock.mjs
//
// npm may leave binaries for other systems out of the lock file, and `npm ci` then refuses it; or it names them without
// a hash, and nobody can tell a changed one. Their names, exact versions and systems are known: this script adds
// them and asks the registry for the hashes. A version with a binary that the registry lacks cannot be used.
// Run it after each change of dependencies; `npm run check` tests it.
import { execFileSync } from 'node:child_process';
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

/**
 * Packages of the registry whose content nobody can check.
 * @param {{ packages: Record<string, any> }} lock @returns {string[]} their paths
 */
export function unhashedIn(lock) {
  return Object.entries(lock.packages)
    .filter(([path, { link, integrity }]) => path.includes('node_modules/') && !link && !integrity)
    .map(([path]) => path);
}

function hashOf(name, version) {
  try {
    const shell = process.platform === 'win32';
    return execFileSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], { shell, stdio: 'pipe' })
      .toString()
      .trim();
  } catch {
    throw new Error(`${name} ${version} is not in the registry: use a version whose binaries all are.`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = fromRoot('package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingFrom(lock);
  const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) });
  lock.packages = Object.fromEntries(packages.sort(([a], [b]) => a.localeCompare(b, 'en')));
  const unhashed = unhashedIn(lock);
  for (const path of unhashed) {
    const entry = lock.packages[path];
    const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    entry.integrity = hashOf(name, entry.version);
  }
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(
    `package-lock.json: ${missing.length} packages for other systems and ${unhashed.length} hashes added`,
  );
}
