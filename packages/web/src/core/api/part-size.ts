const MB = 1024 * 1024;
const SMALLEST = MB;
const LARGEST = 32 * MB;
/** The server ends a request after 30 s; a part that took so long is sent on from where it was cut. */
const WANTED_MS = 8_000;

export const FIRST_PART_BYTES = 2 * MB;

/** How much of a file the next request carries, by how long the last one took: some eight seconds' worth. */
export function partBytes(bytes: number, milliseconds: number): number {
  const wanted = (bytes / Math.max(1, milliseconds)) * WANTED_MS;
  return Math.min(LARGEST, Math.max(SMALLEST, Math.round(wanted)));
}
