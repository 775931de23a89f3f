import { chance, type Ground } from './scene.ts';

interface Shape {
  /** The highest point's allowed position, as a share of the height from above. */
  readonly top: number;
  readonly roughness: number;
  readonly waves: number;
}

const SHAPES: Readonly<Record<Exclude<Ground, 'city' | 'sea'>, Shape>> = {
  mountains: { top: 0.38, roughness: 0.2, waves: 5 },
  hills: { top: 0.55, roughness: 0.12, waves: 3 },
  terraces: { top: 0.5, roughness: 0.22, waves: 2 },
  fields: { top: 0.72, roughness: 0.03, waves: 2 },
};

/** The first row of a ground in each column of a picture. */
export function crestOf(ground: Ground, width: number, height: number, seed: number): Float32Array {
  if (ground === 'city') return skyline(width, height, seed);
  if (ground === 'sea') return new Float32Array(width).fill(height * 0.62);
  const { top, roughness, waves } = SHAPES[ground];
  const next = chance(seed);
  const parts = Array.from({ length: 5 }, (_, index) => ({
    size: (roughness * (0.6 + next() * 0.8)) / (index + 1),
    speed: waves * (index + 1) * (0.8 + next() * 0.4),
    shift: next() * Math.PI * 2,
  }));
  return Float32Array.from({ length: width }, (_, x) => {
    const at = (x / width) * Math.PI;
    const lift = parts.reduce((sum, { size, speed, shift }) => sum + size * Math.sin(at * speed + shift), 0);
    return height * (top + roughness * 0.5 - lift * 0.5);
  });
}

function skyline(width: number, height: number, seed: number): Float32Array {
  const next = chance(seed);
  const crest = new Float32Array(width);
  let x = 0;
  while (x < width) {
    const size = Math.round(width * (0.025 + next() * 0.05));
    const roof = height * (0.72 - next() ** 2 * 0.42);
    crest.fill(roof, x, Math.min(width, x + size));
    x += size;
  }
  return crest;
}
