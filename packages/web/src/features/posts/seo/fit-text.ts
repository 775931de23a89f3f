/** Measures a text as the page will render it. */
export interface Room {
  readonly font: string;
  /** Pixels, of all lines together. */
  readonly width: number;
}

interface Fit {
  /** The text, with an ellipsis where it was cut. */
  readonly shown: string;
  readonly isCut: boolean;
  readonly width: number;
}

let canvas: CanvasRenderingContext2D | null | undefined;

/** Cuts a text between words at the limit, as result pages do. */
export function fitText(text: string, { font, width: room }: Room, measure = measureText): Fit {
  const width = Math.round(measure(text, font));
  if (width <= room) return { shown: text, isCut: false, width };
  const words = text.split(' ');
  let count = words.length;
  while (count > 1 && measure(`${words.slice(0, count).join(' ')} …`, font) > room) count -= 1;
  return { shown: `${words.slice(0, count).join(' ')} …`, isCut: true, width };
}

function measureText(text: string, font: string): number {
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas) return 0;
  canvas.font = font;
  return canvas.measureText(text).width;
}
