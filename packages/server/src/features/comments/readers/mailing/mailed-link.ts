import { LANGUAGES } from '@toasoan/contract/vocabulary/language.ts';
import * as z from 'zod/mini';
import type { LinkTokens } from '#server/core/auth/link-token.ts';
import type { SealedSecret, SecretBox } from '#server/core/auth/secret-box.ts';
import { newRandomId } from '#server/core/auth/token.ts';

export type LinkPurpose = 'CONFIRM' | 'ERASE';

/** How long a mailed link works. */
const VALID_MS = 48 * 3_600_000;

const mailedLink = z.object({
  /** What the secret is derived from, so that it need not be stored before it is mailed. */
  nonce: z.string(),
  email: z.string(),
  name: z.string(),
  language: z.enum(LANGUAGES),
});
export type MailedLink = z.output<typeof mailedLink>;

/** The link of a mail with anything else to be kept closed until it is opened. */
export function sealLink<More extends object>(
  { secretBox, tokens }: { readonly secretBox: SecretBox; readonly tokens: LinkTokens },
  purpose: LinkPurpose,
  { now, ...kept }: Omit<MailedLink, 'nonce'> & More & { readonly now: Date },
) {
  const nonce = newRandomId();
  return {
    secret: tokens.make(nameOf(purpose, nonce)),
    sealed: secretBox.seal(JSON.stringify({ ...kept, nonce }), ownerOf(purpose)),
    expires: new Date(now.getTime() + VALID_MS),
  };
}

/** Everything that was sealed with the link. */
export function openLink<Schema extends z.ZodMiniType>(
  secretBox: SecretBox,
  purpose: LinkPurpose,
  sealed: SealedSecret,
  schema: Schema,
): z.output<Schema> {
  return schema.parse(JSON.parse(secretBox.open(sealed, ownerOf(purpose))));
}

/** The link, and all secrets it may have been derived to. */
export function openMailedLink(
  { secretBox, tokens }: { readonly secretBox: SecretBox; readonly tokens: LinkTokens },
  purpose: LinkPurpose,
  sealed: SealedSecret,
): MailedLink & { readonly secrets: readonly string[] } {
  const link = openLink(secretBox, purpose, sealed, mailedLink);
  return { ...link, secrets: tokens.candidates(nameOf(purpose, link.nonce)) };
}

const nameOf = (purpose: LinkPurpose, nonce: string) => `comment ${purpose} ${nonce}`;
const ownerOf = (purpose: LinkPurpose) => `comment link ${purpose}`;
