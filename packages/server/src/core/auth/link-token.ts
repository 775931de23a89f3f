import { createHmac, hkdfSync } from 'node:crypto';
import { TOKEN_PREFIX } from './token.ts';

/**
 * Derives the secret of a link from a name that is used once, so the secret need not be stored before it is sent.
 */
export interface LinkTokens {
  readonly make: (name: string) => string;
  /** All secrets it may have been derived to, including those before SECRET_KEY changed. */
  readonly candidates: (name: string) => readonly string[];
}

export function linkTokens(keys: {
  readonly current: string;
  readonly previous?: string | undefined;
}): LinkTokens {
  const current = keyOf(keys.current);
  const known = [current, ...(keys.previous === undefined ? [] : [keyOf(keys.previous)])];
  return {
    make: (name) => tokenOf(current, name),
    candidates: (name) => known.map((key) => tokenOf(key, name)),
  };
}

function keyOf(secretKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', 'toasoan/link-token', 32));
}

function tokenOf(key: Buffer, name: string): string {
  return TOKEN_PREFIX + createHmac('sha256', key).update(name).digest('base64url');
}
