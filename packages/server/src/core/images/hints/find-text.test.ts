import { describe, expect, it } from 'vitest';
import { drawnPhoto, greyOf, svg, withOverlay, words } from '../test-support/drawn-photos.ts';
import { standingOut } from './find-strokes.ts';
import { findText } from './find-text.ts';

const photo = await drawnPhoto(2);
const textOf = async (picture: Buffer) => findText(standingOut(await greyOf(picture)));
const NAME = 'MINH HOA TOAN';

describe('letters at the edge of a picture', () => {
  it.each([
    ['white at the lower right', { x: 800, y: 645 }, { edge: 'BOTTOM', side: 'RIGHT' }],
    ['black at the lower left', { x: 20, y: 640, paint: '#000' }, { edge: 'BOTTOM', side: 'LEFT' }],
    ['at the upper edge', { x: 430, y: 20, paint: '#000' }, { edge: 'TOP', side: 'CENTRE' }],
  ])('are found: %s', async (_name, place, where) => {
    expect(await textOf(await withOverlay(photo, words(NAME, place)))).toMatchObject(where);
  });

  it('are not looked for in the middle, where signs of the scene stand', async () => {
    expect(await textOf(await withOverlay(photo, words(NAME, { x: 400, y: 330 })))).toBeNull();
  });

  it('are not seen in grass, nor in a fence', async () => {
    expect(await textOf(await drawnPhoto(3, { grass: 700 }))).toBeNull();
    const pales = Array.from(
      { length: 60 },
      (_, at) => `<rect x="${at * 17}" y="630" width="4" height="28" fill="#fff"/>`,
    );
    expect(await textOf(await withOverlay(photo, pales.join('')))).toBeNull();
  });

  it('are not seen in ordinary pictures', async () => {
    const seen = [];
    for (let seed = 10; seed < 13; seed += 1) seen.push(await textOf(await drawnPhoto(seed)));
    expect(seen.filter((found) => found !== null)).toEqual([]);
    expect(await textOf(svg('<rect width="100%" height="100%" fill="#789"/>'))).toBeNull();
  });
});
