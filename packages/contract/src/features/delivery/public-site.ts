import * as z from 'zod/mini';
import { imageRef } from '../../vocabulary/picture.ts';
import { siteType } from '../../vocabulary/site-type.ts';
import { CATEGORY_KINDS } from '../categories/category.ts';
import { FOOTER_FACTS, SOCIAL_NETWORKS } from '../footers/footer-content.ts';
import { languageSetting } from '../projects/language-setting.ts';
import { PROJECT_KINDS, projectColor } from '../projects/project.ts';

/** A category in the tree of the site. */
export const siteCategory = z.object({
  id: z.string(),
  parentId: z.nullable(z.string()),
  title: z.string(),
  /** By language; one without a name has that of its fallback. */
  names: z.record(z.string(), z.string()),
  path: z.string(),
  color: z.string(),
  kind: z.enum(CATEGORY_KINDS),
  showInMenu: z.boolean(),
  showOnHome: z.boolean(),
});
export type SiteCategory = z.output<typeof siteCategory>;

/** One line of a menu; the tree is flat, in the order of reading. */
const siteMenuItem = z.object({
  id: z.string(),
  parentId: z.nullable(z.string()),
  title: z.string(),
  /** A path of the site or an outer address; '' for a heading. */
  href: z.string(),
  opensNewTab: z.boolean(),
  isNofollow: z.boolean(),
  badge: z.string(),
  icon: z.string(),
  activeMatch: z.enum(['EXACT', 'PREFIX', 'CONTAINS']),
});

const MENU_POSITIONS = ['MAIN', 'TOP', 'MOBILE', 'FOOTER', 'USER'] as const;
export const siteMenu = z.object({
  position: z.enum(MENU_POSITIONS),
  lang: z.string(),
  items: z.array(siteMenuItem),
});
export type SiteMenu = z.output<typeof siteMenu>;

export const siteFooter = z.object({
  columns: z.array(
    z.object({ heading: z.string(), items: z.array(siteMenuItem), html: z.optional(z.string()) }),
  ),
  /** Which facts of the imprint it shows, in this order. */
  facts: z.array(z.enum(FOOTER_FACTS)),
  /** '': the year and the name of the site. */
  copyright: z.string(),
  socials: z.array(z.object({ network: z.enum(SOCIAL_NETWORKS), href: z.string() })),
  /** Signs of registrations; '' for one that leads nowhere. */
  logos: z.array(z.object({ image: imageRef, alt: z.string(), href: z.string() })),
});
export type SiteFooter = z.output<typeof siteFooter>;

export const siteLogo = z.object({
  id: z.string(),
  title: z.string(),
  image: imageRef,
  imageDark: z.nullable(imageRef),
  /** '' for none. */
  href: z.string(),
  alt: z.string(),
  opensNewTab: z.boolean(),
  isNofollow: z.boolean(),
});
export type SiteLogo = z.output<typeof siteLogo>;

/** What every page of a site needs. */
export const publicSite = z.object({
  projectId: z.string(),
  code: z.string(),
  name: z.string(),
  description: z.string(),
  siteType,
  kind: z.enum(PROJECT_KINDS),
  color: projectColor,
  /** In the order in which readers are offered them. */
  languages: z.array(z.string()),
  /** Its addresses have no prefix. */
  defaultLang: z.string(),
  /** What each language is called, and which one readers get where it has nothing. */
  languageSettings: z.array(languageSetting),
  timezone: z.string(),
  /** Host names, the main one first. */
  domains: z.array(z.string()),
  logo: z.nullable(imageRef),
  logoDark: z.nullable(imageRef),
  favicon: z.nullable(imageRef),
  /** What the law requires of a newspaper's site; '' for what is not known. */
  imprint: z.object({
    governingBody: z.string(),
    licenceNo: z.string(),
    licenceDate: z.string(),
    responsiblePerson: z.string(),
    contactPhone: z.string(),
    contactEmail: z.string(),
    address: z.string(),
  }),
  /** Active ones, in the order of the tree: parents before children. */
  categories: z.array(siteCategory),
  /** Absent until somebody arranged them: the site then makes them of its categories and imprint. */
  menus: z.optional(z.array(siteMenu)),
  footer: z.optional(siteFooter),
  partnerLogos: z.optional(z.array(siteLogo)),
});
export type PublicSite = z.output<typeof publicSite>;
