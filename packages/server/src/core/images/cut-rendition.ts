import type { Rendition } from './image-work.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size the whole picture is brought to, and the part of it that is kept: `width` wide, or less of a small file. */
export function cutRendition(
  file: Size,
  { width, cut = { x: 0, y: 0, width: 1, height: 1 } }: Pick<Rendition, 'width' | 'cut'>,
): { whole: Size; part: Size & { left: number; top: number } } {
  const scale = Math.min(1, width / (cut.width * file.width));
  const whole = { width: pixels(file.width * scale), height: pixels(file.height * scale) };
  const part = {
    width: Math.min(pixels(cut.width * file.width * scale), whole.width),
    height: Math.min(pixels(cut.height * file.height * scale), whole.height),
  };
  return {
    whole,
    part: {
      ...part,
      left: Math.min(Math.round(cut.x * whole.width), whole.width - part.width),
      top: Math.min(Math.round(cut.y * whole.height), whole.height - part.height),
    },
  };
}

function pixels(length: number): number {
  return Math.max(1, Math.round(length));
}
