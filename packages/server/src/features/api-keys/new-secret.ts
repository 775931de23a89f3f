import { createHash, randomInt } from 'node:crypto';
import { KEY_PREFIX, SHOWN_CHARACTERS } from '@toasoan/contract/features/api-keys/api-key.ts';

/** Letters and digits alone: a double click selects the whole key. */
const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** 43 characters of 62 are 256 random bits; the shown ones are more. */
const HIDDEN_CHARACTERS = 43;
const WHOLE = new RegExp(
  `^${KEY_PREFIX}([A-Za-z0-9]{${SHOWN_CHARACTERS}})[A-Za-z0-9]{${HIDDEN_CHARACTERS}}$`,
);

interface NewSecret {
  /** The whole key. It is shown once and stored nowhere. */
  readonly key: string;
  /** The characters after `tsk_` that stay visible; a key is found by them. */
  readonly prefix: string;
  readonly hash: Buffer;
}

export function newSecret(): NewSecret {
  const prefix = randomText(SHOWN_CHARACTERS);
  const key = KEY_PREFIX + prefix + randomText(HIDDEN_CHARACTERS);
  return { key, prefix, hash: hashOfKey(key) };
}

/** The only form in which a key is stored; 256 random bits need no salt. */
export function hashOfKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** By which a key is found; undefined for what is none. */
export function prefixOf(key: string): string | undefined {
  return WHOLE.exec(key)?.[1];
}

function randomText(length: number): string {
  return Array.from({ length }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
}
