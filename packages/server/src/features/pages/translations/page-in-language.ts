import type { PageDraft } from '@toasoan/contract/features/pages/page.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import type { LanguageWork } from '#server/features/posts/public.ts';
import { createPage } from '../editing/create-page.ts';
import { writePage } from '../editing/write-page.ts';
import { keepPageVersion } from '../history/page-version-store.ts';
import { keepPageUses } from '../media/page-use-store.ts';
import { auditPage } from '../page-audit.ts';
import { readPage } from '../page-detail-view.ts';
import type { PageRecord } from '../page-record.ts';
import { applyPageTransition } from '../workflow/transition-page.ts';

/** A page in another language: the row of its own that readers get. */
interface PageInLanguage {
  readonly sourceId: string;
  /** Its row; null before the first approval. */
  readonly recordId: string | null;
  readonly draft: PageDraft;
}

/**
 * Makes or changes the row and publishes it. The caller holds the pages, has checked the draft and who may do this.
 * @returns the id of the row. @throws RULES_NOT_MET
 */
export async function publishPageInLanguage(work: LanguageWork, page: PageInLanguage): Promise<string> {
  const { source, by } = work;
  const { db, projectId } = source;
  if (page.recordId === null) {
    const { draft, sourceId: translationOf } = page;
    const made = await createPage(db, projectId, { draft, createdBy: by, translationOf });
    await auditPage(source, 'create', { after: made });
    await publish(work, made);
    return made.id;
  }
  const { recordId, draft } = page;
  const before = await readPage(db, projectId, recordId);
  const after = await writePage(db, before, draft, by);
  if (after.state !== 'PUBLISHED') {
    await publish(work, after);
    return recordId;
  }
  await keepPageVersion(db, projectId, { before, after, kind: 'publish', by });
  await keepPageUses(db, projectId, after);
  await auditPage(source, 'update', { before, after });
  await publishNotice(db, { kind: 'page', projectId, thingId: recordId });
  return recordId;
}

async function publish({ source, by }: LanguageWork, before: PageRecord): Promise<void> {
  const after = await applyPageTransition(source.db, before, { name: 'publish', to: 'PUBLISHED' }, by);
  await auditPage(source, 'publish', { before, after });
}

/** Takes the row from readers. One that they do not have stays as it is. */
export async function withdrawPageInLanguage({ source, by }: LanguageWork, recordId: string): Promise<void> {
  const { db, projectId } = source;
  const before = await readPage(db, projectId, recordId);
  if (before.state !== 'PUBLISHED') return;
  const after = await applyPageTransition(db, before, { name: 'unpublish', to: 'UNPUBLISHED' }, by);
  await auditPage(source, 'unpublish', { before, after });
}
