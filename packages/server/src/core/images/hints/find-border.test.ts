import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawnPhoto, greyOf, svg } from '../test-support/drawn-photos.ts';
import { findBorder } from './find-border.ts';

const photo = await drawnPhoto(1);
const framed = async (
  sides: { top?: number; bottom?: number; left?: number; right?: number },
  background: string,
) =>
  findBorder(
    await greyOf(
      await sharp(photo)
        .extend({ ...sides, background })
        .jpeg()
        .toBuffer(),
    ),
  );
const drawn = async (content: string) =>
  findBorder(await greyOf(await sharp(svg(content)).jpeg().toBuffer()));

describe('a frame around a picture', () => {
  it('is found on all sides, in any tone and when it is thin', async () => {
    const around = (width: number) => ({ top: width, bottom: width, left: width, right: width });
    expect(await framed(around(40), '#fff')).toMatchObject({
      top: expect.closeTo(5.2, 0),
      left: expect.closeTo(3.6, 0),
    });
    expect(await framed(around(8), '#301010')).not.toBeNull();
  });

  it('is found where only two opposite sides have it, and where one is thicker', async () => {
    expect(await framed({ top: 50, bottom: 50 }, '#000')).toMatchObject({ left: 0, right: 0 });
    expect(await framed({ top: 20, bottom: 120, left: 20, right: 20 }, '#fff')).not.toBeNull();
  });

  it('is not seen in a photograph, nor in a strip on one side', async () => {
    expect(findBorder(await greyOf(photo))).toBeNull();
    expect(await framed({ bottom: 60 }, '#fff')).toBeNull();
  });

  it.each([
    [
      'a sky above and water below in one tone',
      '<rect width="100%" height="100%" fill="#bcd"/><circle cx="500" cy="340" r="200" fill="#543"/>',
    ],
    [
      'a night with a few lamps',
      '<rect width="100%" height="100%" fill="#000"/><circle cx="300" cy="350" r="9" fill="#fff"/><circle cx="700" cy="300" r="12" fill="#ffa"/>',
    ],
    ['a plain wall', '<rect width="100%" height="100%" fill="#ddd"/>'],
  ])('is not seen in %s', async (_name, content) => {
    expect(await drawn(content)).toBeNull();
  });
});
