import type { Sharp } from 'sharp';
import type { LookName } from '../pictures/demo-scenes.ts';
import { sceneOf } from '../pictures/demo-scenes.ts';
import { drawScene } from '../pictures/draw-scene.ts';
import type { IndexedPicture } from '../pictures/indexed-png.ts';
import { lookOfFields } from '../pictures/small-look.ts';
import { type CameraFacts, photographWords } from './photograph-words.ts';

const DRAWN = { width: 960, height: 640 };
const SMALL = 480;
/** From which the check takes the look of a picture. */
const GLANCE = 128;

export interface Photograph {
  readonly look: LookName;
  readonly seed: number;
  /** Of the file, in pixels; two thirds of it high. */
  readonly width: number;
  readonly mime: 'image/jpeg' | 'image/png';
  /** What the camera wrote; absent: the file says nothing of itself. */
  readonly exif?: CameraFacts;
  /** A white frame, with letters in its foot. */
  readonly hasFrame: boolean;
  /** The file says of itself that a model made it. */
  readonly isGenerated: boolean;
}

export interface DrawnPhotograph {
  readonly original: Buffer;
  readonly width: number;
  readonly height: number;
  readonly small: Buffer;
  readonly large: Buffer;
  readonly lookHash: string;
}

/**
 * Draws a photograph as large as contests ask for, with its previews. It is our own drawing and nothing is decoded, so the
 * image library runs here, at the first start of a demo alone.
 */
export async function drawPhotograph(photograph: Photograph): Promise<DrawnPhotograph> {
  const { default: sharp } = await import('sharp');
  const drawn = drawScene(sceneOf(photograph.look, photograph.seed), DRAWN.width, DRAWN.height);
  const colours = coloursOf(drawn);
  const { width, hasFrame } = photograph;
  const height = Math.round((width * 2) / 3);
  const from = () => sharp(colours, { raw: { ...DRAWN, channels: 3 } });
  const sized = (size: number) => {
    // Sixty are drawn at one start: what is larger than the drawing is made so in the fastest way.
    const kernel = size > DRAWN.width ? 'nearest' : 'cubic';
    const high = Math.round((size * 2) / 3);
    const picture = from().resize({ width: size, height: high, fit: 'fill', kernel });
    return hasFrame ? picture.composite([{ input: frame(size, high) }]) : picture;
  };
  const preview = (size: number) => sized(size).webp({ quality: 78, effort: 2 }).toBuffer();
  const [original, glance, small, large] = await Promise.all([
    encoded(sized(width), photograph),
    sized(GLANCE).png().toBuffer(),
    preview(SMALL),
    preview(DRAWN.width),
  ]);
  return { original, width, height, small, large, lookHash: await lookOf(sharp(glance)) };
}

/** As the check computes it (`core/images/look-hash.ts`), which runs in another process. */
async function lookOf(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(9, 8, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return lookOfFields((column, row) => data[(row * 9 + column) * info.channels] ?? 0);
}

function coloursOf({ width, height, pixels, palette }: IndexedPicture): Buffer {
  const colours = Buffer.alloc(width * height * 3);
  let at = 0;
  for (const index of pixels) {
    const [red, green, blue] = palette[index] ?? [0, 0, 0];
    colours[at] = red;
    colours[at + 1] = green;
    colours[at + 2] = blue;
    at += 3;
  }
  return colours;
}

/** Few bytes: sixty of them are drawn at one start. */
async function encoded(picture: Sharp, photograph: Photograph): Promise<Buffer> {
  const { exif, xmp } = photographWords(photograph);
  const worded = exif === undefined ? picture : picture.withExif(exif);
  const whole = xmp === undefined ? worded : worded.withXmp(xmp);
  return await (photograph.mime === 'image/png'
    ? whole.png({ palette: true, compressionLevel: 6 })
    : whole.jpeg({ quality: 62 })
  ).toBuffer();
}

/** Letters are strokes: a machine without fonts draws them too. */
const M = 'M0 10V0L4 6L8 0V10';
const A = 'M0 10L4 0L8 10M2 6H6';
const I = 'M4 0V10';
const N = 'M0 10V0L8 10V0';
const LETTERS = [M, A, I, M, A, I, A, N, M, A, I];

function frame(width: number, height: number): Buffer {
  const unit = width / 1_000;
  const [side, top, foot] = [14 * unit, 14 * unit, 42 * unit];
  const letters = LETTERS.map(
    (path, at) =>
      `<path d="${path}" transform="translate(${width - side - (LETTERS.length - at) * 19 * unit} ${height - foot + 12 * unit}) scale(${1.6 * unit})" fill="none" stroke="#333" stroke-width="1.6"/>`,
  ).join('');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#fff" fill-rule="evenodd" d="M0 0H${width}V${height}H0ZM${side} ${top}V${height - foot}H${width - side}V${top}Z"/>${letters}</svg>`,
  );
}
