import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Storage } from '../storage.ts';
import { bytesOf, digestOf, inPieces, namesIn, putBytes, someBytes } from './content.ts';

/** More than a store sends in one part. */
const LARGE = 12 * 1024 * 1024 + 7;
const FACTS = { mime: 'application/octet-stream' };

interface Started {
  readonly storage: Storage;
  /** Puts files of one byte directly where the store keeps its own, which is fast. */
  readonly lay: (names: readonly string[]) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** The requirements of every file storage; `start` returns an empty one. */
export function describeStorage(what: string, start: () => Promise<Started>): void {
  describe(what, () => {
    let storage: Storage;
    let lay: Started['lay'];
    beforeAll(async () => {
      const started = await start();
      ({ storage, lay } = started);
      return started.end;
    });

    test.each([0, 1, 5_000, LARGE])('keeps a file of %i bytes unchanged', async (size) => {
      const bytes = someBytes(size);
      await putBytes(storage, `kept/size-${size}`, bytes);
      const found = await storage.open(`kept/size-${size}`);
      expect(found?.size).toBe(size);
      found?.content.destroy();
      expect(digestOf(await bytesOf(storage, `kept/size-${size}`))).toBe(digestOf(bytes));
      expect(await storage.sizeOf(`kept/size-${size}`)).toBe(size);
    });

    test('takes over a file of this machine', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'toasoan-file-'));
      onTestFinished(() => rm(folder, { recursive: true }));
      const path = join(folder, 'made');
      await writeFile(path, 'tiêu đề');
      await storage.putFile('kept/taken-over', path, { mime: 'text/plain' });
      expect(String(await bytesOf(storage, 'kept/taken-over'))).toBe('tiêu đề');
      await expect(access(path)).rejects.toThrow('ENOENT');
      await expect(storage.putFile('kept/none', path, FACTS)).rejects.toThrow('ENOENT');
    });

    test.each([0, LARGE])('takes over a file of this machine with %i bytes', async (size) => {
      const path = join(tmpdir(), `toasoan-${process.pid}-${size}`);
      await writeFile(path, someBytes(size));
      await storage.putFile('kept/taken-over', path, FACTS);
      expect(digestOf(await bytesOf(storage, 'kept/taken-over'))).toBe(digestOf(someBytes(size)));
    });

    test('a later file of a name replaces the earlier one', async () => {
      await putBytes(storage, 'kept/twice', someBytes(9_000));
      await putBytes(storage, 'kept/twice', someBytes(10, 3));
      expect(await bytesOf(storage, 'kept/twice')).toEqual(someBytes(10, 3));
      expect(await namesIn(storage, 'kept/twice')).toEqual(['kept/twice']);
    });

    test.each([
      ['the first byte', 0, 0],
      ['the last byte', 4_999, 4_999],
      ['a piece of the middle', 1_000, 2_999],
      ['all of it', 0, 4_999],
    ])('returns %s, with the size of the whole', async (_, first, last) => {
      const bytes = someBytes(5_000);
      await putBytes(storage, 'kept/ranges', bytes);
      const found = await storage.open('kept/ranges', { first, last });
      expect(found?.size).toBe(5_000);
      expect(Buffer.concat((await found?.content.toArray()) ?? [])).toEqual(bytes.subarray(first, last + 1));
    });

    test('returns no bytes beyond the end', async () => {
      await putBytes(storage, 'kept/short', someBytes(10));
      await expect(storage.open('kept/short', { first: 10, last: 12 })).rejects.toThrow();
    });

    test('reports a missing file, also when removing it', async () => {
      expect(await storage.open('none/1')).toBeUndefined();
      expect(await storage.open('none/1', { first: 0, last: 3 })).toBeUndefined();
      expect(await storage.sizeOf('none/1')).toBeUndefined();
      await storage.remove(['none/1', 'none/2']);
      expect(await namesIn(storage, 'none/')).toEqual([]);
    });

    test('a removed file is gone, its neighbours are not', async () => {
      for (const name of ['gone/a/1', 'gone/a/2', 'gone/b/1']) await putBytes(storage, name, someBytes(3));
      await storage.remove(['gone/a/1', 'gone/b/1']);
      expect(await namesIn(storage, 'gone/')).toEqual(['gone/a/2']);
      await putBytes(storage, 'gone/b/1', someBytes(4));
      expect(await storage.sizeOf('gone/b/1')).toBe(4);
    });

