import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { openImageProcess } from './open-image-process.ts';
import { drawnPhoto, withOverlay, words } from './test-support/drawn-photos.ts';
import { pictureFolder } from './test-support/test-pictures.ts';

const pool = openImageProcess();
afterAll(() => pool.stop());
const { keep } = await pictureFolder();
const examine = async (bytes: Buffer) => await pool.examineClosely(await keep(bytes));
const photo = await drawnPhoto(6);

/** Bits in which the nearest two of these looks differ. */
function nearest(some: readonly string[], others: readonly string[]): number {
  const bits = (one: string, other: string) =>
    BigInt.asUintN(64, BigInt(one) ^ BigInt(other))
      .toString(2)
      .replaceAll('0', '').length;
  return Math.min(...some.flatMap((one) => others.map((other) => bits(one, other))));
}

describe('the close examination of a picture', () => {
  it('reads who owns it apart from what everybody may see', async () => {
    const exif = {
      IFD0: {
        Make: 'NIKON',
        Model: 'NIKON Z 8',
        Software: 'Ver.02.00',
        Artist: 'Quang Minh',
        Copyright: 'Quang Minh',
      },
      IFD2: { DateTimeOriginal: '2026:09:14 06:30:00', BodySerialNumber: '3004512' },
    };
    const found = await examine(await sharp(photo).withExif(exif).jpeg().toBuffer());
    expect(found).toMatchObject({
      takenTime: '2026-09-13T23:30:00.000Z',
      owner: 'Quang Minh · 3004512',
      exif: { camera: 'NIKON Z 8', software: 'Ver.02.00' },
      hints: { border: null, text: null, repeatedMark: null, ai: [] },
    });
    expect(JSON.stringify(found.exif)).not.toContain('Quang Minh');
  });

  it('sees a frame, letters and a prompt', async () => {
    const named = await withOverlay(photo, words('MINH HOA TOAN', { x: 20, y: 640, paint: '#000' }));
    expect(await examine(named)).toMatchObject({ hints: { text: { edge: 'BOTTOM', side: 'LEFT' } } });
    const framed = await sharp(photo).extend({ top: 30, bottom: 30, background: '#fff' }).png().toBuffer();
    expect((await examine(framed)).hints.border).not.toBeNull();
    const asked = sharp(photo)
      .resize(1024, 1024, { fit: 'fill' })
      .withExif({ IFD0: { Software: 'ComfyUI' } });
    expect((await examine(await asked.jpeg().toBuffer())).hints.ai.map(({ kind }) => kind)).toEqual([
      'GENERATOR',
      'SIZE',
    ]);
  });

  it('knows how a copy looks that is cut or mirrored', async () => {
    const own = await examine(photo);
    const { width, height } = await sharp(photo).metadata();
    const cut = { left: 0, top: 0, width: Math.round(width * 0.8), height: Math.round(height * 0.8) };
    const cutOff = await examine(await sharp(photo).extract(cut).jpeg().toBuffer());
    expect(nearest([cutOff.lookHash], [own.lookHash])).toBeGreaterThan(6);
    expect(nearest([cutOff.lookHash], own.cuts)).toBeLessThanOrEqual(6);
    const mirrored = await examine(await sharp(photo).flop().jpeg({ quality: 70 }).toBuffer());
    expect(nearest([mirrored.mirrored], [own.lookHash])).toBeLessThanOrEqual(6);
  });

  it('refuses what the plain examination refuses', async () => {
    await expect(examine(Buffer.from('<svg/>'))).rejects.toMatchObject({ reason: 'TYPE_NOT_ALLOWED' });
  });
});
