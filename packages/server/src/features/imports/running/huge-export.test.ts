import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { ExportReading } from '../test-support/read-export.ts';
import { item, wxr } from '../test-support/wxr.ts';

/** In its own process: memory of other test files must not count. */
const READER = fileURLToPath(new URL('../test-support/read-export.ts', import.meta.url));
const ITEMS = 9_200;
const MEGABYTE = 1024 * 1024;

function* hugeExport(): Generator<string> {
  const [head = '', tail = ''] = wxr().split('</channel>');
  yield head;
  const body = '<p>Đồng bằng sông Cửu Long vào mùa nước nổi.</p>\n'.repeat(80);
  for (let id = 1; id <= ITEMS; id += 1) yield item({ id: String(id), body });
  yield `</channel>${tail}`;
}

test('an export of 50 MB is imported in bounded memory', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'toasoan-huge-'));
  try {
    const path = join(folder, 'huge.xml');
    await pipeline(Readable.from(hugeExport()), createWriteStream(path));
    expect((await stat(path)).size).toBeGreaterThan(50 * MEGABYTE);
    const { stdout } = await promisify(execFile)(process.execPath, [READER, path]);
    const { surveyed, items, heapBytes }: ExportReading = JSON.parse(stdout);
    expect([surveyed, items]).toEqual([ITEMS, ITEMS]);
    expect(heapBytes).toBeLessThan(200 * MEGABYTE);
  } finally {
    await rm(folder, { recursive: true });
  }
  // Writing and reading 50 MB twice takes time on a busy machine.
}, 120_000);
