import type { Readable } from 'node:stream';

/** A file that was given beside the export. */
export interface GivenFile {
  /** Its path below `uploads`: 2024/05/cho-noi.jpg. Only compared, never opened. */
  readonly place: string;
  /** As declared beforehand. */
  readonly size: number;
  open(): Promise<Readable>;
}

/** The files of a site, from a folder or an archive. */
export interface MediaSource {
  readonly files: readonly GivenFile[];
  close(): Promise<void>;
}

const UPLOADS = /(?:^|\/)uploads\//;

/** A path in its compared form: NFC, with slashes, and without the part before `uploads`. */
export function placeOf(path: string): string {
  const slashed = path.normalize('NFC').replaceAll('\\', '/');
  const uploads = UPLOADS.exec(slashed);
  return uploads === null ? slashed : slashed.slice(uploads.index + uploads[0].length);
}
