import { mkdir, readdir, readlink, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ensureLibraryLinks } from './library-links.ts';
import { scratchFolder } from './test-support/scratch-folder.ts';

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

it('makes the links the package lists, again and again and by several at the same time', async () => {
  const native = await nativeFolder();
  await Promise.all(Array.from({ length: 5 }, () => ensureLibraryLinks(native)));
  await expectLinks(native);
  await ensureLibraryLinks(native);
  await expectLinks(native);
});

it('replaces what stands in place of a link, as after an update or an archive without links', async () => {
  const native = await nativeFolder();
  await symlink('libpq.so.5.17', join(native, 'lib', 'libpq.so'));
  await writeFile(join(native, 'lib', 'libpq.so.5'), 'a copy');
  await ensureLibraryLinks(native);
  await expectLinks(native);
});
