import type { SiteFooter, SiteLogo, SiteMenu } from '@toasoan/contract/features/delivery/public-site.ts';
import type { ReaderFooter } from '@toasoan/contract/features/footers/reader-footer.ts';
import type { LinkTarget } from '@toasoan/contract/features/menus/menu-item.ts';
import type { ReaderMenuItem } from '@toasoan/contract/features/menus/reader-menu.ts';
import type { DeliverySlots } from '#server/features/delivery/delivery-routes.ts';
import type { SiteReading } from '#server/features/delivery/reading.ts';
import { shownKey } from '#server/features/delivery/shown-keys.ts';
import type { AskedPlace } from '#server/features/delivery/sites/site-place.ts';
import { type ArrangedFooters, arrangedFooters, resolveFooter } from '#server/features/footers/public.ts';
import {
  type ArrangedMenus,
  arrangedMenus,
  chooseMenu,
  type FindPages,
} from '#server/features/menus/public.ts';
import { type ArrangedLogos, arrangedLogos, logosAt } from '#server/features/partner-logos/public.ts';
import { translatedFields } from '#server/features/translations/public.ts';
import { translatedMenus } from './translated-menus.ts';

/** What is arranged for all pages of a site in one language, with what a page that shows it has to note. */
interface ArrangedSite {
  readonly menus: Pick<ArrangedMenus, 'menus' | 'languages'>;
  readonly logos: Pick<ArrangedLogos, 'logos'>;
  readonly footers: ArrangedFooters['footers'];
  readonly keys: readonly string[];
  readonly until: string | null;
}

const POSITIONS = ['MAIN', 'TOP', 'MOBILE', 'FOOTER', 'USER'] as const;

/** Menus, footers and logos of every page. They are read once for all pages of a site, until one of them changes. */
export function arrangedSlots(
  findPages: FindPages,
): Pick<DeliverySlots, 'findMenus' | 'findFooter' | 'findPartnerLogos'> {
  return {
    findMenus: async (reading, place) => {
      const { menus } = await findArranged(findPages, reading, place.lang);
      return menus.menus.length === 0 ? undefined : await menusAt(menus, place);
    },
    findFooter: async (reading, place) => {
      const { footers } = await findArranged(findPages, reading, place.lang);
      const { shown } = resolveFooter(footers, await place.readFor(footers));
      return shown && siteFooterOf(shown.footer);
    },
    findPartnerLogos: async (reading, place) => {
      const { logos } = await findArranged(findPages, reading, place.lang);
      if (logos.logos.length === 0) return undefined;
      return logosAt(logos, await place.readFor(logos.logos)).map(toSiteLogo);
    },
  };
}

async function findArranged(findPages: FindPages, reading: SiteReading, lang: string): Promise<ArrangedSite> {
  const arranged = await reading.shared(`arranged ${lang}`, async (inner) =>
    readArranged(inner, lang, findPages),
  );
  reading.shows(...arranged.keys);
  reading.changesAt(arranged.until === null ? null : new Date(arranged.until));
  return arranged;
}

async function readArranged(
  reading: SiteReading,
  language: string,
  findPages: FindPages,
): Promise<ArrangedSite> {
  const { db, now, site } = reading;
  const { projectId } = site;
  const footersOf = { projectId, language, defaultLanguage: site.facts.defaultLang };
  const [arranged, { footers, targets: footerTargets }, logos] = await Promise.all([
    arrangedMenus(db, { projectId, language, now }, findPages),
    arrangedFooters(db, footersOf, findPages),
    arrangedLogos(db, projectId, now),
  ]);
  const { languages, targets, until } = arranged;
  const menus = await translatedMenus(reading, arranged, language, translatedFields);
  const keys = [...targets, ...footerTargets].flatMap(keyOf);
  const times = [until, logos.until, site.nextChange].flatMap((time) => time?.getTime() ?? []);
  const next = times.length === 0 ? null : new Date(Math.min(...times));
  reading.shows(...keys);
  reading.changesAt(next);
  return {
    menus: { menus, languages },
    logos: { logos: logos.logos },
    footers,
    keys,
    until: next?.toISOString() ?? null,
  };
}

/** A changed category, menu, footer or logo drops the whole site. */
function keyOf({ type, id }: LinkTarget): string[] {
  switch (type) {
    case 'POST':
      return [shownKey.post(id)];
    case 'EVENT':
      return [shownKey.event(id)];
    case 'tag':
      return [shownKey.tag(id)];
    case 'user':
      return [shownKey.account(id)];
    default:
      return [];
  }
}

async function menusAt(menus: ArrangedSite['menus'], place: AskedPlace): Promise<SiteMenu[]> {
  const at = { place: await place.readFor(menus.menus), device: 'DESKTOP' } as const;
  return POSITIONS.flatMap((position) => {
    const chosen = chooseMenu(menus, { ...at, position });
    return chosen === undefined ? [] : [{ position, lang: place.lang, items: flat(chosen.items) }];
  });
}

function flat(items: readonly ReaderMenuItem[], parentId: string | null = null): SiteMenu['items'] {
  return items.flatMap(({ id, title, href, target, badge, icon, activeMatch, children }) => [
    {
      id,
      parentId,
      title,
      href: href ?? '',
      opensNewTab: target === 'BLANK',
      isNofollow: false,
      badge,
      icon,
      activeMatch,
    },
    ...flat(children, id),
  ]);
}

function siteFooterOf({ columns, facts, socials, logos, copyright }: ReaderFooter): SiteFooter {
  return {
    columns: columns.map(({ heading, links, html }) => ({
      heading,
      items: links.map(({ id, title, href, target }) => ({
        id,
        parentId: null,
        title,
        href: href ?? '',
        opensNewTab: target === 'BLANK',
        isNofollow: false,
        badge: '',
        icon: '',
        activeMatch: 'EXACT' as const,
      })),
      ...(html !== '' && { html }),
    })),
    facts: [...facts],
    copyright,
    socials: socials.map(({ network, url }) => ({ network, href: url })),
    logos: logos.flatMap(({ image, alt, url }) => (image === null ? [] : [{ image, alt, href: url }])),
  };
}

function toSiteLogo({
  id,
  title,
  image,
  imageDark,
  url,
  alt,
  openNewTab,
  nofollow,
}: ArrangedLogos['logos'][number]): SiteLogo {
  return { id, title, image, imageDark, href: url, alt, opensNewTab: openNewTab, isNofollow: nofollow };
}
