import type { MenuCreate, MenuUpdate } from '@toasoan/contract/features/menus/menu.ts';
import { MAX_MENUS } from '@toasoan/contract/features/menus/menu.ts';
import { MENU_RULE_TEXTS, type MenuRule } from '@toasoan/contract/features/menus/menu-rules.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { numberedSlug, slugOf } from '@toasoan/contract/vocabulary/slug.ts';
import { sql } from 'kysely';
import type { RecordStore } from '#server/core/crud/crud-routes.ts';
import type { Db } from '#server/core/db/database.ts';
import { insertVersioned, removeVersioned, updateVersioned } from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { namesLivingTargets } from '#server/features/display-modes/public.ts';
import { holdMenuImages } from './menu-images-store.ts';
import type { StoredMenu } from './menu-row.ts';
import { findMenu } from './menu-view.ts';

export const menuRuleNotMet = (
  rule: MenuRule,
  field: string,
  values?: Readonly<Record<string, number>>,
): AppError => ruleNotMet(MENU_RULE_TEXTS, rule, field, values);

/** @throws NOT_FOUND also for another project's menu. */
export async function getMenu(db: Db, projectId: string, id: string): Promise<StoredMenu> {
  const row = await findMenu(db, projectId, id);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** One writer of a project's menus at a time: codes are free or taken for sure. */
async function lockMenus(db: Db, projectId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('menus'), hashtext(${projectId}))`.execute(db);
}

/** Menus, each with the rules that stand in the way of a change. */
export const menuStore: RecordStore<StoredMenu, MenuCreate, MenuUpdate> = {
  get: ({ db, projectId }, id) => getMenu(db, projectId, id),
  async hold({ db, projectId }, id) {
    await lockMenus(db, projectId);
    return await getMenu(db, projectId, id);
  },
  async insert({ db, projectId, caller }, body) {
    await lockMenus(db, projectId);
    await checkRoom(db, projectId);
    const lang = body.lang ?? 'vi';
    const code = body.code ?? (await freeCode(db, projectId, { base: slugOf(body.title) || 'menu', lang }));
    const values = await columnsOf(db, projectId, { ...body, code, lang }, undefined);
    const { id } = await insertVersioned(db, 'menus', projectId, { ...values, code }, caller);
    return await getMenu(db, projectId, id);
  },
  async update({ db, caller }, before, change) {
    const values = await columnsOf(db, before.project_id, change, before);
    await updateVersioned(db, 'menus', before, values, caller);
    return await getMenu(db, before.project_id, before.id);
  },
  async remove({ db }, before) {
    await removeVersioned(db, 'menus', before);
    await holdMenuImages(db, { project_id: before.project_id, id: before.id });
  },
};

async function checkRoom(db: Db, projectId: string): Promise<void> {
  const { rows } = await db
    .selectFrom('menus')
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  if (Number(rows) >= MAX_MENUS) throw menuRuleNotMet('TOO_MANY_MENUS', 'title', { most: MAX_MENUS });
}

/** The first code from a base that no menu of the language has. */
export async function freeCode(
  db: Db,
  projectId: string,
  { base, lang }: { readonly base: string; readonly lang: string },
): Promise<string> {
  const rows = await db
    .selectFrom('menus')
    .select('code')
    .where('project_id', '=', projectId)
    .where('lang', '=', lang)
    .execute();
  const taken = new Set(rows.map(({ code }) => code));
  for (let attempt = 1; ; attempt += 1) {
    const code = numberedSlug(base, attempt);
    if (!taken.has(code)) return code;
  }
}

type Body = MenuCreate | Omit<MenuUpdate, 'id' | 'version'>;

/** The columns of a menu as it will be; what a change leaves out stays. */
async function columnsOf(db: Db, projectId: string, body: Body, before: StoredMenu | undefined) {
  if (body.display && !(await namesLivingTargets(db, projectId, body.display)))
    throw menuRuleNotMet('TARGET_UNKNOWN', 'display');
  const title = body.title ?? before?.title ?? '';
  const code = body.code ?? before?.code ?? '';
  await checkCodeFree(db, projectId, {
    code,
    lang: body.lang ?? before?.lang ?? 'vi',
    exceptId: before?.id ?? '0',
  });
  return {
    title,
    code: body.code,
    position: body.position,
    display: body.display && JSON.stringify(body.display),
    lang: body.lang,
    status: body.status,
    search_text: ` ${wordsOf(foldVietnamese(`${title} ${code}`)).join(' ')}`,
  };
}

async function checkCodeFree(
  db: Db,
  projectId: string,
  { code, lang, exceptId }: { readonly code: string; readonly lang: string; readonly exceptId: string },
): Promise<void> {
  const other = await db
    .selectFrom('menus')
    .select('id')
    .where('project_id', '=', projectId)
    .where('code', '=', code)
    .where('lang', '=', lang)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  if (other !== undefined) throw menuRuleNotMet('CODE_TAKEN', 'code');
}
