/** Names in the storage of everything that belongs to one file of the library. */
interface MediaFile {
  readonly key: string;
  /** Each file that a media row ever had has a number of its own. */
  readonly number: number;
}

/** As it came in; never public, since it tells everything about itself. */
export function originalName({ key, number }: MediaFile): string {
  return `originals/${key}/${number}`;
}

/** A still of a film, as the browser took it. */
export function posterName({ key, number }: MediaFile): string {
  return `posters/${key}/${number}`;
}

/** What was made of it: removed and made again at will. */
export function renditionPrefix({ key, number }: MediaFile): string {
  return `renditions/${key}/${number}/`;
}

/** Where everything lies that a key ever named. */
export function prefixesOf(key: string): string[] {
  return ['originals', 'posters', 'renditions'].map((folder) => `${folder}/${key}/`);
}

/** Where the bytes of an upload lie until it ends. */
export function partPrefix(uploadId: string): string {
  return `uploads/${uploadId}/`;
}
