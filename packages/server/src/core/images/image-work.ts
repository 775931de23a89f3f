/** What can be read of a picture, in the picture's own words; '' and null for what it does not say. */
export interface ExaminedImage {
  readonly mime: string;
  /** As it is shown: turned the way its orientation says. */
  readonly width: number;
  readonly height: number;
  /** A data address of a few hundred characters. */
  readonly placeholder: string;
  /** 64 bits as PostgreSQL's bigint writes them; near pictures differ in few bits. */
  readonly lookHash: string;
  readonly takenTime: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly title: string;
  readonly caption: string;
  readonly credit: string;
  readonly placeText: string;
  /** Camera, lens, exposure, software: at most 40 short lines. */
  readonly exif: Readonly<Record<string, string>>;
}

/** How one picture is made out of a file. */
export interface Rendition {
  /** Pixels; a narrower original is not made wider. */
  readonly width: number;
  /** What is kept, as shares of the picture as it is shown; undefined: all of it. */
  readonly cut:
    | { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
    | undefined;
  readonly format: 'avif' | 'webp' | 'jpg';
}

/** A file that cannot be taken in, and why: `MEDIA_FAILURES` of the contract. */
export class ImageRefused extends Error {
  override readonly name = 'ImageRefused';
  readonly reason: 'TYPE_NOT_ALLOWED' | 'TOO_MANY_PIXELS' | 'DAMAGED' | 'TOOK_TOO_LONG';

  constructor(reason: ImageRefused['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** Decodes pictures in a process of its own, so that nothing hostile or heavy runs where calls are answered. */
export interface ImageProcess {
  /** @throws ImageRefused */
  examine(path: string): Promise<ExaminedImage>;
  /** Writes the rendition to `to`, without any of the file's own words. @throws ImageRefused */
  render(path: string, to: string, rendition: Rendition): Promise<void>;
  /** Ends the process, if one runs. */
  stop(): Promise<void>;
}
