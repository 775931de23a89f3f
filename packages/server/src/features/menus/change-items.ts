import type { MenuSchedule } from '@toasoan/contract/features/menus/menu.ts';
import type { MenuItem } from '@toasoan/contract/features/menus/menu-item.ts';
import { itemProblem } from '@toasoan/contract/features/menus/menu-rules.ts';
import { treeProblem } from '@toasoan/contract/features/menus/menu-tree.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { updateVersioned } from '#server/core/db/versioned.ts';
import { draftStore } from '#server/core/drafts/draft-store.ts';
import { holdMenuImages, itemWithoutImage } from './menu-images-store.ts';
import { type StoredMenu, workingItems } from './menu-row.ts';
import { getMenu, menuRuleNotMet } from './menu-store.ts';

/** Draft and versions of the items. */
export const menuDrafts = draftStore<MenuItem[], StoredMenu>({
  table: 'menus',
  content: 'items',
  contentOf: ({ items }) => items,
  versions: 'menu_versions',
  owner: 'menu_id',
  changed: async (db, before) => {
    const after = await getMenu(db, before.project_id, before.id);
    await holdMenuImages(db, after);
    return after;
  },
  noVersion: () => menuRuleNotMet('NO_VERSION', 'number'),
});

/** Writes other items for a time, or none. */
async function writeSwap(
  db: Db,
  before: StoredMenu,
  { draft, swap_items, ...times }: Pick<StoredMenu, 'draft' | 'swap_items' | 'swap_start' | 'swap_end'>,
  by: Actor,
): Promise<StoredMenu> {
  const text = (list: readonly MenuItem[] | null) => list && JSON.stringify(list);
  const values = { draft: text(draft), swap_items: text(swap_items), ...times };
  await updateVersioned(db, 'menus', before, values, by);
  const after = await getMenu(db, before.project_id, before.id);
  await holdMenuImages(db, after);
  return after;
}

/** Unfinished items are kept too: nothing that somebody has typed is lost. @throws TWICE, NO_PARENT, TOO_DEEP, NO_IMAGE. */
export async function saveDraft(
  db: Db,
  before: StoredMenu,
  items: readonly MenuItem[],
  by: Actor,
): Promise<StoredMenu> {
  const wrong = treeProblem(items);
  if (wrong !== undefined) throw menuRuleNotMet(wrong.problem, 'items', { number: wrong.at + 1 });
  const number = await itemWithoutImage(db, before.project_id, items);
  if (number !== undefined) throw menuRuleNotMet('NO_IMAGE', 'items', { number });
  return await menuDrafts.save(db, before, [...items], by);
}

/** @throws RULES_NOT_MET where the working items are not ready for readers. */
function readyItems(menu: StoredMenu): MenuItem[] {
  const items = workingItems(menu);
  if (items.length === 0) throw menuRuleNotMet('NOTHING_TO_PUBLISH', 'items');
  const problem = itemProblem(items);
  if (problem !== undefined) throw menuRuleNotMet(problem.rule, 'items', { number: problem.number });
  return items;
}

/** Readers get the draft from now on; it is kept as a version. */
export async function publishDraft(
  db: Db,
  before: StoredMenu,
  by: Actor,
  { note, now }: { readonly note: string; readonly now: Date },
): Promise<StoredMenu> {
  return await menuDrafts.publish(db, before, readyItems(before), { by, note, now });
}

/**
 * The draft is shown from `startTime` to `endTime`; what is published comes back by itself, because readers get what
 * the time says. @throws ENDS_BEFORE_START
 */
export async function scheduleDraft(
  db: Db,
  before: StoredMenu,
  { startTime, endTime }: Pick<MenuSchedule, 'startTime' | 'endTime'>,
  { by, now }: { readonly by: Actor; readonly now: Date },
): Promise<StoredMenu> {
  const start = new Date(startTime);
  const end = new Date(endTime);
  if (end <= start || end <= now) throw menuRuleNotMet('ENDS_BEFORE_START', 'endTime');
  const items = readyItems(before);
  return await writeSwap(
    db,
    before,
    { swap_items: items, swap_start: start, swap_end: end, draft: null },
    by,
  );
}

/** The items of the time become the draft again, unless there is another. */
export async function cancelSchedule(db: Db, before: StoredMenu, by: Actor): Promise<StoredMenu> {
  const draft = before.draft ?? before.swap_items;
  return await writeSwap(db, before, { swap_items: null, swap_start: null, swap_end: null, draft }, by);
}
