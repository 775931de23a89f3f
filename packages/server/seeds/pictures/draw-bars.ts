import type { IndexedPicture } from './indexed-png.ts';
import { colourOf } from './scene.ts';

const [PAPER, LINE, NEW, KEPT] = [0, 1, 2, 3];

/** One column for each of so many things, those that are new first and in another colour. */
export function drawBars(
  { all, fresh }: { readonly all: number; readonly fresh: number },
  width: number,
  height: number,
): IndexedPicture {
  const pixels = new Uint8Array(width * height).fill(PAPER);
  const fill = (left: number, top: number, wide: number, high: number, colour: number) => {
    for (let y = top; y < top + high; y += 1) pixels.fill(colour, y * width + left, y * width + left + wide);
  };
  const [margin, floor] = [Math.round(width * 0.06), Math.round(height * 0.86)];
  const step = Math.floor((width - 2 * margin) / all);
  for (let index = 0; index < all; index += 1) {
    const high = Math.round(height * (0.3 + 0.4 * Math.abs(Math.sin(index * 1.7))));
    const wide = Math.round(step * 0.66);
    fill(margin + index * step, floor - high, wide, high, index < fresh ? NEW : KEPT);
  }
  fill(margin, floor, width - 2 * margin, Math.max(2, Math.round(height / 200)), LINE);
  return { width, height, pixels, palette: ['#ffffff', '#1c1e21', '#a0141e', '#1b5faa'].map(colourOf) };
}
