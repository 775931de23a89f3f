import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll } from 'vitest';

/** Red, green over blue, white: every rotation and every cut of it differs. */
export const CORNERS = { red: '#ff0000', green: '#00ff00', blue: '#0000ff', white: '#ffffff' } as const;
export type Corner = keyof typeof CORNERS;

/** Of four fields of one colour each, and of even size. */
export function fourColours(width: number, height: number) {
  const field = (background: string) => ({
    create: { width: width / 2, height: height / 2, channels: 3 as const, background },
  });
  return sharp({ create: { width, height, channels: 3, background: CORNERS.red } }).composite([
    { input: field(CORNERS.green), left: width / 2, top: 0 },
    { input: field(CORNERS.blue), left: 0, top: height / 2 },
    { input: field(CORNERS.white), left: width / 2, top: height / 2 },
  ]);
}

/** The colours of the four corners in reading order; null where a corner has none of them. */
export async function cornersOf(picture: Buffer | string): Promise<(Corner | null)[]> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const margin = 2;
  const [right, bottom] = [info.width - 1 - margin, info.height - 1 - margin];
  const spots = [
    [margin, margin],
    [right, margin],
    [margin, bottom],
    [right, bottom],
  ] as const;
  return spots.map(([x, y]) => nameOf(data.subarray((y * info.width + x) * info.channels)));
}

function nameOf(pixel: Buffer): Corner | null {
  const bits = [pixel[0], pixel[1], pixel[2]]
    .map((value = 0) => (value > 200 ? 1 : value < 60 ? 0 : 2))
    .join('');
  const names: Readonly<Record<string, Corner>> = {
    '100': 'red',
    '010': 'green',
    '001': 'blue',
    '111': 'white',
  };
  return names[bits] ?? null;
}

/** A folder of the test file; it is deleted afterwards. */
export async function pictureFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'toasoan-pictures-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const newPath = () => join(folder, randomUUID());
  return {
    folder,
    newPath,
    async keep(bytes: Buffer): Promise<string> {
      const path = newPath();
      await writeFile(path, bytes);
      return path;
    },
  };
}
