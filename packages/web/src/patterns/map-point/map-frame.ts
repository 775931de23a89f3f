import type { MapPoint } from '@toasoan/contract/vocabulary/map-point.ts';

/** A degree of latitude is so many units of the drawing. */
const UNITS = 100;
const WEST = 102;
const NORTH = 24;
/** A degree of longitude is shorter than one of latitude: its mean over Việt Nam. */
export const LNG_SCALE = 0.96;

/** The whole drawing: the country, Hoàng Sa, Trường Sa and the sea between. */
export const WHOLE = { x: 0, y: 40, width: 1340, height: 1620 };

/** How many times closer than the whole drawing. */
export const ZOOMS = [1, 2, 4, 8, 16, 32] as const;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Frame extends Spot {
  readonly width: number;
  readonly height: number;
}

export function toSpot({ lat, lng }: MapPoint): Spot {
  return { x: (lng - WEST) * LNG_SCALE * UNITS, y: (NORTH - lat) * UNITS };
}

export function toPoint({ x, y }: Spot, digits = 4): MapPoint {
  return {
    lat: Number((NORTH - y / UNITS).toFixed(digits)),
    lng: Number((x / UNITS / LNG_SCALE + WEST).toFixed(digits)),
  };
}

/** The part of the drawing that shows a spot in its middle, never beyond the edges of the drawing. */
export function frameAround(spot: Spot | undefined, zoom: number): Frame {
  const width = WHOLE.width / zoom;
  const height = WHOLE.height / zoom;
  const middle = spot ?? { x: WHOLE.x + WHOLE.width / 2, y: WHOLE.y + WHOLE.height / 2 };
  return {
    x: within(middle.x - width / 2, WHOLE.x, WHOLE.x + WHOLE.width - width),
    y: within(middle.y - height / 2, WHOLE.y, WHOLE.y + WHOLE.height - height),
    width,
    height,
  };
}

export function isInFrame({ x, y }: Spot, frame: Frame): boolean {
  return x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height;
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
