import {
  type Displayed,
  type DisplayLoss,
  type DisplayPlace,
  resolveDisplay,
} from '@toasoan/contract/features/display-modes/resolve-display.ts';
import { type LoadedCategory, loadCategories } from '@toasoan/contract/features/menus/load-categories.ts';
import type { MenuPosition } from '@toasoan/contract/features/menus/menu.ts';
import type { LinkTarget, MenuItem } from '@toasoan/contract/features/menus/menu-item.ts';
import { type ReaderMenuItem, readMenu } from '@toasoan/contract/features/menus/reader-menu.ts';
import { fallbackChain } from '@toasoan/contract/features/projects/fallback-chain.ts';
import type { LanguageSetting } from '@toasoan/contract/features/projects/language-setting.ts';
import {
  type ProjectLanguages,
  settledLanguages,
} from '@toasoan/contract/features/projects/project-languages.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { type FindPages, findLinkTargets, targetsIn } from './link-targets-view.ts';

export type Device = 'DESKTOP' | 'MOBILE';

export interface MenuRequest {
  readonly projectId: string;
  readonly position: MenuPosition;
  readonly place: DisplayPlace;
  readonly language: string;
  readonly device: Device;
  readonly now: Date;
}

export interface ReaderMenu {
  /** null: nobody has made one, so it is made of the categories. */
  readonly id: string | null;
  readonly title: string;
  readonly items: readonly ReaderMenuItem[];
}

/** A telephone shows its own menu where there is one, and else the main one. */
function positionsOf({ position, device }: MenuChoice): readonly MenuPosition[] {
  return position === 'MAIN' && device === 'MOBILE' ? ['MOBILE', 'MAIN'] : [position];
}

/** The menu of a place with present names and addresses; what readers cannot open is left out. */
export async function menusFor(db: Db, request: MenuRequest, findPages: FindPages): Promise<ReaderMenu> {
  const arranged = await arrangedMenus(db, request, findPages);
  const chosen = chooseMenu(arranged, request);
  if (chosen !== undefined) return chosen;
  const { projectId, language, now } = request;
  const items = await defaultItems(db, request);
  const { defaultLanguage: menuLanguage } = arranged;
  const found = await findLinkTargets(db, projectId, items, findPages);
  const targets = targetsIn(found, { language, defaultLanguage: menuLanguage });
  return { id: null, title: '', items: readMenu(items, { targets, now, language, menuLanguage }) };
}

type MenuChoice = Pick<MenuRequest, 'position' | 'device' | 'place'>;
type ChosenAmong = Pick<ArrangedMenus, 'menus' | 'languages'>;

/** Among all menus of a site the one of a place: in the reader's language, or else in the next of its fallbacks. */
export const chooseMenu = (arranged: ChosenAmong, choice: MenuChoice): ArrangedMenu | undefined =>
  resolveMenu(arranged, choice).shown;

interface ResolvedMenu {
  readonly shown: ArrangedMenu | undefined;
  readonly others: readonly {
    readonly record: ArrangedMenu;
    readonly loss: DisplayLoss | 'OTHER_LANGUAGE' | 'OTHER_DEVICE';
  }[];
}

/** The menu of a place, and why the others of its position are not shown there. */
export function resolveMenu({ menus, languages }: ChosenAmong, choice: MenuChoice): ResolvedMenu {
  const tried = positionsOf(choice).flatMap((position) =>
    languages.map((lang) => {
      const those = menus.filter((menu) => menu.position === position && menu.lang === lang);
      return { position, those, ...resolveDisplay(those, choice.place) };
    }),
  );
  const winner = tried.find(({ shown }) => shown !== undefined);
  const others = tried.flatMap((group, index): ResolvedMenu['others'] => {
    if (winner === undefined || index <= tried.indexOf(winner)) return group.others;
    const loss = group.position === winner.position ? ('OTHER_LANGUAGE' as const) : ('OTHER_DEVICE' as const);
    return group.those.map((record) => ({ record, loss }));
  });
  return { shown: winner?.shown, others };
}

/** A menu as readers of one language get it at this moment. */
export interface ArrangedMenu extends Displayed {
  readonly title: string;
  readonly position: MenuPosition;
  readonly lang: string;
  readonly items: readonly ReaderMenuItem[];
}

export interface ArrangedMenus {
  readonly menus: readonly ArrangedMenu[];
  readonly defaultLanguage: string;
  /** In which readers get a menu, the first that has one: theirs, then its fallbacks to the default language. */
  readonly languages: readonly string[];
  /** The records that items lead to. */
  readonly targets: readonly LinkTarget[];
  /** When the clock alone changes a menu; null: nothing is planned. */
  readonly until: Date | null;
}

