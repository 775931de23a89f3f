import { randomInt } from 'node:crypto';

/** No letters or digits that are confused when read from paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LETTERS = 20;
const GROUP = /.{5}(?=.)/g;

/** A generated password, like "h7mqx-…-…-…": about 99 random bits. */
export function newRandomPassword(): string {
  const letters = Array.from({ length: LETTERS }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return letters.join('').replace(GROUP, '$&-');
}
