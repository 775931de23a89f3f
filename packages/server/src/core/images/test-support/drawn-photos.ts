import sharp from 'sharp';
import type { GreyPicture } from '../hints/grey-picture.ts';

/** The same numbers for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const WIDTH = 1024;
const HEIGHT = 682;

/** A sky over land with noise in three sizes, as a photograph has it, and blades of grass below. */
export async function drawnPhoto(seed: number, { grass = 60 } = {}): Promise<Buffer> {
  const next = numbersFrom(seed * 7_919);
  const sky = `hsl(${Math.round(next() * 360)},55%,${60 + Math.round(next() * 30)}%)`;
  const land = `hsl(${Math.round(next() * 360)},45%,${20 + Math.round(next() * 30)}%)`;
  const blades = Array.from({ length: grass }, () => {
    const [x, y] = [next() * WIDTH, HEIGHT * (0.75 + next() * 0.25)];
    const light = 30 + Math.round(next() * 60);
    return `<path d="M${x} ${y}q${next() * 16 - 8} ${-next() * 25} ${next() * 30 - 15} ${-next() * 50}"
      stroke="hsl(90,50%,${light}%)" stroke-width="${1 + next() * 3}" fill="none"/>`;
  });
  const base = svg(
    `<linearGradient id="g" x2="0" y2="1"><stop offset="0" stop-color="${sky}"/><stop offset="1" stop-color="${land}"/>
     </linearGradient><rect width="100%" height="100%" fill="url(#g)"/>${blades.join('')}`,
  );
  const layers = [];
  for (const [cells, strength] of [
    [7, 0.5],
    [40, 0.25],
    [300, 0.1],
  ] as const) {
    layers.push({ input: await noise(next, cells, strength) });
  }
  return await sharp(base).composite(layers).jpeg({ quality: 88 }).toBuffer();
}

async function noise(next: () => number, cells: number, strength: number): Promise<Buffer> {
  const [width, height] = [cells, Math.ceil((cells * HEIGHT) / WIDTH)];
  const raw = Buffer.alloc(width * height * 4);
  for (let at = 0; at < raw.length; at += 4) {
    raw.fill(Math.round(next() * 255), at, at + 3);
    raw[at + 3] = Math.round(255 * strength * next());
  }
  return await sharp(raw, { raw: { width, height, channels: 4 } })
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .png()
    .toBuffer();
}

export function svg(content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`,
  );
}

/** Lines of letters on a field of 6 × 10, so that no test depends on the fonts of a machine. */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'M0 10L3 0L6 10M1 7H5',
  E: 'M6 0H0V10H6M0 5H5',
  H: 'M0 0V10M6 0V10M0 5H6',
  I: 'M1 0V10',
  L: 'M0 0V10H5',
  M: 'M0 10V0L4 6L8 0V10',
  N: 'M0 10V0L6 10V0',
  O: 'M0 3L2 0H4L6 3V7L4 10H2L0 7Z',
  T: 'M0 0H6M3 0V10',
  U: 'M0 0V8L2 10H4L6 8V0',
  V: 'M0 0L3 10L6 0',
};

/** Of letters that differ from the usual width; a blank is narrow too. */
const WIDTHS: Readonly<Record<string, number>> = { I: 4, M: 11, ' ': 5 };

/** Words as strokes; `size` is the height of a letter. */
export function words(text: string, { x = 0, y = 0, size = 16, paint = '#fff', opacity = 1 } = {}): string {
  const scale = size / 10;
  let left = 0;
  const paths = [...text].map((letter) => {
    const path = LETTERS[letter];
    const at = left;
    left += WIDTHS[letter] ?? 8.5;
    return path === undefined ? '' : `<path transform="translate(${at} 0)" d="${path}"/>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale})" stroke="${paint}" stroke-width="1.6" fill="none"
    stroke-opacity="${opacity}">${paths.join('')}</g>`;
}

export async function withOverlay(photo: Buffer, content: string): Promise<Buffer> {
  return await sharp(photo)
    .composite([{ input: svg(content) }])
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** As the examination looks at it. */
export async function greyOf(picture: Buffer): Promise<GreyPicture> {
  const { data, info } = await sharp(picture)
    .resize({ width: 1024, height: 1024, fit: 'inside' })
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}
