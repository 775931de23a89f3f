import type { AccountReferences } from '#server/features/accounts/references/account-references.ts';
import { profileReferences } from '#server/features/accounts/references/profile-references-store.ts';
import { shownReferences } from '#server/features/accounts/references/shown-in-files-store.ts';
import { hostReferences } from '#server/features/events/accounts/host-references-store.ts';
import { linkReferences } from '#server/features/internal-links/accounts/link-references-store.ts';
import { postReferences } from '#server/features/posts/named/account-references-store.ts';
import { payeeReferences } from '#server/features/royalties/references/payee-references-store.ts';
import { sourceLinkReferences } from '#server/features/source-links/accounts/link-references-store.ts';

/** Every kind of record that names accounts: merging and deleting one asks them all. */
export const ACCOUNT_REFERENCES: readonly AccountReferences[] = [
  postReferences,
  hostReferences,
  linkReferences,
  sourceLinkReferences,
  shownReferences,
  payeeReferences,
  profileReferences,
];
