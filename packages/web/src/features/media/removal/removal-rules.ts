import type { MediaUse, MediaUsesOfOne } from '@toasoan/contract/features/media/media-use.ts';

/** Why a file stays: readers see it, drafts hold it, kept versions hold it, or it is a colleague's. */
export type Kept = 'readers' | 'drafts' | 'versions' | 'notYours';

interface Remover {
  readonly userId: string;
  readonly permissions: readonly string[];
}
type Counts = Pick<MediaUsesOfOne, 'placed' | 'drafts'>;
type Owned = { readonly createdBy: { readonly userId: string | null } };

/** The reason foreseen for one file; the server decides. A file that is not known here is left to it. */
export function keptBecause(
  { userId, permissions }: Remover,
  file: Owned | undefined,
  { placed, drafts }: Counts,
): Kept | undefined {
  const mayAny = permissions.includes('media.deleteAny');
  if (!mayAny && file !== undefined && file.createdBy.userId !== userId) return 'notYours';
  if (placed > 0) return 'readers';
  return !mayAny && drafts > 0 ? 'drafts' : undefined;
}

export function countsOf(uses: readonly MediaUse[]): Counts {
  const count = (useClass: MediaUse['useClass']) => uses.filter((use) => use.useClass === useClass).length;
  return { placed: count('PLACED'), drafts: count('DRAFT') };
}
