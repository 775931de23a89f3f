import type { Readable } from 'node:stream';

/** A file that was given beside the export. */
export interface GivenFile {
  /** Where it lies below `uploads`: 2024/05/cho-noi.jpg. Only ever compared, never opened. */
  readonly place: string;
  /** As far as it is told beforehand. */
  readonly size: number;
  open(): Promise<Readable>;
}

/** The files of a site, from a folder or an archive. */
export interface MediaSource {
  readonly files: readonly GivenFile[];
  close(): Promise<void>;
}

const UPLOADS = /(?:^|\/)uploads\//;

/** A path as it is compared: NFC, with slashes, and without what stands before `uploads`. */
export function placeOf(path: string): string {
  const slashed = path.normalize('NFC').replaceAll('\\', '/');
  const uploads = UPLOADS.exec(slashed);
  return uploads === null ? slashed : slashed.slice(uploads.index + uploads[0].length);
}
