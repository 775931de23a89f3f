import { createHash, randomBytes } from 'node:crypto';

/** Fixed, so that scanners for leaked secrets and the log's redaction find a token. */
export const TOKEN_PREFIX = 'tsn_';
const TOKEN = /^tsn_[A-Za-z0-9_-]{43}$/;

export function newToken(): string {
  return TOKEN_PREFIX + randomBytes(32).toString('base64url');
}

export function looksLikeToken(text: string): boolean {
  return TOKEN.test(text);
}

/** The only form in which a token is stored; 256 random bits need no salt. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Random id of a session, link or key. */
export function newRandomId(): string {
  return randomBytes(16).toString('base64url');
}
