import type { ReaderMenuItem } from '@toasoan/contract/features/menus/reader-menu.ts';
import type { SiteReading } from '#server/features/delivery/reading.ts';
import type {
  TextsByKey,
  TranslatedFields,
} from '#server/features/delivery/translations/translated-fields.ts';
import type { ArrangedMenus } from '#server/features/menus/public.ts';

/**
 * Menus that readers of another language get for want of one of their own, in the words that translators approved. An
 * item that has only the name of a category takes that name in the language.
 */
export async function translatedMenus(
  { db, site }: SiteReading,
  { menus, targets }: Pick<ArrangedMenus, 'menus' | 'targets'>,
  lang: string,
  translatedFields: TranslatedFields,
): Promise<ArrangedMenus['menus']> {
  const foreign = menus.flatMap((menu) => (menu.lang === lang ? [] : [menu.id]));
  if (foreign.length === 0) return menus;
  const texts = await translatedFields(db, site.projectId, 'MENU', foreign, lang);
  const names = new Map(
    targets.flatMap(({ type, id, path, name }) => {
      const own = type === 'category' ? site.categories.get(id)?.names[lang] : undefined;
      return own ? [[`${path} ${name}`, own] as const] : [];
    }),
  );
  const none: TextsByKey = new Map();
  const inWords = (items: readonly ReaderMenuItem[], words: TextsByKey): ReaderMenuItem[] =>
    items.map((item) => ({
      ...item,
      title: words.get(`items.${item.id}:title`) ?? names.get(`${item.href} ${item.title}`) ?? item.title,
      badge: words.get(`items.${item.id}:badge`) ?? item.badge,
      children: inWords(item.children, words),
    }));
  return menus.map((menu) =>
    menu.lang === lang ? menu : { ...menu, items: inWords(menu.items, texts.get(menu.id) ?? none) },
  );
}
