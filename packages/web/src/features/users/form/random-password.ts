const LENGTH = 16;
/** Without letters and digits that are taken for each other when read out. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Drawn evenly: bytes beyond the last whole round of letters are drawn again. */
export function randomPassword(): string {
  const usable = 256 - (256 % LETTERS.length);
  let password = '';
  while (password.length < LENGTH) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < usable) password += LETTERS[byte % LETTERS.length];
  }
  return password;
}
