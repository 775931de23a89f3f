import type { PageConsequences, PageUse } from '@toasoan/contract/features/pages/tree/consequences.ts';
import type { Db } from '#server/core/db/database.ts';
import type { PageRecord } from '../page-record.ts';
import { movedAddresses } from './follow-address-store.ts';
import { wantedAddress } from './page-address-store.ts';
import { parentPathFor } from './page-tree-store.ts';

/** What names a page on the site: menus, footers, blocks. Higher features answer. */
export type UsesOfPage = (db: Db, projectId: string, pageId: string) => Promise<readonly PageUse[]>;

interface Wanted {
  readonly slug?: string | undefined;
  readonly parentId?: string | undefined;
}

/** What a save with this slug and parent would do. @throws what the save would throw because of them. */
export async function findConsequences(
  db: Db,
  page: PageRecord,
  { slug = page.slug, parentId = page.parent_id ?? '' }: Wanted,
  usesOfPage: UsesOfPage,
): Promise<PageConsequences> {
  const { project_id: projectId, id } = page;
  const isSame = slug === page.slug && parentId === (page.parent_id ?? '');
  const parentPath = isSame
    ? ''
    : await parentPathFor(db, projectId, { id, parentId: parentId === '' ? null : parentId });
  const to = isSame ? page.path : (await wantedAddress(db, projectId, { pageId: id, parentPath, slug })).path;
  const moved = await movedAddresses(db, projectId, { ...page, to });
  return {
    path: `/${to}`,
    isPublic: page.state === 'PUBLISHED',
    redirects: moved
      .filter(({ isKnown }) => isKnown)
      .map((one) => ({ id: one.id, title: one.title, from: `/${one.from}`, to: `/${one.to}` })),
    uses: [...(await usesOfPage(db, projectId, id))],
  };
}
