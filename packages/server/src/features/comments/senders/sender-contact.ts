import { isIPv6 } from 'node:net';
import type { CommentPersonal } from '@toasoan/contract/features/comments/comment.ts';
import * as z from 'zod/mini';
import type { SealedSecret, SecretBox } from '#server/core/auth/secret-box.ts';

const HIDDEN = '•••';
const MAX_USER_AGENT = 300;

const contact = z.object({ email: z.string(), address: z.string(), userAgent: z.string() });
type Contact = z.output<typeof contact>;

/** Binds the box to its sender: it does not open beside another one's comments. */
const ownerOf = (projectId: string, senderKey: Buffer) =>
  `comment contact ${projectId} ${senderKey.toString('base64')}`;

interface Owner {
  readonly projectId: string;
  readonly senderKey: Buffer;
}

export function sealContact(box: SecretBox, of: Contact, { projectId, senderKey }: Owner): SealedSecret {
  const kept: Contact = {
    email: of.email,
    address: of.address,
    userAgent: of.userAgent.slice(0, MAX_USER_AGENT),
  };
  return box.seal(JSON.stringify(kept), ownerOf(projectId, senderKey));
}

/** @throws SECRET_UNREADABLE. */
export function openContact(
  box: SecretBox,
  sealed: SealedSecret,
  { projectId, senderKey }: Owner,
): Pick<CommentPersonal, 'email' | 'address' | 'userAgent'> {
  return z.parse(contact, JSON.parse(box.open(sealed, ownerOf(projectId, senderKey))));
}

/** "hoaithuong@gmail.com" is shown as "h•••@gmail.com". */
export function emailHint(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '' : `${[...email][0] ?? ''}${HIDDEN}${email.slice(at)}`;
}

/** The half of an address that names a network. */
export function addressHint(address: string): string {
  if (address === '') return '';
  if (isIPv6(address) && !address.includes('.'))
    return `${address.split(':').slice(0, 2).join(':')}:${HIDDEN}`;
  const parts = address.split('.');
  return `${parts.slice(-4, -2).join('.').replace(/^.*:/, '')}.${HIDDEN}.${HIDDEN}`;
}
