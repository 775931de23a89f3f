import type { PreviewSize } from '@toasoan/contract/features/submissions/submission-kinds.ts';

/** Where previews are served: nobody guesses a key, and a key never has another picture. */
export const PREVIEWS_PATH = '/contest-files';

/** The uploaded file; it has no address, since it carries its owner's data. */
export function originalName(key: string): string {
  return `contest/originals/${key}`;
}

export function previewPrefix(key: string): string {
  return `contest/previews/${key}/`;
}

export function previewName(key: string, size: PreviewSize): string {
  return `${previewPrefix(key)}${size}.webp`;
}

export function previewAddress(key: string, size: PreviewSize): string {
  return `${PREVIEWS_PATH}/${key}/${size}.webp`;
}

/** The film without the words in it, beside its poster's previews. */
export const FILM = 'film.mp4';

export function filmName(key: string): string {
  return `${previewPrefix(key)}${FILM}`;
}

export function filmAddress(key: string): string {
  return `${PREVIEWS_PATH}/${key}/${FILM}`;
}

/** Addresses of previews for somebody. */
export interface PreviewAddresses {
  readonly preview: (key: string, size: PreviewSize) => string;
  readonly film: (key: string) => string;
}

export const OPEN_ADDRESSES: PreviewAddresses = { preview: previewAddress, film: filmAddress };
