import { emailKeyOf } from '#server/core/auth/email-key.ts';

/** Turns what could name a person into a key that names nobody; the same secret gives the same keys everywhere. */
export type KeyOf = (what: string) => Buffer;

interface Sender {
  readonly email: string;
  /** Stays the same for one browser behind one address. */
  readonly readerKey: string;
}

/** One key for all comments of an e-mail, or of a browser without any; bans and the sender's record go by it. */
export function senderKeyOf(keyOf: KeyOf, { email, readerKey }: Sender): Buffer {
  const emailKey = email === '' ? undefined : emailKeyOf(email);
  return keyOf(emailKey === undefined ? `comment reader ${readerKey}` : `comment sender ${emailKey}`);
}
