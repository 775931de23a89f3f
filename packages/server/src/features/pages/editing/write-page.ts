import type { PageDraft } from '@toasoan/contract/features/pages/page.ts';
import { pickPageDetails } from '@toasoan/contract/features/pages/page-details.ts';
import { UNTITLED } from '@toasoan/contract/features/posts/post.ts';
import type { Updateable } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import type { PageTable } from '#server/core/db/tables/page-tables.ts';
import { readPage } from '../page-detail-view.ts';
import { type PageRecord, pageSlugFollows } from '../page-record.ts';
import { writePageRow } from '../page-store.ts';
import { followAddress, movedAddresses } from '../tree/follow-address-store.ts';
import { freeAddress } from '../tree/page-address-store.ts';
import { lastPosition, parentPathFor } from '../tree/page-tree-store.ts';
import { bodyColumns, detailColumns } from './page-columns.ts';

/**
 * Writes the keys of a draft over a page of which the caller holds the tree; returns the page after that. Pages below
 * it follow its address. @throws SLUG_TAKEN, INVALID_INPUT, RULES_NOT_MET.
 */
export async function writePage(
  db: Db,
  before: PageRecord,
  draft: PageDraft,
  by: Actor,
): Promise<PageRecord> {
  const { project_id: projectId, id } = before;
  const details = pickPageDetails(draft, before.details);
  const title = draft.title ?? before.title;
  const address = await addressAfter(db, before, draft);
  const moved = await movedAddresses(db, projectId, { ...before, to: address.path ?? before.path });
  await writePageRow(
    db,
    projectId,
    id,
    {
      ...detailColumns({ title, details }),
      ...(draft.content !== undefined && bodyColumns(draft.content)),
      ...(draft.excerpt !== undefined && { excerpt: draft.excerpt }),
      ...(draft.keywords !== undefined && { keywords: draft.keywords }),
      ...(draft.seoTitle !== undefined && { seo_title: draft.seoTitle }),
      ...(draft.seoDescription !== undefined && { seo_description: draft.seoDescription }),
      ...address,
    },
    by,
  );
  await followAddress(db, projectId, moved);
  return await readPage(db, projectId, id);
}

type AddressColumns = Pick<Updateable<PageTable>, 'slug' | 'slug_is_manual' | 'parent_id' | 'position'> & {
  readonly path?: string;
};

/** Empty: the address stays. A slug that is sent unchanged does not count as set by hand. */
async function addressAfter(db: Db, before: PageRecord, draft: PageDraft): Promise<AddressColumns> {
  const { project_id: projectId, id: pageId } = before;
  const parentId = draft.parentId === undefined ? before.parent_id : draft.parentId;
  const isMoved = parentId !== before.parent_id;
  const isRenamed = draft.slug !== undefined && draft.slug !== before.slug;
  const title = draft.title === '' ? UNTITLED : (draft.title ?? before.title);
  const follows = !isRenamed && pageSlugFollows(before) && (isMoved || title !== before.title);
  if (!isMoved && !isRenamed && !follows) return {};
  const parentPath = await parentPathFor(db, projectId, { id: pageId, parentId });
  const slug = isRenamed ? draft.slug : before.slug;
  const address = await freeAddress(db, projectId, {
    pageId,
    parentPath,
    title,
    ...(!follows && { slug }),
  });
  return {
    ...address,
    ...(isRenamed && { slug_is_manual: true }),
    ...(isMoved && { parent_id: parentId, position: await lastPosition(db, projectId, parentId) }),
  };
}
