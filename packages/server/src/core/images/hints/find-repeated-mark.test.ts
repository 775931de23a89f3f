import { describe, expect, it } from 'vitest';
import { drawnPhoto, greyOf, withOverlay, words } from '../test-support/drawn-photos.ts';
import { findRepeatedMark } from './find-repeated-mark.ts';
import { standingOut } from './find-strokes.ts';

const photo = await drawnPhoto(4);
const markOf = async (picture: Buffer) => findRepeatedMark(standingOut(await greyOf(picture)));

/** A word in rows and columns over the whole picture. */
function laidOver(text: string, turn: number): string {
  const marks = [];
  for (let y = 0; y < 700; y += 120)
    for (let x = 0; x < 1000; x += 230) marks.push(words(text, { x, y, size: 20, opacity: 0.45 }));
  return `<g transform="rotate(${turn} 512 341)">${marks.join('')}</g>`;
}

describe('a mark laid over a picture again and again', () => {
  it.each([0, -30])('is found, turned by %i degrees', async (turn) => {
    const found = await markOf(await withOverlay(photo, laidOver('HANH LAN VUI', turn)));
    expect(found?.copies).toBeGreaterThan(2);
  });

  it('is not seen in photographs, in a word that stands there once, nor in rows of windows', async () => {
    expect(await markOf(photo)).toBeNull();
    expect(await markOf(await drawnPhoto(5, { grass: 600 }))).toBeNull();
    expect(
      await markOf(await withOverlay(photo, words('HANH LAN VUI', { x: 300, y: 300, size: 40 }))),
    ).toBeNull();
    const windows = Array.from({ length: 96 }, (_, at) => {
      const [x, y] = [100 + (at % 12) * 70, 80 + Math.floor(at / 12) * 66];
      return `<rect x="${x}" y="${y}" width="9" height="20" fill="#ffe9a0"/>`;
    });
    expect(await markOf(await withOverlay(photo, windows.join('')))).toBeNull();
  });
});
