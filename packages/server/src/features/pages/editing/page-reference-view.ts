import type { PageDraft } from '@toasoan/contract/features/pages/page.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { livingAccounts } from '#server/features/users/public.ts';

/** The owner if they still work here; null otherwise. */
export async function livingOwner(db: Db, projectId: string, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const living = await livingAccounts(db, projectId, { ids: [id], types: ['user'] });
  return living.has(id) ? id : null;
}

/** Whether a project has a sidebar. Sidebars are a higher feature. */
export type HasSidebar = (db: Db, projectId: string, id: string) => Promise<boolean>;

/** A new sidebar is one of the project; an earlier one may stay. @throws INVALID_INPUT on any other. */
export async function checkPageSidebar(
  db: Db,
  projectId: string,
  { draft: { sidebarId }, known }: { readonly draft: PageDraft; readonly known: string | null },
  hasSidebar: HasSidebar,
): Promise<void> {
  if (sidebarId === undefined || sidebarId === null || sidebarId === known) return;
  if (!(await hasSidebar(db, projectId, sidebarId)))
    throw new AppError('INVALID_INPUT', { fields: [{ field: 'sidebarId', code: 'unknownReference' }] });
}

/** A new owner works here; an earlier one may stay. @throws INVALID_INPUT on one that does not. */
export async function checkPageOwner(
  db: Db,
  projectId: string,
  known: string | null,
  { reviewOwnerId }: PageDraft,
): Promise<void> {
  if (reviewOwnerId === undefined || reviewOwnerId === null || reviewOwnerId === known) return;
  if ((await livingOwner(db, projectId, reviewOwnerId)) === null)
    throw new AppError('INVALID_INPUT', { fields: [{ field: 'reviewOwnerId', code: 'unknownReference' }] });
}