/** All menus that readers of a language can have now, wherever they are shown. */
export async function arrangedMenus(
  db: Db,
  { projectId, language, now }: Pick<MenuRequest, 'projectId' | 'language' | 'now'>,
  findPages: FindPages,
): Promise<ArrangedMenus> {
  const { rows, defaultLanguage, languages } = await findMenus(db, { projectId, language, now });
  const items = rows.flatMap((menu) => menu.items);
  const found = await findLinkTargets(db, projectId, items, findPages);
  const targets = targetsIn(found, { language, defaultLanguage });
  return {
    defaultLanguage,
    languages,
    targets: [...targets.values()],
    until: nextChange(rows, now),
    menus: rows
      .filter(({ isShown }) => isShown)
      .map((menu) => ({
        id: menu.id,
        title: menu.title,
        position: menu.position,
        lang: menu.lang,
        display: menu.display,
        order: 0,
        updateTime: menu.updateTime.toISOString(),
        items: readMenu(menu.items, { targets, now, language, menuLanguage: menu.lang }),
      })),
  };
}

interface FoundMenu extends Omit<ArrangedMenu, 'order' | 'items' | 'updateTime'> {
  readonly items: readonly MenuItem[];
  readonly updateTime: Date;
  /** Not while its first items are still to be swapped in. */
  readonly isShown: boolean;
  readonly swapStart: Date | null;
  readonly swapEnd: Date | null;
}

/** Menus that readers can have, now or when a swap begins; while others are swapped in, with those items. */
async function findMenus(
  db: Db,
  { projectId, language, now }: Pick<MenuRequest, 'projectId' | 'language' | 'now'>,
) {
  const isSwapped = sql`(menus.swap_start <= ${now} AND menus.swap_end > ${now})`;
  const { rows } = await sql<
    ProjectLanguages & { readonly settings: LanguageSetting[] } & {
      readonly [Name in keyof FoundMenu]: FoundMenu[Name] | null;
    }
  >`
    SELECT projects.default_lang AS "defaultLang", projects.languages, projects.language_settings AS settings, menus.id::text, menus.title, menus.position, menus.lang,
      menus.display, coalesce(menus.published_time, menus.swap_start) AS "updateTime",
      menus.swap_start AS "swapStart", menus.swap_end AS "swapEnd",
      coalesce(menus.published_time IS NOT NULL OR ${isSwapped}, false) AS "isShown",
      CASE WHEN ${isSwapped} THEN menus.swap_items ELSE menus.items END AS items
    FROM projects
    LEFT JOIN menus ON menus.project_id = projects.id AND menus.status = 'ENABLE'
      AND (menus.lang = ${language} OR menus.lang = projects.default_lang OR menus.lang = ANY (projects.languages))
      AND (menus.published_time IS NOT NULL OR menus.swap_end > ${now})
    WHERE projects.id = ${projectId}`.execute(db);
  const { defaultLang, languages, settings } = rows[0] ?? { defaultLang: 'vi', languages: [], settings: [] };
  const chain = fallbackChain(settledLanguages({ languages, defaultLang }, settings), language);
  const asked = [...new Set([...chain, defaultLang])];
  return {
    rows: rows.filter(({ id, lang }) => id !== null && asked.includes(lang ?? '')) as unknown as FoundMenu[],
    defaultLanguage: defaultLang,
    languages: asked,
  };
}

/** The next moment at which a swap or an item begins or ends. */
function nextChange(menus: readonly FoundMenu[], now: Date): Date | null {
  const times = menus.flatMap(({ swapStart, swapEnd, items }) => [
    swapStart?.getTime() ?? 0,
    swapEnd?.getTime() ?? 0,
    ...items.flatMap(({ startTime, endTime }) => [Date.parse(startTime ?? ''), Date.parse(endTime ?? '')]),
  ]);
  const next = Math.min(...times.filter((time) => time > now.getTime()));
  return Number.isFinite(next) ? new Date(next) : null;
}

/** The categories of a project without a menu; nothing for smaller menus. */
async function defaultItems(db: Db, { projectId, position }: MenuRequest): Promise<readonly MenuItem[]> {
  if (position !== 'MAIN' && position !== 'MOBILE') return [];
  const categories = await db
    .selectFrom('categories')
    .select(['id', 'parent_id as parentId', 'show_in_menu as showInMenu', 'status'])
    .where('project_id', '=', projectId)
    .where('deleted_time', 'is', null)
    .orderBy('depth')
    .orderBy('position')
    .orderBy('id')
    .execute();
  let count = 0;
  const newId = () => {
    count += 1;
    return `default${count}`;
  };
  return loadCategories([], categories satisfies LoadedCategory[], newId).items;
}
