import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import {
  PAGE_FIELD_NAMES,
  type PageFieldName,
  type PageSnapshot,
  pageFieldOf,
} from '@toasoan/contract/features/pages/history/page-version.ts';
import type { PageDraft } from '@toasoan/contract/features/pages/page.ts';
import type { Db } from '#server/core/db/database.ts';
import { usableMedia } from '#server/features/posts/public.ts';
import { livingOwner } from '../editing/page-reference-view.ts';
import { type PageChange, type PageEditor, updatePage } from '../editing/update-page.ts';
import { mediaOfPage } from '../media/page-media.ts';
import { readPage } from '../page-detail-view.ts';
import { getPageVersion } from './page-version-view.ts';

interface Restoring {
  readonly id: string;
  readonly version: number;
  readonly no: number;
  readonly fields?: readonly string[] | undefined;
  readonly content?: ArticleDocument | undefined;
  readonly editingSession?: string | undefined;
}

/** The address and the checks of the text belong to today: unless asked for, they stay. */
const STAYS: readonly PageFieldName[] = ['slug', 'reviewOwnerId', 'reviewDate'];

/**
 * Restores a version as a new save; `content` is the text where only parts of that version's are taken back. Files and a
 * sidebar that are gone are left out and named. @throws what saving throws.
 */
export async function restorePageVersion(
  db: Db,
  projectId: string,
  { id, version, no, fields, content, editingSession }: Restoring,
  editor: PageEditor,
): Promise<PageChange & { readonly leftOut: { id: string; title: string }[] }> {
  const page = await readPage(db, projectId, id);
  const { snapshot } = await getPageVersion(db, projectId, { id, no });
  const isWanted = (name: PageFieldName) => fields?.includes(name) ?? !STAYS.includes(name);
  const { sidebarId } = snapshot.details;
  const isSidebarGone =
    isWanted('sidebarId') &&
    sidebarId !== null &&
    sidebarId !== page.details.sidebarId &&
    !(await editor.hasSidebar(db, projectId, sidebarId));
  const draft: PageDraft = {
    ...draftOfPageSnapshot(snapshot, isWanted),
    ...(isWanted('reviewOwnerId') && {
      reviewOwnerId: await livingOwner(db, projectId, snapshot.details.reviewOwnerId),
    }),
    ...(isSidebarGone && { sidebarId: null }),
    ...(content && isWanted('content') && { content }),
  };
  const held = mediaOfPage(page).map(({ mediaId }) => mediaId);
  const settled = await usableMedia(db, projectId, held, draft);
  const leftOut = [...settled.leftOut, ...(isSidebarGone ? [{ id: sidebarId, title: `#${sidebarId}` }] : [])];
  const change = await updatePage(
    db,
    projectId,
    { ...(settled.draft as PageDraft), id, version, editingSession },
    editor,
    { kind: 'restore', note: String(no) },
  );
  return { ...change, leftOut };
}

/** The named fields of a version as a person would send them. */
export function draftOfPageSnapshot(
  snapshot: PageSnapshot,
  isWanted: (name: PageFieldName) => boolean,
): PageDraft {
  const entries = PAGE_FIELD_NAMES.filter(isWanted).map((name) => [name, pageFieldOf(snapshot, name)]);
  return Object.fromEntries(entries) as PageDraft;
}
