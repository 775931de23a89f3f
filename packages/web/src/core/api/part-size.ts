const MB = 1024 * 1024;
const SMALLEST = MB;
const LARGEST = 32 * MB;
/** A part that is cut continues from its last safe byte; small parts lose little of a slow line. */
const WANTED_MS = 8_000;

export const FIRST_PART_BYTES = 2 * MB;

/** The size of the next part, from the duration of the last one: about eight seconds' worth. */
export function partBytes(bytes: number, milliseconds: number): number {
  const wanted = (bytes / Math.max(1, milliseconds)) * WANTED_MS;
  return Math.min(LARGEST, Math.max(SMALLEST, Math.round(wanted)));
}
