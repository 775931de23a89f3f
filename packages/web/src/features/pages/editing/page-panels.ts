import type { PageValues } from './page-values.ts';

/** The fields of each inspector panel, for its red count and for opening it when a link leads there. */
export const PAGE_PANELS = {
  review: ['reviewOwnerId', 'reviewDate'],
  template: ['template', 'lang', 'sidebarId'],
  place: ['parentId', 'slug', 'menuShow', 'allowComment', 'allowShare', 'firstOnTop', 'hot'],
  picture: ['cover'],
  seo: ['keywords', 'seoTitle', 'seoDescription', 'ogImageId', 'canonicalUrl', 'noindex'],
} as const satisfies Readonly<Record<string, readonly (keyof PageValues)[]>>;
export type PagePanelName = keyof typeof PAGE_PANELS;

export const settingOf = (panel: PagePanelName) => `page.${panel}`;

/** The panel's name in the person's settings; undefined for fields above the text. */
export function panelOf(field: string): string | undefined {
  const [whole = ''] = field.split('.', 1);
  const found = Object.entries(PAGE_PANELS).find(([, fields]) =>
    (fields as readonly string[]).includes(whole),
  );
  return found && settingOf(found[0] as PagePanelName);
}
