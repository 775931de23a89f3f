/** A picture whole, or one of its pixels on each of the screen's. */
export interface Zoom {
  readonly isActual: boolean;
  /** The point in the middle of the stage, from 0 to 1 of the picture. */
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Zoom = { isActual: false, x: 0.5, y: 0.5 };

const within = (value: number) => Math.min(1, Math.max(0, value));

/** Between the whole picture and its own pixels, around a point of it. */
export function toggled(zoom: Zoom, at: Pick<Zoom, 'x' | 'y'> = WHOLE): Zoom {
  return zoom.isActual ? WHOLE : { isActual: true, x: within(at.x), y: within(at.y) };
}

/** The picture follows the hand: a move to the right shows more of its left. */
export function moved(zoom: Zoom, by: { readonly x: number; readonly y: number }): Zoom {
  if (!zoom.isActual) return zoom;
  return { ...zoom, x: within(zoom.x - by.x), y: within(zoom.y - by.y) };
}
