import { PAGE_STATES, type PageState } from '@toasoan/contract/features/pages/workflow/page-states.ts';
import type { Updateable } from 'kysely';
import type { PageTable } from '#server/core/db/tables/page-tables.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { dropPublication, publicationToUndo, stateToReturnTo } from '#server/features/articles/public.ts';
import type { PageChange } from '../editing/update-page.ts';
import { auditPage } from '../page-audit.ts';
import { readPage } from '../page-detail-view.ts';
import { holdPages } from '../page-store.ts';
import { PAGE_TABLES } from '../page-tables.ts';
import { applyPageTransition } from '../workflow/transition-page.ts';

/**
 * Takes back the caller's publication of a page: state and times are as before. It still counts as once public. @throws
 * NOT_FOUND, FORBIDDEN, VERSION_CONFLICT, RULES_NOT_MET: UNDO_NOTHING, UNDO_CHANGED, UNDO_TOO_LATE.
 */
export async function undoPublishPage(
  call: TransactionCall,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<PageChange> {
  const { db, projectId, caller } = call;
  await holdPages(db, projectId);
  const before = await readPage(db, projectId, id);
  const article = { projectId, articleId: id };
  const publication = await publicationToUndo(db, PAGE_TABLES, article, {
    found: before,
    version,
    userId: caller.userId,
    word: { vi: 'trang', en: 'page' },
  });
  const to = stateToReturnTo<PageState>(publication, PAGE_STATES, 'DRAFT');
  const { state: _state, ...columns } = publication.before;
  const restored = columns as Updateable<PageTable>;
  const after = await applyPageTransition(db, before, { name: 'undoPublish', to, restored }, caller);
  await dropPublication(db, PAGE_TABLES, article);
  await auditPage(call, 'undoPublish', { before, after });
  return { before, after };
}
