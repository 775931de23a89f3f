import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { type OpenImageProcess, openImageProcess } from './open-image-process.ts';
import { fourColours, pictureFolder } from './test-support/test-pictures.ts';

const IMAGE_PROCESS = fileURLToPath(new URL('test-support/image-pool-process.ts', import.meta.url));
const { keep, newPath } = await pictureFolder();
const small = await keep(await fourColours(60, 40).png().toBuffer());
/** Noise, so that drawing it takes a while. */
const slow = await keep(
  await sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer(),
);
/** Starting a process and drawing the slow picture take seconds on a busy machine. */
const PATIENCE = { timeout: 40_000 };
const AVIF = { width: 1280, cut: undefined, format: 'avif' } as const;

const open: OpenImageProcess[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((pool) => pool.stop()));
});
function anImageProcess(options?: Parameters<typeof openImageProcess>[0]): OpenImageProcess {
  const pool = openImageProcess(options);
  open.push(pool);
  return pool;
}

describe('the image process', () => {
  it('starts with the first picture, serves the next ones and ends when idle', async () => {
    const pool = anImageProcess({ idleMs: 300 });
    expect(pool.pid).toBeUndefined();
    await pool.examine(small);
    const { pid } = pool;
    await pool.examine(small);
    expect(pool.pid).toBe(pid);
    await expect.poll(() => isRunning(pid)).toBe(false);
    expect(pool.pid).toBeUndefined();
    expect(await pool.examine(small)).toMatchObject({ width: 60 });
  });

  it('runs at low priority and knows none of our secrets', async () => {
    const pool = anImageProcess();
    await pool.examine(small);
    expect(await statOf(pool.pid)).toMatchObject({ nice: 10 });
    const environment = await readFile(`/proc/${pool.pid}/environ`, 'utf8');
    const names = environment
      .split('\0')
      .filter(Boolean)
      .map((line) => line.split('=')[0]);
    const known = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'VIPS_BLOCK_UNTRUSTED', 'MALLOC_ARENA_MAX'];
    expect(names.filter((name = '') => !known.includes(name) && !name.startsWith('NODE_CHANNEL'))).toEqual(
      [],
    );
    expect(environment).toContain('VIPS_BLOCK_UNTRUSTED=1');
  });

  it('handles one picture at a time; a task beyond the queue must retry', async () => {
    const pool = anImageProcess({ line: 3 });
    // Requested at once: none of them has an answer before the queue is full.
    const asked = Array.from({ length: 7 }, () => pool.examine(small));
    const ends = await Promise.allSettled(asked);
    expect(ends.map(({ status }) => status).sort()).toEqual([
      ...Array(4).fill('fulfilled'),
      ...Array(3).fill('rejected'),
    ]);
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    for (const reason of refused) expect(reason).toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('is ended when a picture takes too long, and only that picture fails', async () => {
    const pool = anImageProcess({ wallMs: 5_000 });
    await pool.examine(small);
    const { pid } = pool;
    if (pid === undefined) throw new Error('the image work has a process');
    // However fast the machine is, a stopped process takes too long.
    process.kill(pid, 'SIGSTOP');
    const late = pool.render(slow, newPath(), AVIF);
    const next = pool.examine(small);
    await expect(late).rejects.toMatchObject({ reason: 'TOOK_TOO_LONG' });
    expect(isRunning(pid)).toBe(false);
    expect(await next).toMatchObject({ width: 60 });
  });

  it.each([
    ['work', { cpuMs: 400 }, 'TOOK_TOO_LONG'],
    ['memory', { memory: 130e6 }, 'TOO_MANY_PIXELS'],
  ])(
    'is ended when a picture takes too much %s, and only that picture fails',
    async (_what, bounds, reason) => {
      const pool = anImageProcess({ bounds });
      await pool.examine(small);
      const { pid } = pool;
      await expect(pool.render(slow, newPath(), AVIF)).rejects.toMatchObject({ reason });
      expect(isRunning(pid)).toBe(false);
      expect(await pool.examine(small)).toMatchObject({ width: 60 });
    },
  );

  it('may be killed during its work: the next process repeats it', async () => {
    const pool = anImageProcess();
    await pool.examine(small);
    const { pid } = pool;
    if (pid === undefined) throw new Error('the image work has a process');
    // It is stopped, so it has not finished the picture before it is killed.
    process.kill(pid, 'SIGSTOP');
    const to = newPath();
    const drawing = pool.render(small, to, { ...AVIF, width: 30 });
    // Until the task has been handed over.
    await setImmediate();
    kill(pid);
    await drawing;
    expect(pool.pid).not.toBe(pid);
    expect(await sharp(to).metadata()).toMatchObject({ width: 30 });
  });

  it('blames a file that crashed two processes, and no other file', async () => {
    const pool = anImageProcess();
    await pool.examine(small);
    const to = newPath();
    const drawing = pool.render(slow, to, AVIF);
    const next = pool.examine(small);
    const first = pool.pid;
    await untilDrawing(() => isDrawing(first));
    kill(first);
    await untilDrawing(() => pool.pid !== first && isDrawing(pool.pid));
    kill(pool.pid);
    await expect(drawing).rejects.toMatchObject({ reason: 'DAMAGED' });
    expect(existsSync(to)).toBe(false);
    expect(await next).toMatchObject({ width: 60 });
  });

  it('does not outlive its parent, even a killed one', async () => {
    const owner = spawn(process.execPath, [IMAGE_PROCESS, small], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await once(owner.stdout, 'data');
    const pid = Number(line);
    expect(isRunning(pid)).toBe(true);
    owner.kill('SIGKILL');
    await expect.poll(() => isRunning(pid), PATIENCE).toBe(false);
  });

  it('ends with its parent, and its current picture is not blamed', async () => {
    const pool = anImageProcess();
    await pool.examine(small);
    const { pid } = pool;
    const ends = Promise.allSettled([pool.render(slow, newPath(), AVIF), pool.examine(small)]);
    await untilDrawing(() => isDrawing(pid));
    await pool.stop();
    expect(isRunning(pid)).toBe(false);
    for (const end of await ends) {
      expect(end).toMatchObject({ status: 'rejected', reason: { code: 'UNAVAILABLE' } });
    }
    await expect(pool.examine(small)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

function kill(pid: number | undefined): void {
  if (pid !== undefined) process.kill(pid, 'SIGKILL');
}

function isRunning(pid: number | undefined): boolean {
  return pid !== undefined && existsSync(`/proc/${pid}/exe`);
}

const untilDrawing = (isSeen: () => boolean) => expect.poll(isSeen, { ...PATIENCE, interval: 5 }).toBe(true);

/** It has read most of the picture into its memory. */
function isDrawing(pid: number | undefined): boolean {
  if (!isRunning(pid)) return false;
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  return pages * 4096 > 120e6;
}

async function statOf(pid: number | undefined): Promise<{ nice: number }> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return { nice: Number(fields[16]) };
}
