import type { Displayed, DisplayPlace } from '@toasoan/contract/features/display-modes/resolve-display.ts';
import { findPublicPageAt } from '#server/features/pages/public.ts';
import type { SiteReading } from '../reading.ts';
import { shownKey } from '../shown-keys.ts';
import { listedIn } from './post-place-view.ts';
import { breadcrumbOf } from './site.ts';

/** A page of the site for which menus, footer and logos are asked. */
export interface AskedPlace {
  readonly lang: string;
  readonly path: string;
  /** What display modes know of it. Read once, and only where a record is not shown everywhere. */
  readonly read: () => Promise<DisplayPlace>;
  /** As much as records need that are shown there: what stands on every page needs to know nothing of it. */
  readonly readFor: (records: readonly Pick<Displayed, 'display'>[]) => Promise<DisplayPlace>;
}

export function askedPlace(reading: SiteReading, lang: string, asked: string): AskedPlace {
  const path = asked.toLowerCase();
  let place: Promise<DisplayPlace> | undefined;
  const read = () => {
    place ??= readPlace(reading, path);
    return place;
  };
  const readFor = async (records: readonly Pick<Displayed, 'display'>[]) =>
    records.every(({ display: { mode } }) => mode === 'DEFAULT' || mode === 'OFF')
      ? { path, postCategoryIds: [] }
      : await read();
  return { lang, path, read, readFor };
}

/** The place of a page that readers cannot open yet. */
export function knownPlace(lang: string, place: DisplayPlace): AskedPlace {
  const read = async () => place;
  return { lang, path: place.path, read, readFor: read };
}

async function readPlace(reading: SiteReading, path: string): Promise<DisplayPlace> {
  const { languages, defaultLang } = reading.site.facts;
  const [first = '', ...rest] = path.split('/').filter(Boolean);
  const isPrefixed = first !== defaultLang && languages.includes(first);
  const parts = isPrefixed ? rest : [first, ...rest];
  const own = `/${parts.join('/')}`;
  const listed = [...reading.site.categories.values()].find((category) => category.path === own);
  const [slug = ''] = parts;
  const page = listed === undefined && slug !== '' ? await staticPageAt(reading, own) : undefined;
  const isPost = listed === undefined && parts.length === 1 && slug !== '';
  return {
    path,
    listedCategoryId: listed?.id,
    pageId: page?.id,
    sidebarId: page?.sidebarId ?? undefined,
    postCategoryIds: isPost ? await categoriesOfPost(reading, slug) : [],
  };
}

async function staticPageAt({ db, site, shows }: SiteReading, path: string) {
  shows(shownKey.pages(site.projectId));
  return await findPublicPageAt(db, site.projectId, path);
}

/** Of a public post, with those above them. */
async function categoriesOfPost(reading: SiteReading, slug: string): Promise<readonly string[]> {
  const listed = await listedIn(reading, slug);
  reading.shows(...listed.map(({ post_id }) => shownKey.post(post_id)));
  const above = listed.flatMap(({ category_id }) => breadcrumbOf(reading.site, category_id));
  return [...new Set(above.map(({ id }) => id))];
}
