const BYTES = 16;

/** 32 hex digits. `crypto.randomUUID` is missing on plain http, this is not. */
export function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 10;

/** Of one part of a record. Random: parts of a copy and of a version keep theirs, so a count would meet them. */
export function newItemId(): string {
  return [...crypto.getRandomValues(new Uint8Array(ID_LENGTH))]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('');
}
