import { createHmac, hkdfSync } from 'node:crypto';
import { TOKEN_PREFIX } from './token.ts';

/** Makes the secret of a link out of a name that is used once, so that it need not be kept until it is sent. */
export interface LinkTokens {
  readonly make: (name: string) => string;
  /** Those it may have been made into, also before SECRET_KEY was changed. */
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
