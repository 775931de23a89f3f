import type { LinkTarget, MenuItem } from '@toasoan/contract/features/menus/menu-item.ts';
import { linkKey } from '@toasoan/contract/features/menus/menu-item.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { saveDraft } from './change-items.ts';
import type { StoredMenu, WholeMenu } from './menu-row.ts';
import { workingItems } from './menu-row.ts';
import { freeCode, menuStore } from './menu-store.ts';

/** With the titles that the items have in the other language, as far as they are known. */
function translated(items: readonly MenuItem[], whole: WholeMenu, lang: string): MenuItem[] {
  const targets = new Map(
    whole.targets.map((target) => [linkKey({ linkType: target.type, targetId: target.id }), target]),
  );
  const nameOf = (target: LinkTarget | undefined) => target?.names[lang] ?? '';
  return items.map((item) => {
    const { [lang]: known = '', ...others } = item.names;
    const title = known || (item.title === '' ? nameOf(targets.get(linkKey(item))) : item.title);
    const names = item.title === '' ? others : { ...others, [whole.lang]: item.title };
    return { ...item, title, names };
  });
}

/** The same menu in another language, as a draft; in its own language a menu beside it. */
export async function copyMenu(
  call: { readonly db: Db; readonly projectId: string; readonly caller: Actor },
  from: WholeMenu,
  lang: string,
): Promise<StoredMenu> {
  const { db, projectId } = call;
  const isOther = lang !== from.lang;
  const made = await menuStore.insert(call, {
    title: from.title,
    code: isOther ? from.code : await freeCode(db, projectId, { base: from.code, lang }),
    position: from.position,
    display: from.display,
    lang,
    status: from.status,
  });
  const items = workingItems(from);
  return await saveDraft(db, made, isOther ? translated(items, from, lang) : items, call.caller);
}