    test.each([
      ['breaks off', 1_000],
      ['breaks off after several parts', LARGE],
    ])('a file that %s is never visible, before and afterwards', async (_, size) => {
      const content = new PassThrough();
      const put = storage.put('broken/1', content, { ...FACTS, size: size + 1 });
      const settled = expect(put).rejects.toThrow('cut');
      content.write(someBytes(size));
      // The storage has taken all of it, as far as it takes anything before the end.
      await expect.poll(() => content.readableLength + content.writableLength).toBe(0);
      expect(await namesIn(storage, 'broken/')).toEqual([]);
      expect(await storage.sizeOf('broken/1')).toBeUndefined();
      content.destroy(new Error('cut'));
      await settled;
      expect(await storage.open('broken/1')).toBeUndefined();
      expect(await namesIn(storage, 'broken/')).toEqual([]);
    });

    test.each([
      ['shorter', -1],
      ['longer', 1],
    ])('a file that is %s than announced is refused', async (_, more) => {
      await putBytes(storage, 'kept/measured', someBytes(20));
      const put = storage.put('kept/measured', inPieces(someBytes(100)), { ...FACTS, size: 100 - more });
      await expect(put).rejects.toThrow('kept/measured came with');
      expect(await bytesOf(storage, 'kept/measured')).toEqual(someBytes(20));
    });

    test('content that ends without an error is refused', async () => {
      let isBegun = false;
      const content = new Readable({
        read() {
          if (isBegun) this.destroy();
          else this.push('abc');
          isBegun = true;
        },
      });
      const put = storage.put('broken/2', content, { ...FACTS, size: 5 });
      await expect(put).rejects.toThrow();
      expect(await storage.sizeOf('broken/2')).toBeUndefined();
    });

    test('twenty concurrent files, some large, are all complete', async () => {
      const sizes = Array.from({ length: 20 }, (_, at) => (at % 10 === 0 ? LARGE : 1_000 * at));
      await Promise.all(sizes.map((size, at) => putBytes(storage, `many/${at}`, someBytes(size, at))));
      for (const [at, size] of sizes.entries()) {
        expect(digestOf(await bytesOf(storage, `many/${at}`)), `${at}`).toBe(digestOf(someBytes(size, at)));
      }
    });

    test('two concurrent writers of one name leave one of their files, complete', async () => {
      const written = [someBytes(70_000, 1), someBytes(90_000, 2)];
      await Promise.all(written.map((bytes) => putBytes(storage, 'kept/both', bytes)));
      expect(written.map(digestOf)).toContain(digestOf(await bytesOf(storage, 'kept/both')));
    });

    test('lists every file with a prefix, however many there are', async () => {
      const names = Array.from({ length: 1_100 }, (_, at) => `listed/${at % 7}/n${at}`);
      const put = names.slice(0, 20);
      await lay(names.slice(put.length));
      await Promise.all(put.map((name) => putBytes(storage, name, someBytes(1))));
      expect(await namesIn(storage, 'listed/')).toEqual([...names].sort());
      expect(await namesIn(storage, 'listed/3/')).toHaveLength(names.filter((n) => n.includes('/3/')).length);
      expect(await namesIn(storage, 'listed/3/n10')).toEqual(
        names.filter((name) => name.startsWith('listed/3/n10')).sort(),
      );
      expect(await namesIn(storage, 'liste')).toHaveLength(1_100);
      expect(await namesIn(storage, 'listed/8/')).toEqual([]);
    });

    test('lists size and time of writing', async () => {
      // Stores report whole seconds, and the clock of a disk is some milliseconds behind.
      const before = Date.now() - 1_100;
      await putBytes(storage, 'told/1', someBytes(321));
      const after = Date.now();
      const [file] = await Array.fromAsync(storage.list('told/'));
      expect(file).toMatchObject({ name: 'told/1', size: 321 });
      expect(Number(file?.time)).toBeGreaterThanOrEqual(before);
      expect(Number(file?.time)).toBeLessThanOrEqual(after);
    });

    test.each([
      '',
      '/etc/passwd',
      '../outside',
      'kept/../../outside',
      'kept/..',
      'kept/./1',
      'kept//1',
      'kept/',
      'kept/.hidden',
      'kept/a b',
      'kept/đ',
      'kept/a%2f..',
      'kept\\1',
      'kept/1\0',
      'kept/1\n',
      'tmp/1',
      `kept/${'a'.repeat(300)}`,
    ])('refuses the name %j', async (name) => {
      await expect(putBytes(storage, name, someBytes(1))).rejects.toThrow('Not a name');
      await expect(storage.open(name)).rejects.toThrow('Not a name');
      await expect(storage.sizeOf(name)).rejects.toThrow('Not a name');
      await expect(storage.remove([name])).rejects.toThrow('Not a name');
    });

    test('refuses to list a prefix outside the storage', async () => {
      await expect(namesIn(storage, '../')).rejects.toThrow('Not a name');
      await expect(namesIn(storage, '/')).rejects.toThrow('Not a name');
    });

    test('confirms that it can be written', async () => {
      await expect(storage.check()).resolves.toBeUndefined();
    });
  });
}
