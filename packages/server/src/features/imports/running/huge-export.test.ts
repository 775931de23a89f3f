import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { item, wxr } from '../test-support/wxr.ts';
import { surveyWxr } from '../wordpress/survey-wxr.ts';
import { itemBatches } from './item-batches.ts';

const ITEMS = 9_200;
const MEGABYTE = 1024 * 1024;

function* hugeExport(): Generator<string> {
  const [head = '', tail = ''] = wxr().split('</channel>');
  yield head;
  const body = '<p>Đồng bằng sông Cửu Long vào mùa nước nổi.</p>\n'.repeat(80);
  for (let id = 1; id <= ITEMS; id += 1) yield item({ id: String(id), body });
  yield `</channel>${tail}`;
}

test('an export of 50 MB passes through in bounded memory and time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'toasoan-huge-'));
  try {
    const path = join(folder, 'huge.xml');
    await pipeline(Readable.from(hugeExport()), createWriteStream(path));
    expect((await stat(path)).size).toBeGreaterThan(50 * MEGABYTE);
    const startMemory = process.memoryUsage().heapUsed;
    const startTime = process.cpuUsage();
    let highest = 0;
    let items = 0;
    expect((await surveyWxr(path)).itemCount).toBe(ITEMS);
    for await (const batch of itemBatches(path)) {
      items += batch.length;
      highest = Math.max(highest, process.memoryUsage().heapUsed - startMemory);
    }
    const { user, system } = process.cpuUsage(startTime);
    expect(items).toBe(ITEMS);
    expect(highest).toBeLessThan(200 * MEGABYTE);
    expect((user + system) / 1_000_000).toBeLessThan(60);
  } finally {
    await rm(folder, { recursive: true });
  }
}, 300_000);
