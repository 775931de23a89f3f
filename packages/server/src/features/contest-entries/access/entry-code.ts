import { createHash, timingSafeEqual } from 'node:crypto';
import type { LinkTokens } from '#server/core/auth/link-token.ts';

const codeName = (nonce: string) => `entry code ${nonce}`;
const linkName = (nonce: string) => `entry link ${nonce}`;

/** Six digits out of a secret that only this house can derive. */
function digitsOf(secret: string): string {
  const number = createHash('sha256').update(secret).digest().readUIntBE(0, 6) % 1_000_000;
  return String(number).padStart(6, '0');
}

/** The code of a mail; `candidates` also from before SECRET_KEY changed. */
export function codeOf(tokens: LinkTokens, nonce: string): string {
  return digitsOf(tokens.make(codeName(nonce)));
}

export function isCode(tokens: LinkTokens, nonce: string, code: string): boolean {
  const given = Buffer.from(code);
  return tokens.candidates(codeName(nonce)).some((secret) => {
    const expected = Buffer.from(digitsOf(secret));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}

/** The secret of the link in a mail. */
export function linkSecretOf(tokens: LinkTokens, nonce: string): string {
  return tokens.make(linkName(nonce));
}
