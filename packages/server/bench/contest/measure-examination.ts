import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { openImageProcess } from '#server/core/images/open-image-process.ts';
import type { Print } from '../bench-orders.ts';
import { p50AndP99 } from '../percentiles.ts';
import { most, type Verdict } from '../verdicts.ts';

const PICTURES = 40;
const WIDTH = 6_000;
const HEIGHT = 4_000;
/** A contest of 17,000 works is checked in a night. */
const MAX = { seconds: 2, memoryMb: 900 } as const;

/** Pictures of 24 megapixels, one after the other, in the process that decodes them. */
export async function measureExamination(print: Print): Promise<Verdict[]> {
  const folder = await mkdtemp(join(tmpdir(), 'toasoan-bench-'));
  const images = openImageProcess();
  try {
    const path = join(folder, 'picture.jpg');
    await sharp({
      create: {
        width: WIDTH / 4,
        height: HEIGHT / 4,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .resize(WIDTH, HEIGHT)
      .jpeg({ quality: 90 })
      .toFile(path);
    const times: number[] = [];
    let memory = 0;
    for (let round = 0; round < PICTURES; round += 1) {
      const begun = performance.now();
      await images.examineClosely(path);
      times.push((performance.now() - begun) / 1000);
      memory = Math.max(memory, highestMemory(images.pid));
    }
    const { p50, p99 } = p50AndP99(times);
    print(
      `24 megapixels examined closely: p50 ${p50.toFixed(2)} s, p99 ${p99.toFixed(2)} s, ${(60 / p50).toFixed(0)} a minute; ${memory.toFixed(0)} MB at most.`,
    );
    return [
      most('p50 seconds of a close examination', p50, MAX.seconds),
      most('MB of the process that decodes', memory, MAX.memoryMb),
    ];
  } finally {
    await images.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function highestMemory(pid: number | undefined): number {
  if (pid === undefined) return 0;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}
