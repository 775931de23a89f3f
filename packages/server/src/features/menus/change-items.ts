import type { MenuSchedule } from '@toasoan/contract/features/menus/menu.ts';
import type { MenuItem } from '@toasoan/contract/features/menus/menu-item.ts';
import { itemProblem } from '@toasoan/contract/features/menus/menu-rules.ts';
import { treeProblem } from '@toasoan/contract/features/menus/menu-tree.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { updateVersioned } from '#server/core/db/versioned.ts';
import { holdMenuImages, itemWithoutImage } from './menu-images-store.ts';
import { type StoredMenu, workingItems } from './menu-row.ts';
import { getMenu, menuRuleNotMet } from './menu-store.ts';

type Lists = Pick<StoredMenu, 'items' | 'draft' | 'swap_items' | 'swap_start' | 'swap_end'>;
interface More {
  readonly published_time?: Date;
  readonly published_number?: number;
}

/** Writes the lists that change, as a new version of the menu. */
async function write(
  db: Db,
  before: StoredMenu,
  lists: Partial<Lists>,
  by: Actor,
  more: More = {},
): Promise<StoredMenu> {
  const { items, draft, swap_items, ...times } = lists;
  const text = (list: readonly MenuItem[] | null | undefined) => list && JSON.stringify(list);
  const values = {
    ...(items && { items: JSON.stringify(items) }),
    ...(draft !== undefined && { draft: text(draft) ?? null }),
    ...(swap_items !== undefined && { swap_items: text(swap_items) ?? null }),
    ...times,
    ...more,
  };
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
  const isSame = before.published_time !== null && JSON.stringify(items) === JSON.stringify(before.items);
  return await write(db, before, { draft: isSame ? null : [...items] }, by);
}

export async function discardDraft(db: Db, before: StoredMenu, by: Actor): Promise<StoredMenu> {
  return await write(db, before, { draft: null }, by);
}

/** @throws RULES_NOT_MET where the working items are not ready for readers. */
function readyItems(menu: StoredMenu): MenuItem[] {
  const items = workingItems(menu);
  if (items.length === 0) throw menuRuleNotMet('NOTHING_TO_PUBLISH', 'items');
  const problem = itemProblem(items);
  if (problem !== undefined) throw menuRuleNotMet(problem.rule, 'items', { number: problem.number });
  return items;
}

interface Publishing {
  readonly note: string;
  readonly now: Date;
}

/** Readers get the draft from now on; it is kept as a version. */
export async function publishDraft(
  db: Db,
  before: StoredMenu,
  by: Actor,
  { note, now }: Publishing,
): Promise<StoredMenu> {
  const items = readyItems(before);
  const number = before.published_number + 1;
  await db
    .insertInto('menu_versions')
    .values({
      project_id: before.project_id,
      menu_id: before.id,
      number,
      items: JSON.stringify(items),
      note,
      published_time: now,
      published_by_id: by.userId,
      published_by_name: by.displayName,
    })
    .execute();
  const lists = { items, draft: null };
  return await write(db, before, lists, by, { published_time: now, published_number: number });
}

/** @throws NO_VERSION */
export async function restoreVersion(
  db: Db,
  before: StoredMenu,
  number: number,
  by: Actor,
): Promise<StoredMenu> {
  const version = await db
    .selectFrom('menu_versions')
    .select('items')
    .where('project_id', '=', before.project_id)
    .where('menu_id', '=', before.id)
    .where('number', '=', number)
    .executeTakeFirst();
  if (version === undefined) throw menuRuleNotMet('NO_VERSION', 'number');
  return await write(db, before, { draft: version.items }, by);
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
  const swap = { swap_items: items, swap_start: start, swap_end: end };
  return await write(db, before, { ...swap, draft: null }, by);
}

/** The items of the time become the draft again, unless there is another. */
export async function cancelSchedule(db: Db, before: StoredMenu, by: Actor): Promise<StoredMenu> {
  const draft = before.draft ?? before.swap_items;
  return await write(db, before, { swap_items: null, swap_start: null, swap_end: null, draft }, by);
}
