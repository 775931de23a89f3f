import * as z from 'zod/mini';
import { emailKeyOf } from '#server/core/auth/email-key.ts';
import type { SealedSecret, SecretBox } from '#server/core/auth/secret-box.ts';

const contact = z.object({ email: z.string(), phone: z.string() });
export type RequesterContact = z.output<typeof contact>;

/** Turns what could name a person into a key that names nobody. */
export type KeyOf = (what: string) => Buffer;

interface Place {
  readonly project_id: string;
  readonly year: number;
  readonly number: number;
}

/** Binds the box to its request: it does not open beside another one. */
const ownerOf = ({ project_id, year, number }: Place) => `data request ${project_id} ${year} ${number}`;

export function sealRequester(box: SecretBox, of: RequesterContact, place: Place): SealedSecret {
  return box.seal(JSON.stringify({ email: of.email, phone: of.phone }), ownerOf(place));
}

interface SealedRow extends Place {
  readonly contact_box: Buffer;
  readonly contact_key_id: string;
}

/** Nothing for a request that has lost its person. @throws SECRET_UNREADABLE. */
export function openRequester(box: SecretBox, row: SealedRow): RequesterContact {
  if (row.contact_box.length === 0) return { email: '', phone: '' };
  const sealed = { box: row.contact_box, keyId: row.contact_key_id };
  return z.parse(contact, JSON.parse(box.open(sealed, ownerOf(row))));
}

/** "mau@ban-doc.example" is shown as "m•••@ban-doc.example". */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '' : `${[...email][0] ?? ''}•••${email.slice(at)}`;
}

export function maskedPhone(phone: string): string {
  return phone === '' ? '' : `•••• ${phone.slice(-3)}`;
}

/** The same for all requests of one e-mail. */
export function personKey(keyOf: KeyOf | undefined, email: string): Buffer | null {
  const emailKey = email === '' ? undefined : emailKeyOf(email);
  return emailKey === undefined || keyOf === undefined ? null : keyOf(`data request ${emailKey}`);
}
