import { chmod, lchown, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyPrograms } from './copy-programs.ts';
import type { ProgramPackage } from './locate-programs.ts';
import { scratchFolder } from './test-support/scratch-folder.ts';

async function packageAndPlace(): Promise<{ programs: ProgramPackage; place: string }> {
  const folder = await scratchFolder();
  const native = join(folder, 'native');
  const place = join(folder, 'place');
  for (const name of ['bin', 'lib', 'share/postgresql']) await mkdir(join(native, name), { recursive: true });
  await writeFile(join(native, 'bin', 'postgres'), 'program', { mode: 0o700 });
  await writeFile(join(native, 'share', 'postgresql', 'postgres.bki'), 'data', { mode: 0o600 });
  await writeFile(join(native, 'pg-symlinks.json'), '[]', { mode: 0o600 });
  await mkdir(place);
  await chmod(place, 0o1777);
  return { programs: { name: 'programs', version: '18.4.0', major: '18', native }, place };
}

describe('the copy of the programs', () => {
  it('is open to every account, closed to changes, and kept out of the cleaning of temporary folders', async () => {
    const { programs, place } = await packageAndPlace();
    const copy = await copyPrograms(programs, place);
    const modes = ['..', '.', 'bin', 'bin/postgres', 'share', 'share/postgresql/postgres.bki'].map(
      async (path) => ((await stat(join(copy, path))).mode & 0o7777).toString(8),
    );
    expect(await Promise.all(modes)).toEqual(['755', '755', '755', '1755', '755', '1644']);
  });

  it('is made once and used again while the programs are the same', async () => {
    const { programs, place } = await packageAndPlace();
    const copy = await copyPrograms(programs, place);
    expect(await copyPrograms(programs, place)).toBe(copy);
    expect(await copyPrograms({ ...programs, version: '18.5.0' }, place)).not.toBe(copy);
    expect(await readdir(place)).toHaveLength(2);
  });

  it('is made anew when the earlier one is no longer whole', async () => {
    const { programs, place } = await packageAndPlace();
    const copy = await copyPrograms(programs, place);
    await rm(join(copy, 'share', 'postgresql', 'postgres.bki'));
    const next = await copyPrograms(programs, place);
    expect(next).not.toBe(copy);
    expect(await readFile(join(next, 'bin', 'postgres'), 'utf8')).toBe('program');
  });

  it('is never one that others could have changed, nor a link to elsewhere', async () => {
    const { programs, place } = await packageAndPlace();
    const copy = await copyPrograms(programs, place);
    await chmod(dirname(copy), 0o777);
    const second = await copyPrograms(programs, place);
    expect(second).not.toBe(copy);
    await chmod(join(second, 'bin', 'postgres'), 0o777);
    const third = await copyPrograms(programs, place);
    expect(third).not.toBe(second);
    await rm(dirname(third), { recursive: true });
    await symlink(dirname(third), dirname(third).slice(0, -6).concat('planted'));
    expect([copy, second]).not.toContain(await copyPrograms(programs, place));
  });

  it.skipIf(process.geteuid?.() !== 0)('is never one of another account (needs root)', async () => {
    const { programs, place } = await packageAndPlace();
    const copy = await copyPrograms(programs, place);
    await lchown(dirname(copy), 1, 1);
    expect(await copyPrograms(programs, place)).not.toBe(copy);
  });
});
