import { crestOf } from './crests.ts';
import type { Colour, IndexedPicture } from './indexed-png.ts';
import { chance, colourOf, type Ground, type Scene, shades } from './scene.ts';

const SKY = 96;
const GROUND = 24;

interface Layer {
  readonly ground: Ground;
  readonly crest: Float32Array;
  /** Its highest row. */
  readonly top: number;
  /** First of its shades in the palette. */
  readonly first: number;
}

/** Draws a landscape: sky, grounds one before the other, sun and lights. */
export function drawScene(scene: Scene, width: number, height: number): IndexedPicture {
  const palette: Colour[] = [...shades(...scene.sky, SKY)];
  const layers = scene.grounds.map(([ground, crestColour, foot], index): Layer => {
    const first = palette.length;
    palette.push(...shades(crestColour, foot, GROUND));
    const crest = crestOf(ground, width, height, scene.seed * 31 + index * 7);
    return { ground, crest, top: crest.reduce((least, at) => Math.min(least, at), height), first };
  });
  const light = palette.length;
  palette.push(colourOf(scene.lights?.colour ?? '#ffe9a8'), colourOf(scene.sun?.[2] ?? '#ffffff'));
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const sky = Math.min(SKY - 1, Math.floor((y / (height * 0.72)) * SKY));
    pixels.fill(sky, y * width, (y + 1) * width);
    for (const layer of layers) drawRow({ width, height, pixels }, layer, y, light);
  }
  const picture = { width, height, pixels, palette };
  if (scene.sun !== undefined) drawSun(picture, scene.sun, light + 1);
  if (scene.lights !== undefined) drawLights(picture, scene.lights.count, scene.seed, light);
  return picture;
}

/** The columns of a ground in one row; nearer grounds are drawn over it. */
function drawRow(
  { width, height, pixels }: Pick<IndexedPicture, 'width' | 'height' | 'pixels'>,
  layer: Layer,
  y: number,
  light: number,
): void {
  if (y < layer.top) return;
  for (let x = 0; x < width; x += 1) {
    const depth = y - (layer.crest[x] ?? height);
    if (depth >= 0)
      pixels[y * width + x] = layer.first + shadeAt(layer.ground, x, y, depth, height, light - layer.first);
  }
}

/** Among the shades of a ground, or the light of a window. */
function shadeAt(ground: Ground, x: number, y: number, depth: number, height: number, light: number): number {
  const shade = Math.min(GROUND - 1, Math.floor((depth / (height * 0.5)) * GROUND));
  switch (ground) {
    case 'terraces':
      return (shade + (Math.floor(depth / 14) % 3) * 5) % GROUND;
    case 'fields':
      return (shade + (Math.floor(depth / (10 + depth / 12)) % 2) * 6) % GROUND;
    case 'sea':
      return Math.min(GROUND - 1, shade + glitter(x, y));
    case 'city':
      return isWindow(x, depth) ? light : shade;
    default:
      return shade;
  }
}

function glitter(x: number, y: number): number {
  return (Math.imul((x >> 5) * 73 + (y >> 2) * 179, 2_654_435_761) >>> 28) % 4;
}

function isWindow(x: number, depth: number): boolean {
  if (x % 18 < 8 || depth % 24 < 12 || depth < 20) return false;
  return Math.imul(Math.floor(x / 18) * 97 + Math.floor(depth / 24) * 57, 2_654_435_761) >>> 30 === 0;
}

/** Only over the sky: nearer grounds hide it. */
function drawSun(picture: IndexedPicture, [x, y]: readonly [number, number, string], index: number): void {
  const radius = picture.height * 0.055;
  disc(picture, x * picture.width, y * picture.height, radius, (at) => {
    if ((picture.pixels[at] ?? SKY) < SKY) picture.pixels[at] = index;
  });
}

function drawLights(picture: IndexedPicture, count: number, seed: number, index: number): void {
  const next = chance(seed + 99);
  for (let made = 0; made < count; made += 1) {
    const radius = picture.height * (0.008 + next() * 0.022);
    disc(picture, next() * picture.width, next() * picture.height * 0.55, radius, (at) => {
      picture.pixels[at] = index;
    });
  }
}

function disc(
  { width, height }: IndexedPicture,
  centreX: number,
  centreY: number,
  radius: number,
  paint: (at: number) => void,
): void {
  for (let y = Math.max(0, Math.ceil(centreY - radius)); y < Math.min(height, centreY + radius); y += 1) {
    const half = Math.sqrt(radius ** 2 - (y - centreY) ** 2);
    for (let x = Math.max(0, Math.ceil(centreX - half)); x < Math.min(width, centreX + half); x += 1) {
      paint(y * width + x);
    }
  }
}
