import type { PictureHints } from '@toasoan/contract/features/submission-checks/picture-hints.ts';

/** What can be read from a picture and its metadata; '' and null for missing values. */
export interface ExaminedImage {
  readonly mime: string;
  /** As shown: rotated by its orientation. */
  readonly width: number;
  readonly height: number;
  /** A data address of a few hundred characters. */
  readonly placeholder: string;
  /** 64 bits as PostgreSQL's bigint; similar pictures differ in few bits. */
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

/** Other looks of a picture, by which its copies are recognised: cut, without its frame, or seen in a mirror. */
export interface OtherLooks {
  readonly cuts: readonly string[];
  readonly mirrored: string;
}

/** What a contest asks of a picture beside. */
export interface CloselyExaminedImage extends ExaminedImage, OtherLooks {
  /** Who the file names: author, owner of the camera, copyright, serial number; '' for nobody. */
  readonly owner: string;
  readonly hints: PictureHints;
}

/** How to render one picture from a file. */
export interface Rendition {
  /** Pixels; a narrower original is not enlarged. */
  readonly width: number;
  /** The visible part, as shares of the shown picture; undefined: all of it. */
  readonly cut:
    | { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
    | undefined;
  readonly format: 'avif' | 'webp' | 'jpg';
}

/** A file that cannot be accepted, and why: `MEDIA_FAILURES` of the contract. */
export class ImageRefused extends Error {
  override readonly name = 'ImageRefused';
  readonly reason: 'TYPE_NOT_ALLOWED' | 'TOO_MANY_PIXELS' | 'DAMAGED' | 'TOOK_TOO_LONG';

  constructor(reason: ImageRefused['reason']) {
    super(reason);
    this.reason = reason;
  }
}

export interface ExamineOptions {
  /** Absent: as the library takes pictures. */
  readonly maxBytes?: number;
}

/** Decodes pictures in a separate process, so that nothing hostile or heavy runs where calls are answered. */
export interface ImageProcess {
  /** @throws ImageRefused */
  examine(path: string, options?: ExamineOptions): Promise<ExaminedImage>;
  /** Four times the work. @throws ImageRefused */
  examineClosely(path: string): Promise<CloselyExaminedImage>;
  /** Writes the rendition to `to`, without any of the file's metadata. @throws ImageRefused */
  render(path: string, to: string, rendition: Rendition): Promise<void>;
  /** Ends the process, if one runs. */
  stop(): Promise<void>;
}
