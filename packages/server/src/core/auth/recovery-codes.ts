import { createHash, randomBytes } from 'node:crypto';

const RECOVERY_CODES = 10;
/** Crockford's alphabet: no I, L, O, U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LETTERS = 24;
const GROUP = /.{6}(?=.)/g;
const PLAIN_CODE = /^[0-9A-HJKMNP-TV-Z]{24}$/;

/** Ten codes like "7K2M9Q-…-…-…"; 120 random bits each, so a plain hash is enough at rest (ASVS 6.5.2). */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
}

function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(LETTERS), (byte) => ALPHABET.charAt(byte % ALPHABET.length));
  return letters.join('').replace(GROUP, '$&-');
}

/** As people write it: any case, spaces or dashes, O for 0, I or L for 1. Undefined when it is no code. */
export function hashRecoveryCode(userId: string, typed: string): Buffer | undefined {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  if (!PLAIN_CODE.test(plain)) return undefined;
  return createHash('sha256').update(`${userId}:${plain}`).digest();
}
