const BYTES = 16;

/** 32 hex digits. `crypto.randomUUID` is missing on plain http, this is not. */
export function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
