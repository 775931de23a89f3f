import type { MenuItem } from '@toasoan/contract/features/menus/menu-item.ts';
import type { Db } from '#server/core/db/database.ts';
import { draftImages, imagesIn, knownImages } from '#server/core/drafts/draft-images-store.ts';
import { auditedMenu, type StoredMenu } from './menu-row.ts';
import { findMenu } from './menu-view.ts';

const images = draftImages<StoredMenu>({
  entity: 'menu',
  action: 'menu.update',
  table: 'menus',
  columns: ['items', 'draft', 'swap_items'],
  find: findMenu,
  audited: auditedMenu,
});
export const holdMenuImages = images.hold;
export const menuImageRefs = images.refs;

/** The number, from 1, of the first item whose picture is none of the library. */
export async function itemWithoutImage(
  db: Db,
  projectId: string,
  items: readonly MenuItem[],
): Promise<number | undefined> {
  const isKnown = await knownImages(db, projectId, imagesIn(items));
  const at = items.findIndex(({ image }) => image !== null && !isKnown(image));
  return at < 0 ? undefined : at + 1;
}
