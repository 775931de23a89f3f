/** Storage names of everything that belongs to one file of the library. */
interface MediaFile {
  readonly key: string;
  /** Each file that a media row ever had has its own number. */
  readonly number: number;
}

/** The uploaded file; never public, since it contains all its metadata. */
export function originalName({ key, number }: MediaFile): string {
  return `originals/${key}/${number}`;
}

/** A poster of a film, as the browser made it. */
export function posterName({ key, number }: MediaFile): string {
  return `posters/${key}/${number}`;
}

/** Its renditions: they can be removed and recreated at any time. */
export function renditionPrefix({ key, number }: MediaFile): string {
  return `renditions/${key}/${number}/`;
}

/** The prefix of everything that belongs to a key. */
export function prefixesOf(key: string): string[] {
  return ['originals', 'posters', 'renditions'].map((folder) => `${folder}/${key}/`);
}

/** The prefix of an upload's bytes until it ends. */
export function partPrefix(uploadId: string): string {
  return `uploads/${uploadId}/`;
}
