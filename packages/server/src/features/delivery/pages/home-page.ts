import type { PageBlock, PostCard } from '@toasoan/contract/features/delivery/post-card.ts';
import type { PageHead } from '@toasoan/contract/features/delivery/public-fields.ts';
import type { HomePage } from '@toasoan/contract/features/delivery/public-pages.ts';
import { cardsOf } from '../cards/card-view.ts';
import type { SiteReading } from '../reading.ts';
import { shownKey } from '../shown-keys.ts';
import { alternatesOf, type KnownCategory, pageIn } from '../sites/site.ts';
import { type ArrangedPage, composeArranged, type LayoutSlots } from './arranged-page.ts';
import { focusIds, mostReadIds } from './home-page-view.ts';
import { inTurn } from './in-turn.ts';
import { listForHome, listOfCategories } from './lists-view.ts';
import { pageHeadOf } from './page-head.ts';

/** The lead and four beside it. */
const LEAD = 5;
const LATEST = 10;
/** Posts of a category may stand above already. */
const SHOWN_ABOVE = LEAD + LATEST;

const MOST_READ = 5;

export async function composeHomePage(
  reading: SiteReading,
  lang: string,
  slots: LayoutSlots,
): Promise<HomePage> {
  const { site } = reading;
  reading.shows(shownKey.posts(site.projectId));
  const { found, fallbackLang } = await inTurn(
    site,
    lang,
    (one) => arrangedOrBuiltIn(reading, one, slots),
    ({ blocks }) => blocks.every(({ posts }) => posts.length === 0),
  );
  const { blocks, layouts } = found;
  const own = fallbackLang === null ? blocks : [];
  return { lang, fallbackLang, blocks, layouts, head: headOf(reading, lang, own) };
}

/** For a device without a layout of its own the site arranges its posts as it does without any. */
async function arrangedOrBuiltIn(
  reading: SiteReading,
  lang: string,
  slots: LayoutSlots,
): Promise<ArrangedPage> {
  const path = pageIn(reading.site, '/', lang);
  const arranged = await composeArranged(reading, { kind: 'HOME', lang, path }, slots);
  if (arranged === undefined) return { blocks: await builtIn(reading, lang), layouts: [] };
  const { blocks, layouts } = arranged;
  const [only, ...others] = layouts;
  if (only === undefined || others.length > 0) return arranged;
  const device = only.device === 'MOBILE' ? 'DESKTOP' : 'MOBILE';
  const own = (await builtIn(reading, lang)).map((one) => ({ ...one, device }) as const);
  return { blocks: device === 'DESKTOP' ? [...own, ...blocks] : [...blocks, ...own], layouts };
}

/** Focus stories and the newest, then the latest, then a block for each top category; each post once. */
async function builtIn(reading: SiteReading, lang: string): Promise<PageBlock[]> {
  const tops = [...reading.site.categories.values()].filter((one) => one.parentId === null && one.showOnHome);
  const [focus, newest, mostRead, ...ofCategories] = await Promise.all([
    focusIds(reading).then((ids) => cardsOf(reading, ids, lang)),
    listForHome(reading, { limit: SHOWN_ABOVE * 2, lang }),
    mostReadIds(reading, lang, MOST_READ).then((ids) => cardsOf(reading, ids, lang)),
    ...tops.map((top) =>
      listOfCategories(reading, top.withBelow, { limit: top.perBlock + SHOWN_ABOVE, lang }),
    ),
  ]);
  const shown = new Set<string>();
  const take = (posts: readonly PostCard[], count: number): PostCard[] => {
    // A focus story may be one of the newest, too.
    const left = new Map(posts.filter(({ id }) => !shown.has(id)).map((one) => [one.id, one]));
    const taken = [...left.values()].slice(0, count);
    for (const { id } of taken) shown.add(id);
    return taken;
  };
  const lead = take([...focus.values(), ...newest.posts], LEAD);
  const latest = take(newest.posts, LATEST);
  const blocks = [
    block({ key: 'lead', region: 'hero', kind: 'HERO', view: 'BIG_LEFT', posts: lead }),
    block({ key: 'latest', kind: 'LATEST', posts: latest }),
    ...tops.map((top, index) =>
      categoryBlock(reading, top, lang, take(ofCategories[index]?.posts ?? [], top.perBlock)),
    ),
    block({
      key: 'most-read',
      region: 'right',
      kind: 'MOST_READ',
      view: 'TITLE_ONLY',
      posts: [...mostRead.values()],
    }),
  ];
  return blocks.filter(({ posts }) => posts.length > 0);
}

function categoryBlock(
  { site }: SiteReading,
  { id, title, names, path, color }: KnownCategory,
  lang: string,
  posts: PostCard[],
): PageBlock {
  const heading = names[lang] || title;
  return block({
    key: `category-${id}`,
    kind: 'CATEGORY_BLOCK',
    view: 'BIG_TOP',
    heading,
    headingPath: pageIn(site, path, lang),
    color,
    posts,
  });
}

function block(given: Pick<PageBlock, 'key' | 'kind' | 'posts'> & Partial<PageBlock>): PageBlock {
  return { region: 'main', view: 'LIST', columns: 1, heading: '', headingPath: '', color: '', ...given };
}

function headOf({ site }: SiteReading, lang: string, blocks: readonly PageBlock[]): PageHead {
  const { name, description } = site.facts;
  return pageHeadOf(site, {
    title: name,
    description,
    path: pageIn(site, '/', lang),
    noindex: blocks.length === 0,
    alternates: alternatesOf(site, '/'),
  });
}
