import { blankItem } from '@toasoan/contract/features/menus/load-categories.ts';
import { menuCreate } from '@toasoan/contract/features/menus/menu.ts';
import { type MenuItem, menuItems } from '@toasoan/contract/features/menus/menu-item.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { menuStore, publishDraft, saveDraft } from '#server/features/menus/public.ts';

interface Site {
  readonly categories: ReadonlyMap<string, string>;
  /** Roots by the slugs of their categories, with the slugs below them. */
  readonly trees: ReadonlyMap<string, readonly string[]>;
  readonly by: Actor;
  readonly now: Date;
}

interface SeedMenu {
  readonly title: string;
  readonly code: string;
  readonly position: 'MAIN' | 'MOBILE';
  readonly lang: string;
  /** Slugs of categories; with what is below them where a plus follows. */
  readonly categories: readonly string[];
  readonly words: Readonly<Record<'home' | 'guide' | 'contact', string>>;
  /** Titles where readers do not read Vietnamese. */
  readonly titles?: Readonly<Record<string, string>>;
}

const VIETNAMESE = { home: 'Trang chủ', guide: 'Cẩm nang Tết', contact: 'Liên hệ' };

const DEMO_MENUS: readonly SeedMenu[] = [
  {
    title: 'Menu chính',
    code: 'menu-chinh',
    position: 'MAIN',
    lang: 'vi',
    categories: ['thoi-su+', 'van-hoa+', 'du-lich+', 'dia-phuong+', 'da-phuong-tien+'],
    words: VIETNAMESE,
  },
  {
    title: 'Menu di động',
    code: 'menu-di-dong',
    position: 'MOBILE',
    lang: 'vi',
    categories: ['thoi-su', 'van-hoa', 'du-lich', 'dia-phuong'],
    words: VIETNAMESE,
  },
  {
    title: 'Main menu',
    code: 'menu-chinh',
    position: 'MAIN',
    lang: 'en',
    categories: ['thoi-su', 'van-hoa', 'du-lich', 'dia-phuong'],
    words: { home: 'Home', guide: 'Tet guide', contact: 'Contact' },
    titles: { 'thoi-su': 'News', 'van-hoa': 'Culture', 'du-lich': 'Travel', 'dia-phuong': 'Provinces' },
  },
];

/** Menus of the demo: the main one with a target that readers cannot open, one for telephones, one in English. */
export async function seedMenus(db: Db, projectId: string, site: Site): Promise<void> {
  const { by, now } = site;
  const hidden = await aHiddenPost(db, projectId);
  for (const { title, code, position, lang, ...said } of DEMO_MENUS) {
    const body = menuCreate.parse({ title, code, position, lang });
    const made = await menuStore.insert({ db, projectId, caller: by }, body);
    const items = menuItems.parse(itemsOf(said, site, position === 'MAIN' ? hidden : undefined));
    await publishDraft(db, await saveDraft(db, made, items, by), by, { note: '', now });
  }
}

/** A post that readers cannot open: its item is the broken one. */
async function aHiddenPost(db: Db, projectId: string): Promise<string | undefined> {
  const posts = db.selectFrom('posts').select('id').where('project_id', '=', projectId);
  return (await posts.where('state', '<>', 'PUBLISHED').orderBy('id').executeTakeFirst())?.id;
}

function itemsOf(
  { categories, words, titles = {} }: Pick<SeedMenu, 'categories' | 'words' | 'titles'>,
  site: Site,
  hiddenPostId: string | undefined,
): MenuItem[] {
  const address = (id: string, title: string, url: string): MenuItem => ({
    ...blankItem(id),
    title,
    linkType: 'URL',
    url,
  });
  const idOf = (slug: string) => `muc${slug.replaceAll('-', '')}`.slice(0, 20);
  const ofCategory = (slug: string, parent: string | null): MenuItem => {
    const targetId = site.categories.get(slug) ?? null;
    const item = { ...blankItem(idOf(slug), parent && idOf(parent)), title: titles[slug] ?? '' };
    return { ...item, linkType: 'category', targetId, fromCategoryId: targetId };
  };
  const listed = categories.flatMap((name) => {
    const slug = name.replace('+', '');
    const below = name.endsWith('+') ? (site.trees.get(slug) ?? []) : [];
    return [ofCategory(slug, null), ...below.map((one) => ofCategory(one, slug))];
  });
  const broken: MenuItem[] =
    hiddenPostId === undefined
      ? []
      : [{ ...blankItem('muccamnangtet'), title: words.guide, linkType: 'POST', targetId: hiddenPostId }];
  return [
    address('muctrangchu', words.home, '/'),
    ...listed,
    ...broken,
    { ...address('muchappy', 'Happy Việt Nam', 'https://happy.example/'), target: 'BLANK' },
    address('muclienhe', words.contact, '/lien-he'),
  ];
}
