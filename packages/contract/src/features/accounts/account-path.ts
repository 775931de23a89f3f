import { authorSlug, targetPath } from '../../article/link-target.ts';
import type { ProfileKind } from './kinds/account-kinds.ts';

interface AccountWithPage {
  readonly id: string;
  readonly kind: string;
  /** As readers know it. */
  readonly name: string;
  readonly slug: string;
}

/** Kinds with a page of their own on the site. */
export const KINDS_WITH_PAGE: readonly ProfileKind[] = ['author', 'figure', 'destination'];

/** The path of an account's page; of the kinds with one. */
export function accountPath({ id, kind, name, slug }: AccountWithPage): string {
  if (kind === 'author') return targetPath('user', authorSlug({ id, name }));
  return targetPath(kind === 'figure' ? 'figure' : 'destination', slug);
}
