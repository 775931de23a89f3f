import { type Payee, payee } from '@toasoan/contract/features/contest-results/award.ts';
import * as z from 'zod/mini';
import type { SecretBox } from '#server/core/auth/secret-box.ts';
import type { PayeeBoxes } from './payee-store.ts';

const bankData = z.pick(payee, { bank: true, account: true, holder: true });

/** A box is text of the row: the key's name, then what it sealed. */
function seal(box: SecretBox, secret: string, owner: string): string {
  const sealed = box.seal(secret, owner);
  return `${sealed.keyId}:${sealed.box.toString('base64')}`;
}

function open(box: SecretBox, text: string, owner: string): string {
  const [keyId = '', sealed = ''] = text.split(':');
  return box.open({ keyId, box: Buffer.from(sealed, 'base64') }, owner);
}

const ownerOf = (part: 'id' | 'bank', entrantId: string) => `entrant-${part}-${entrantId}`;

export function sealPayee(box: SecretBox, entrantId: string, { idNumber, ...bank }: Payee): PayeeBoxes {
  const hasBank = Object.values(bank).some((value) => value !== '');
  return {
    id_number_box: idNumber === '' ? null : seal(box, idNumber, ownerOf('id', entrantId)),
    bank_box: hasBank ? seal(box, JSON.stringify(bank), ownerOf('bank', entrantId)) : null,
  };
}

/** @throws SECRET_UNREADABLE */
export function openPayee(
  box: SecretBox,
  { id, id_number_box, bank_box }: PayeeBoxes & { readonly id: string },
): Payee {
  const bank =
    bank_box === null
      ? { bank: '', account: '', holder: '' }
      : bankData.parse(JSON.parse(open(box, bank_box, ownerOf('bank', id))));
  return { idNumber: id_number_box === null ? '' : open(box, id_number_box, ownerOf('id', id)), ...bank };
}
