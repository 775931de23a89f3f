import type { LinkTokens } from '#server/core/auth/link-token.ts';
import { newToken } from '#server/core/auth/token.ts';
import type { Db } from '#server/core/db/database.ts';
import { savePasswordLink } from './password-link-store.ts';

/** The lifetime of a link for a new password. */
export const LINK_VALID_MS = 72 * 60 * 60_000;

/** Of one that somebody asked for at the sign-in. */
export const FORGOTTEN_VALID_MS = 60 * 60_000;

export interface LinkDependencies {
  readonly now: () => Date;
  /** The console's public address; '' makes addresses relative. */
  readonly publicUrl: string;
  /** Absent without a mail server: then the creator of a link passes it on. */
  readonly mailTokens?: LinkTokens | undefined;
}

export interface PasswordLink {
  readonly url: string;
  readonly expiresAt: string;
}

/** The secret is behind the #, which no server, proxy or address log sees. Only this function returns it. */
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
