import type { LinkTokens } from '#server/core/auth/link-token.ts';
import { newToken } from '#server/core/auth/token.ts';
import type { Db } from '#server/core/db/database.ts';
import { LINK_VALID_MS } from './link-times.ts';
import { savePasswordLink } from './password-link-store.ts';

export interface LinkDependencies {
  readonly now: () => Date;
  /** Where people reach the console; '' answers an address relative to it. */
  readonly publicUrl: string;
  /** Absent where no mail server is: then whoever makes a link hands it on. */
  readonly mailTokens?: LinkTokens | undefined;
}

export interface PasswordLink {
  readonly url: string;
  readonly expiresAt: string;
}

/** The secret stands behind the #, which no server, proxy or log of addresses sees. It is told only here. */
export async function newPasswordLink(
  tx: Db,
  userId: string,
  { now, publicUrl }: LinkDependencies,
): Promise<PasswordLink> {
  const time = now();
  const expires = new Date(time.getTime() + LINK_VALID_MS);
  const secret = newToken();
  await savePasswordLink(tx, userId, { secret, now: time, expires });
  return { url: `${publicUrl}/login/set-password#${secret}`, expiresAt: expires.toISOString() };
}
