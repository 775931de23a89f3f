import type { MenuItem } from '@toasoan/contract/features/menus/menu-item.ts';
import { sql } from 'kysely';
import { type AuditSource, writeAudit } from '#server/core/audit/audit-log.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { updateVersioned } from '#server/core/db/versioned.ts';
import type { ImageRefHolder, OtherImageRef } from '#server/core/media/image-ref-holder.ts';
import { holdImageRefs } from '#server/core/media/image-ref-store.ts';
import { auditedMenu, type StoredMenu } from './menu-row.ts';
import { findMenu } from './menu-view.ts';

const PRODUCT: Actor = { userId: null, displayName: 'Hệ thống' };
type Lists = Pick<StoredMenu, 'items' | 'draft' | 'swap_items'>;

const imagesOf = ({ items, draft, swap_items }: Lists): readonly string[] =>
  [...items, ...(draft ?? []), ...(swap_items ?? [])].flatMap(({ image }) => image?.mediaId ?? []);

/** Records in the library which pictures the items of a menu hold, in any of its lists. */
export async function holdMenuImages(
  db: Db,
  menu: Lists & Pick<StoredMenu, 'project_id' | 'id'>,
): Promise<void> {
  const held = [...new Set(imagesOf(menu))].map((mediaId) => ({ mediaId, place: 'image' as const }));
  await holdImageRefs(db, menu.project_id, { entity: 'menu', entityId: menu.id }, held);
}

/** The number, from 1, of the first item whose picture is none of the library. */
export async function itemWithoutImage(
  db: Db,
  projectId: string,
  items: readonly MenuItem[],
): Promise<number | undefined> {
  const ids = [...new Set(items.flatMap(({ image }) => image?.mediaId ?? []))];
  if (ids.length === 0) return undefined;
  const rows = await db
    .selectFrom('media')
    .select(['id', 'key'])
    .where('project_id', '=', projectId)
    .where('id', 'in', ids)
    .where('kind', '=', 'IMAGE')
    .where('state', '=', 'READY')
    .execute();
  const keys = new Map(rows.map(({ id, key }) => [id, key]));
  const at = items.findIndex(({ image }) => image !== null && keys.get(image.mediaId) !== image.key);
  return at < 0 ? undefined : at + 1;
}

function replaced(items: readonly MenuItem[] | null, mediaId: string, other: OtherImageRef | null) {
  const image = other && { mediaId: other.id, key: other.key };
  return items?.map((item) => (item.image?.mediaId === mediaId ? { ...item, image } : item));
}

/** Recall of the pictures of items. Taken out without another, a picture is not given back: its items are unknown. */
export const menuImageRefs: ImageRefHolder = {
  entity: 'menu',
  hold: async (db, projectId, ids) => {
    await sql`
      SELECT FROM menus WHERE project_id = ${projectId} AND id = ANY (${ids}::bigint[])
      ORDER BY id FOR NO KEY UPDATE`.execute(db);
  },
  takeOut: async (source, { id, mediaId, other }) => {
    const menu = await findMenu(source.db, source.projectId, id);
    const image = menu && allItems(menu).find((item) => item.image?.mediaId === mediaId)?.image;
    if (menu === undefined || !image) return undefined;
    const version = await replace(source, menu, { mediaId, other });
    return { version, places: ['image'], before: { id: mediaId, key: image.key }, after: other };
  },
  giveBack: async (source, { id, taken: { before, after } }) => {
    const menu = await findMenu(source.db, source.projectId, id);
    if (menu === undefined || after === null || !imagesOf(menu).includes(after.id)) return false;
    await replace(source, menu, { mediaId: after.id, other: before });
    return true;
  },
};

const allItems = ({ items, draft, swap_items }: Lists) => [...items, ...(draft ?? []), ...(swap_items ?? [])];

async function replace(
  source: AuditSource,
  before: StoredMenu,
  { mediaId, other }: { readonly mediaId: string; readonly other: OtherImageRef | null },
): Promise<number> {
  const lists = {
    items: replaced(before.items, mediaId, other) ?? [],
    draft: replaced(before.draft, mediaId, other) ?? null,
    swap_items: replaced(before.swap_items, mediaId, other) ?? null,
  };
  const values = {
    items: JSON.stringify(lists.items),
    draft: lists.draft && JSON.stringify(lists.draft),
    swap_items: lists.swap_items && JSON.stringify(lists.swap_items),
  };
  const { version } = await updateVersioned(source.db, 'menus', before, values, source.caller ?? PRODUCT);
  await holdMenuImages(source.db, { ...before, ...lists });
  await writeAudit(source, {
    action: 'menu.update',
    entity: 'menu',
    entityId: before.id,
    before: { ...auditedMenu(before), imageId: mediaId },
    after: { ...auditedMenu(before), imageId: other?.id ?? null },
  });
  return version;
}
