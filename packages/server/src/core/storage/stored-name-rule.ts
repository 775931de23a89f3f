/** The folder where files lie until their last byte is safe. */
export const HALF_WRITTEN = 'tmp';

const PART = /^[\w-][\w.-]*$/;
const LONGEST = 250;

/**
 * Names are made by the product, never by people: letters, digits, `_`, `-` and dots within, in parts. So nothing
 * can lead out of the folder, and every store takes them as they are. No name may be the folder of another.
 *
 * @throws for any other.
 */
export function checkStoredName(name: string): void {
  const parts = name.split('/');
  const isFine = name.length <= LONGEST && parts.every((part) => PART.test(part));
  if (!isFine || parts[0] === HALF_WRITTEN) throw new Error(`Not a name for a stored file: ${name}`);
}

/** As a name, but it may be empty and end anywhere. @throws for any other. */
export function checkStoredPrefix(prefix: string): void {
  if (prefix !== '') checkStoredName(prefix.endsWith('/') ? prefix.slice(0, -1) : prefix);
}
