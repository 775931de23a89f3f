import {
  chmod,
  lchown,
  mkdir,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyPrograms, ensureLibraryLinks, type ProgramPackage } from './programs.ts';
import { scratchFolder } from './test-support/scratch-folder.ts';

const name = 'example';

async function packageAndPlace(): Promise<{ programs: ProgramPackage; place: string }> {
  const folder = await scratchFolder();
  const native = join(folder, 'native');
  const place = join(folder, 'place');
  for (const path of ['bin', 'lib', 'share/postgresql']) await mkdir(join(native, path), { recursive: true });
  await writeFile(join(native, 'bin', 'postgres'), 'program', { mode: 0o700 });
  await writeFile(join(native, 'share', 'postgresql', 'postgres.bki'), 'data', { mode: 0o600 });
  await writeFile(join(native, 'pg-symlinks.json'), '[]', { mode: 0o600 });
  await mkdir(place);
  await chmod(place, 0o1777);
  return { programs: { name: 'programs', version: '18.4.0', major: '18', native }, place };
}

describe('the copy of the programs', () => {
  it('is readable by every account, closed to changes and skipped by the cleaning of temporary folders', async () => {
    const { programs, place } = await packageAndPlace();
    const copy = await copyPrograms(programs, { place, name });
    const modes = ['..', '.', 'bin', 'bin/postgres', 'share', 'share/postgresql/postgres.bki'].map(
      async (path) => ((await stat(join(copy, path))).mode & 0o7777).toString(8),
    );
    expect(await Promise.all(modes)).toEqual(['755', '755', '755', '1755', '755', '1644']);
  });

  it('is created once and used again while the programs are the same', async () => {
    const { programs, place } = await packageAndPlace();
    const copy = await copyPrograms(programs, { place, name });
    expect(await copyPrograms(programs, { place, name })).toBe(copy);
    expect(await copyPrograms({ ...programs, version: '18.5.0' }, { place, name })).not.toBe(copy);
    expect(await readdir(place)).toHaveLength(2);
  });

  it('is created again when a file of the earlier copy is missing', async () => {
    const { programs, place } = await packageAndPlace();
    const copy = await copyPrograms(programs, { place, name });
    await rm(join(copy, 'share', 'postgresql', 'postgres.bki'));
    const next = await copyPrograms(programs, { place, name });
    expect(next).not.toBe(copy);
    expect(await readFile(join(next, 'bin', 'postgres'), 'utf8')).toBe('program');
  });

  it('is never a folder that others could have changed, nor a link', async () => {
    const { programs, place } = await packageAndPlace();
    const copy = await copyPrograms(programs, { place, name });
    await chmod(dirname(copy), 0o777);
    const second = await copyPrograms(programs, { place, name });
    expect(second).not.toBe(copy);
    await chmod(join(second, 'bin', 'postgres'), 0o777);
    const third = await copyPrograms(programs, { place, name });
    expect(third).not.toBe(second);
    await rm(dirname(third), { recursive: true });
    await symlink(dirname(third), dirname(third).slice(0, -6).concat('planted'));
    expect([copy, second]).not.toContain(await copyPrograms(programs, { place, name }));
  });

  it.skipIf(process.geteuid?.() !== 0)('is never a folder of another account (needs root)', async () => {
    const { programs, place } = await packageAndPlace();
    const copy = await copyPrograms(programs, { place, name });
    await lchown(dirname(copy), 1, 1);
    expect(await copyPrograms(programs, { place, name })).not.toBe(copy);
  });
});

async function nativeFolder(): Promise<string> {
  const native = join(await scratchFolder(), 'native');
  await mkdir(join(native, 'lib'), { recursive: true });
  await writeFile(join(native, 'lib', 'libpq.so.5.18'), 'library');
  const links = ['libpq.so', 'libpq.so.5'].map((name) => ({
    source: 'native/lib/libpq.so.5.18',
    target: `native/lib/${name}`,
  }));
  await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify(links));
  return native;
}

async function expectLinks(native: string): Promise<void> {
  expect((await readdir(join(native, 'lib'))).sort()).toEqual(['libpq.so', 'libpq.so.5', 'libpq.so.5.18']);
  for (const name of ['libpq.so', 'libpq.so.5']) {
    expect(await readlink(join(native, 'lib', name))).toBe('libpq.so.5.18');
  }
}

it('the listed links exist after one call, repeated calls and parallel calls', async () => {
  const native = await nativeFolder();
  await Promise.all(Array.from({ length: 5 }, () => ensureLibraryLinks(native)));
  await expectLinks(native);
  await ensureLibraryLinks(native);
  await expectLinks(native);
});

it('an outdated link and a file in place of a link are replaced', async () => {
  const native = await nativeFolder();
  await symlink('libpq.so.5.17', join(native, 'lib', 'libpq.so'));
  await writeFile(join(native, 'lib', 'libpq.so.5'), 'a copy');
  await ensureLibraryLinks(native);
  await expectLinks(native);
});
