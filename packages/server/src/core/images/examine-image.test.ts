import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { openImageProcess } from './open-image-process.ts';
import { pngBomb, polyglot, SVG, withStrayBytes } from './test-support/hostile-pictures.ts';
import { fourColours, pictureFolder } from './test-support/test-pictures.ts';

const pool = openImageProcess();
afterAll(() => pool.stop());
const { keep, newPath } = await pictureFolder();
const examine = async (bytes: Buffer) => await pool.examine(await keep(bytes));

const as = async (format: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif') =>
  await fourColours(300, 200).toFormat(format).toBuffer();

describe('what is read of a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    'is its type by content, its size and a small likeness: %s',
    async (format) => {
      const mime = `image/${format}`;
      const found = await examine(await as(format));
      expect(found).toMatchObject({ mime, width: 300, height: 200, takenTime: null, credit: '', exif: {} });
      expect(found.placeholder).toMatch(/^data:image\/webp;base64,[\w+/=]{40,600}$/);
      const likeness = await sharp(Buffer.from(found.placeholder.split(',')[1] ?? '', 'base64')).metadata();
      expect(likeness).toMatchObject({ format: 'webp', width: 20, height: 13 });
    },
  );

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is the size it is shown in: orientation %i', async (orientation) => {
    const turned = orientation > 4 ? { width: 200, height: 300 } : { width: 300, height: 200 };
    expect(
      await examine(await fourColours(300, 200).withMetadata({ orientation }).jpeg().toBuffer()),
    ).toMatchObject(turned);
  });

  it('tells pictures that look the same from others, whatever their size, format and turn', async () => {
    const scene = (seed: number) =>
      sharp({
        create: { width: 900, height: 600, channels: 3, background: '#888' },
      }).composite(
        [0, 1, 2, 3, 4, 5].map((at) => ({
          input: {
            create: {
              width: 150,
              height: 150,
              channels: 3 as const,
              background: `rgb(${(seed * (at + 3) * 47) % 256},${(seed * (at + 1) * 91) % 256},60)`,
            },
          },
          left: (at * 137 * seed) % 750,
          top: (at * 211 * seed) % 450,
        })),
      );
    const first = await scene(1).png().toBuffer();
    const same = [
      await sharp(first).jpeg({ quality: 60 }).toBuffer(),
      await sharp(first).resize(333).webp().toBuffer(),
      await sharp(first).rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    ];
    const { lookHash } = await examine(first);
    for (const copy of same) {
      expect(differingBits(lookHash, (await examine(copy)).lookHash)).toBeLessThanOrEqual(4);
    }
    const other = await examine(await scene(5).png().toBuffer());
    expect(differingBits(lookHash, other.lookHash)).toBeGreaterThan(12);
  });
});

const jpeg = await fourColours(600, 400).jpeg().toBuffer();
const [tiff, avif, png] = await Promise.all([as('tiff'), as('avif'), as('png')]);

describe('a file that is no picture of ours', () => {
  it.each([
    ['SVG, whatever its name says', SVG, 'TYPE_NOT_ALLOWED'],
    ['a web page', Buffer.from('<!doctype html><title>x</title>'), 'TYPE_NOT_ALLOWED'],
    ['nothing at all', Buffer.alloc(0), 'TYPE_NOT_ALLOWED'],
    ['TIFF', tiff, 'TYPE_NOT_ALLOWED'],
    ['AVIF', avif, 'TYPE_NOT_ALLOWED'],
    ['16,000 × 16,000 pixels in a few kilobytes', pngBomb(16_000, 16_000), 'TOO_MANY_PIXELS'],
    ['30,000 × 30,000 pixels', pngBomb(30_000, 30_000), 'TOO_MANY_PIXELS'],
    ['a file that was cut off', jpeg.subarray(0, jpeg.length / 2), 'DAMAGED'],
    ['the first bytes of a file', jpeg.subarray(0, 20), 'DAMAGED'],
    ['a PNG with a broken middle', brokenPng(png), 'DAMAGED'],
  ])('is refused with its reason: %s', async (_name, bytes, reason) => {
    await expect(examine(bytes)).rejects.toMatchObject({ name: 'ImageRefused', reason });
    // The process that refused goes on.
    expect(await examine(jpeg)).toMatchObject({ width: 600 });
  });

  it('is told from a path where nothing lies: that is nothing the file can do for', async () => {
    await expect(pool.examine(newPath())).rejects.toThrow('ENOENT');
  });

  it('is not what a camera leaves between the parts, or somebody after the end', async () => {
    expect(await examine(withStrayBytes(jpeg))).toMatchObject({ width: 600 });
    expect(await examine(await polyglot())).toMatchObject({ mime: 'image/jpeg', width: 64 });
  });
});

function differingBits(one: string, other: string): number {
  const different = BigInt.asUintN(64, BigInt(one) ^ BigInt(other));
  return different.toString(2).replaceAll('0', '').length;
}

function brokenPng(png: Buffer): Buffer {
  const broken = Buffer.from(png);
  const data = broken.indexOf('IDAT') + 20;
  broken.fill(0xff, data, data + 20);
  return broken;
}
