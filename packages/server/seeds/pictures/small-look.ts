import { type Colour, type IndexedPicture, indexedPng } from './indexed-png.ts';

/** A small version of the picture: the placeholder shown until it is loaded. */
export async function placeholderOf(picture: IndexedPicture): Promise<string> {
  const [width, height] = [16, 10];
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [fromX, fromY] = [((x + 0.5) / width) * picture.width, ((y + 0.5) / height) * picture.height];
      pixels[y * width + x] = picture.pixels[Math.floor(fromY) * picture.width + Math.floor(fromX)] ?? 0;
    }
  }
  // The palette only lists colours that occur.
  const used = [...new Set(pixels)];
  const png = await indexedPng({
    width,
    height,
    pixels: pixels.map((index) => used.indexOf(index)),
    palette: used.map((index) => picture.palette[index] ?? [0, 0, 0]),
  });
  return `data:image/png;base64,${png.toString('base64')}`;
}

/**
 * Which of 9 × 8 fields is brighter than its right neighbour, in 64 bits: close enough to recognise duplicates
 * among drawn pictures. The library's workers smooth first, so they differ in even skies.
 */
export function lookOf({ width, height, pixels, palette }: IndexedPicture): string {
  const grey = palette.map(greyOf);
  const bright = (column: number, row: number) => {
    const [left, right] = [Math.floor((column * width) / 9), Math.floor(((column + 1) * width) / 9)];
    const [top, bottom] = [Math.floor((row * height) / 8), Math.floor(((row + 1) * height) / 8)];
    let [sum, count] = [0, 0];
    for (let y = top; y < bottom; y += 2) {
      for (let x = left; x < right; x += 2) {
        sum += grey[pixels[y * width + x] ?? 0] ?? 0;
        count += 1;
      }
    }
    return Math.round(sum / count);
  };
  return lookOfFields(bright);
}

/** @param bright of the 9 × 8 fields. */
export function lookOfFields(bright: (column: number, row: number) => number): string {
  let bits = 0n;
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      bits = (bits << 1n) | (bright(column, row) > bright(column + 1, row) ? 1n : 0n);
    }
  }
  return BigInt.asIntN(64, bits).toString();
}

/** By luminance: the colour values follow the eye, not the light. */
function greyOf([red, green, blue]: Colour): number {
  const light = (value: number) => (value / 255) ** 2.2;
  return 255 * (0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)) ** (1 / 2.2);
}
