import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { Rendition } from './image-work.ts';
import { openImageProcess } from './open-image-process.ts';
import { HTML_TAIL, polyglot, withStrayBytes } from './test-support/hostile-pictures.ts';
import { cornersOf, fourColours, pictureFolder } from './test-support/test-pictures.ts';

const pool = openImageProcess();
afterAll(() => pool.stop());
const { keep, newPath } = await pictureFolder();
const WHOLE = ['red', 'green', 'blue', 'white'];
const FORMATS = ['avif', 'webp', 'jpg'] as const;

async function render(bytes: Buffer, options: Partial<Rendition> = {}): Promise<Buffer> {
  const to = newPath();
  await pool.render(await keep(bytes), to, { width: 320, cut: undefined, format: 'webp', ...options });
  return await readFile(to);
}

describe('a rendition', () => {
  it.each(FORMATS)('is the picture in the size and format asked for: %s', async (format) => {
    const made = await render(await fourColours(1200, 800).png().toBuffer(), { format });
    expect(await sharp(made).metadata()).toMatchObject({
      format: { avif: 'heif', webp: 'webp', jpg: 'jpeg' }[format],
      width: 320,
      height: 213,
      space: 'srgb',
    });
    expect(await cornersOf(made)).toEqual(WHOLE);
  });

  it('is never larger than the picture', async () => {
    const made = await render(await fourColours(100, 60).png().toBuffer(), { width: 1920 });
    expect(await sharp(made).metadata()).toMatchObject({ width: 100, height: 60 });
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is turned the way its orientation says: %i', async (orientation) => {
    const upright = await fourColours(600, 400).png().toBuffer();
    const stored = await turnedAgainst(upright, orientation).withMetadata({ orientation }).jpeg().toBuffer();
    const made = await render(stored, { format: 'jpg' });
    expect(await sharp(made).metadata()).toMatchObject({ width: 320, height: 213 });
    expect(await cornersOf(made)).toEqual(WHOLE);
    const right = await render(stored, { format: 'jpg', cut: { x: 0.5, y: 0, width: 0.5, height: 1 } });
    expect(await cornersOf(right)).toEqual(['green', 'green', 'white', 'white']);
  });

  it.each([
    ['the left half', { x: 0, y: 0, width: 0.5, height: 1 }, ['red', 'red', 'blue', 'blue'], [320, 427]],
    [
      'the lower half',
      { x: 0, y: 0.5, width: 1, height: 0.5 },
      ['blue', 'white', 'blue', 'white'],
      [320, 107],
    ],
    [
      'one corner',
      { x: 0.75, y: 0.75, width: 0.25, height: 0.25 },
      ['white', 'white', 'white', 'white'],
      [300, 200],
    ],
    [
      'the last pixels',
      { x: 0.98, y: 0, width: 0.02, height: 0.02 },
      ['green', 'green', 'green', 'green'],
      [24, 16],
    ],
  ])('is cut as asked: %s', async (_name, cut, corners, [width, height]) => {
    const made = await render(await fourColours(1200, 800).png().toBuffer(), { cut });
    expect(await sharp(made).metadata()).toMatchObject({ width, height });
    expect(await cornersOf(made)).toEqual(corners);
  });

  it.each(FORMATS)('says nothing of what the file said: %s', async (format) => {
    const words = 'kanarienvogel';
    const reported = await fourColours(400, 300)
      .withExif({
        IFD0: { Artist: words, Copyright: words, ImageDescription: words },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 1/1 30/1' },
      })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${words}</a></x:xmpmeta>`)
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect(reported.includes(words)).toBe(true);
    const made = await render(reported, { format });
    for (const trace of [words, 'Exif\0', 'adobe:ns:meta', 'xmpmeta', '8BIM']) {
      expect(made.includes(trace)).toBe(false);
    }
    const facts = await sharp(made).metadata();
    expect([facts.exif, facts.xmp, facts.iptc, facts.icc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    const behind = await render(await polyglot(), { format });
    expect(behind.includes(HTML_TAIL)).toBe(false);
    expect(behind.includes('PK\x05\x06')).toBe(false);
  });

  it('keeps what can be seen through, and is white there in JPEG', async () => {
    const empty = { create: { width: 40, height: 40, channels: 4 as const, background: '#ff000000' } };
    const bytes = await sharp(empty).png().toBuffer();
    for (const format of ['avif', 'webp'] as const) {
      expect((await sharp(await render(bytes, { format })).stats()).isOpaque).toBe(false);
    }
    expect(await cornersOf(await render(bytes, { format: 'jpg' }))).toEqual(Array(4).fill('white'));
  });

  it('has colours for screens where the file has those of print', async () => {
    const print = await fourColours(400, 300).toColourspace('cmyk').jpeg().toBuffer();
    expect(await sharp(print).metadata()).toMatchObject({ space: 'cmyk' });
    for (const format of FORMATS) {
      expect(await sharp(await render(print, { format })).metadata()).toMatchObject({
        space: 'srgb',
        channels: 3,
      });
    }
  });

  it('is the first picture of one that moves', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = [await frame('#ff0000'), await frame('#0000ff')];
    const moving = sharp(frames, { join: { animated: true } });
    for (const bytes of [await moving.clone().gif().toBuffer(), await moving.clone().webp().toBuffer()]) {
      expect((await sharp(bytes).metadata()).pages).toBe(2);
      for (const format of FORMATS) {
        const made = await render(bytes, { format });
        expect((await sharp(made).metadata()).pages ?? 1).toBe(1);
        expect(await cornersOf(made)).toEqual(Array(4).fill('red'));
      }
    }
  });

  it('is made of files with stray bytes, which cameras write', async () => {
    const made = await render(withStrayBytes(await fourColours(400, 300).jpeg().toBuffer()));
    expect(await cornersOf(made)).toEqual(WHOLE);
  });

  it('fails as the machine does where it cannot be written, and the file is not to blame', async () => {
    const path = await keep(await fourColours(40, 30).jpeg().toBuffer());
    const nowhere = `${newPath()}/not-there/picture`;
    await expect(pool.render(path, nowhere, { width: 320, cut: undefined, format: 'jpg' })).rejects.toThrow(
      'ENOENT',
    );
  });
});

/** As a camera held this way stores it. */
function turnedAgainst(upright: Buffer, orientation: number) {
  const picture = sharp(upright);
  const ways = [
    () => picture,
    () => picture.flop(),
    () => picture.rotate(180),
    () => picture.flip(),
    () => picture.flip().rotate(90),
    () => picture.rotate(270),
    () => picture.flip().rotate(270),
    () => picture.rotate(90),
  ];
  return ways[orientation - 1]?.() ?? picture;
}
