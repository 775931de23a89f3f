/** The folder for files until their last byte is safe. */
export const HALF_WRITTEN = 'tmp';

const PART = /^[\w-][\w.-]*$/;
const LONGEST = 250;

/**
 * The product makes the names, never people: segments of letters, digits, `_`, `-` and inner dots. So no name can
 * leave the folder, and every store accepts it. No name may be the folder of another. @throws for any other.
 */
export function checkStoredName(name: string): void {
  const parts = name.split('/');
  const isFine = name.length <= LONGEST && parts.every((part) => PART.test(part));
  if (!isFine || parts[0] === HALF_WRITTEN) throw new Error(`Not a name for a stored file: ${name}`);
}

/** Like a name, but it may be empty and end anywhere. @throws for any other. */
export function checkStoredPrefix(prefix: string): void {
  if (prefix !== '') checkStoredName(prefix.endsWith('/') ? prefix.slice(0, -1) : prefix);
}
