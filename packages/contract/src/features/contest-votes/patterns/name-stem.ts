import { foldVietnamese } from '../../../vocabulary/fold-vietnamese.ts';

const NOT_A_LETTER = /[^a-z]+/g;

/**
 * What is left of an address when digits, dots and what follows a plus are gone: `Hoa.Nguyen+3@…` and
 * `hoanguyen99@…` are one. The domain does not matter: who makes accounts has several.
 */
export function emailStem(email: string): string {
  const local = email.slice(0, Math.max(email.lastIndexOf('@'), 0)).split('+')[0] ?? '';
  return nameStem(local);
}

/** A name without marks, blanks, case and digits. */
export function nameStem(name: string): string {
  return foldVietnamese(name).replaceAll(NOT_A_LETTER, '');
}

/** An address that shows enough to be compared and too little to be written to: `ho•••99@ma•••`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(at, 0));
  const digits = /\d+$/.exec(local)?.[0] ?? '';
  return `${local.slice(0, 2)}•••${digits.slice(-3)}@${email.slice(at + 1, at + 3)}•••`;
}
