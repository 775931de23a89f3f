/** What part of a picture is looked at; two pictures side by side share one look. */
export interface Look {
  readonly isZoomed: boolean;
  /** The middle of what is seen, as a share of the picture. */
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Look = { isZoomed: false, x: 0.5, y: 0.5 };

interface Box {
  readonly width: number;
  readonly height: number;
}

const LARGEST = 2_400;

/** The pixels of the large preview: at 1:1 each of them is one of the screen's. */
export function previewBox({
  width,
  height,
}: {
  readonly width: number | null;
  readonly height: number | null;
}): Box {
  const [wide, high] = [width ?? LARGEST, height ?? LARGEST];
  const scale = Math.min(1, LARGEST / Math.max(wide, high));
  return { width: Math.round(wide * scale), height: Math.round(high * scale) };
}

const share = (value: number): number => Math.min(1, Math.max(0, value));

export const moved = (look: Look, x: number, y: number): Look => ({
  ...look,
  x: share(look.x + x),
  y: share(look.y + y),
});

/** A press on a picture that is seen whole: 1:1 around that place. */
export function lookAt(frame: Box, picture: Box, x: number, y: number): Look {
  const scale = Math.min(frame.width / picture.width, frame.height / picture.height);
  const left = (frame.width - picture.width * scale) / 2;
  const top = (frame.height - picture.height * scale) / 2;
  return {
    isZoomed: true,
    x: share((x - left) / (picture.width * scale)),
    y: share((y - top) / (picture.height * scale)),
  };
}

/** How large the picture is shown, in percent of the file. */
export function percentShown(frame: Box, picture: Box, fileWidth: number | null, isZoomed: boolean): number {
  const scale = isZoomed ? 1 : Math.min(frame.width / picture.width, frame.height / picture.height);
  return Math.round((100 * scale * picture.width) / (fileWidth ?? picture.width));
}
