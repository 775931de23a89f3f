import type { IndexedPicture } from './indexed-png.ts';
import { colourOf } from './scene.ts';

const WIDTH = 480;
const HEIGHT = 240;
/** Samples a pixel and side, which is also what its opacity counts. */
const SAMPLES = 4;
const LEVELS = SAMPLES * SAMPLES;

/** Whether a mark covers a point; the middle is 0, the height goes from -1 to 1. */
type Mark = (x: number, y: number) => boolean;

const isIn = (x: number, y: number, wide: number, high: number) => (x / wide) ** 2 + (y / high) ** 2 <= 1;

function petal(x: number, y: number, angle: number): boolean {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [along, across] = [x * sin - (y - 0.55) * cos, x * cos + (y - 0.55) * sin];
  return isIn(across, along - 0.62, 0.2, 0.6);
}

/** Drawn signs of invented partners. */
const MARKS = {
  lotus: (x, y) => [-1.1, -0.55, 0, 0.55, 1.1].filter((angle) => petal(x, y, angle)).length % 2 === 1,
  peaks: (x, y) => y < 0.7 && (y > Math.abs(x + 0.5) * 1.1 - 0.5 || y > Math.abs(x - 0.45) * 1.3 - 0.8),
  waves: (x, y) =>
    Math.abs(x) < 1.5 &&
    Math.abs(y) < 0.75 &&
    Math.sin(x * 4) * 0.12 + y > Math.floor((y + 0.75) / 0.5) * 0.5 - 0.55,
  drum: (x, y) => {
    const far = Math.hypot(x, y);
    return (
      (far < 0.95 && far > 0.82) ||
      (far < 0.7 && far > 0.6) ||
      far < 0.3 + 0.2 * Math.cos(Math.atan2(y, x) * 8)
    );
  },
  pages: (x, y) =>
    Math.abs(x) > 0.05 && Math.abs(x) < 1.2 && y > -0.6 + Math.abs(x) * 0.15 && y < 0.55 + Math.abs(x) * 0.15,
} as const satisfies Record<string, Mark>;
export type MarkName = keyof typeof MARKS;

/** A logo in one colour on a transparent ground. */
export function drawLogo(name: MarkName, colour: string): IndexedPicture {
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  const covers = MARKS[name];
  for (let at = 0; at < pixels.length; at += 1) {
    for (let sample = 0; sample < LEVELS; sample += 1) {
      const x = (at % WIDTH) + ((sample % SAMPLES) + 0.5) / SAMPLES;
      const y = Math.floor(at / WIDTH) + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES;
      if (covers((x - WIDTH / 2) / (HEIGHT / 2.2), (y - HEIGHT / 2) / (HEIGHT / 2.2)))
        pixels[at] = (pixels[at] ?? 0) + 1;
    }
  }
  const shades = Array.from({ length: LEVELS + 1 }, (_, level) => level);
  return {
    width: WIDTH,
    height: HEIGHT,
    pixels,
    palette: shades.map(() => colourOf(colour)),
    opacities: shades.map((level) => Math.round((level / LEVELS) * 255)),
  };
}
