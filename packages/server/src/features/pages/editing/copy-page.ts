import { withoutSuggestions } from '@toasoan/contract/article/resolve-suggestions.ts';
import type { PageFieldName } from '@toasoan/contract/features/pages/history/page-version.ts';
import type { PageDraft } from '@toasoan/contract/features/pages/page.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { usableMedia } from '#server/features/posts/public.ts';
import { draftOfPageSnapshot } from '../history/restore-page-version.ts';
import { readPage } from '../page-detail-view.ts';
import { type PageRecord, pageSnapshotOf } from '../page-record.ts';
import { createPage } from './create-page.ts';
import type { HasSidebar } from './page-reference-view.ts';

const LONGEST_TITLE = 250;
const COPY = ' (bản sao)';
/** Fields of the one page only. */
const ITS_OWN: readonly PageFieldName[] = ['slug', 'canonicalUrl', 'reviewOwnerId', 'reviewDate'];

/** Creates a draft beside a page, without files and a sidebar that are gone. @throws NOT_FOUND, RULES_NOT_MET. */
export async function copyPage(
  db: Db,
  projectId: string,
  id: string,
  { by, hasSidebar }: { readonly by: Actor; readonly hasSidebar: HasSidebar },
): Promise<PageRecord> {
  const page = await readPage(db, projectId, id);
  const copied = draftOfPageSnapshot(pageSnapshotOf(page), (name) => !ITS_OWN.includes(name));
  const { draft } = await usableMedia(db, projectId, [], copied);
  const { sidebarId } = page.details;
  const isSidebarThere = sidebarId !== null && (await hasSidebar(db, projectId, sidebarId));
  return await createPage(db, projectId, {
    draft: {
      ...(draft as PageDraft),
      ...(draft.content && { content: withoutSuggestions(draft.content) }),
      sidebarId: isSidebarThere ? sidebarId : null,
      parentId: page.parent_id,
      title: `${[...page.title].slice(0, LONGEST_TITLE - COPY.length).join('')}${COPY}`,
    },
    createdBy: by,
  });
}
