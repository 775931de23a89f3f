import { generateSecret, generateURI, verifySync } from 'otplib';

const TOTP_PERIOD_S = 30;
const TOTP_CODE = /^\d{6}$/;
const SECRET_BYTES = 20;

export function newTotpSecret(): string {
  return generateSecret({ length: SECRET_BYTES });
}

export function otpauthUrl(issuer: string, account: string, secret: string): string {
  return generateURI({ issuer, label: account, secret });
}

export function looksLikeTotpCode(text: string): boolean {
  return TOTP_CODE.test(text);
}

/** The time step of a code: the current one or the one before; undefined for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  if (!looksLikeTotpCode(code)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: [TOTP_PERIOD_S, 0] });
  return result.valid ? Math.floor(epoch / TOTP_PERIOD_S) + result.delta : undefined;
}
