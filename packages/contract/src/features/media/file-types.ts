import type { MediaKind } from './media-kinds.ts';

const MB = 1024 * 1024;

export interface FileType {
  readonly kind: MediaKind;
  readonly mime: string;
  /** The first is the extension that files are given. */
  readonly extensions: readonly [string, ...string[]];
  readonly maxBytes: number;
}

/** The accepted types; SVG is never among them. Limits are bytes of the original file. */
export const FILE_TYPES: readonly FileType[] = [
  { kind: 'IMAGE', mime: 'image/jpeg', extensions: ['jpg', 'jpeg'], maxBytes: 25 * MB },
  { kind: 'IMAGE', mime: 'image/png', extensions: ['png'], maxBytes: 25 * MB },
  { kind: 'IMAGE', mime: 'image/webp', extensions: ['webp'], maxBytes: 25 * MB },
  { kind: 'IMAGE', mime: 'image/gif', extensions: ['gif'], maxBytes: 5 * MB },
  { kind: 'VIDEO', mime: 'video/mp4', extensions: ['mp4'], maxBytes: 1024 * MB },
  { kind: 'VIDEO', mime: 'video/webm', extensions: ['webm'], maxBytes: 1024 * MB },
  { kind: 'AUDIO', mime: 'audio/mpeg', extensions: ['mp3'], maxBytes: 200 * MB },
  { kind: 'AUDIO', mime: 'audio/mp4', extensions: ['m4a'], maxBytes: 200 * MB },
  { kind: 'DOCUMENT', mime: 'application/pdf', extensions: ['pdf'], maxBytes: 50 * MB },
  {
    kind: 'DOCUMENT',
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
    maxBytes: 50 * MB,
  },
  {
    kind: 'DOCUMENT',
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extensions: ['xlsx'],
    maxBytes: 50 * MB,
  },
  {
    kind: 'DOCUMENT',
    mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    extensions: ['pptx'],
    maxBytes: 50 * MB,
  },
];

/** The largest file of any type. */
export const MAX_FILE_BYTES = 1024 * MB;
/** Pictures with more pixels are not decoded. */
export const MAX_PIXELS = 50_000_000;
/** Of an animated picture. */
export const MAX_FRAMES = 1_000;

export function typeOfMime(mime: string): FileType | undefined {
  return FILE_TYPES.find((type) => type.mime === mime);
}

/** By file extension, as the browser guesses before the content is known. */
export function typeOfName(fileName: string): FileType | undefined {
  const end = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  return FILE_TYPES.find(({ extensions }) => extensions.includes(end));
}
