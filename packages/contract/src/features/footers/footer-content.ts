import * as z from 'zod/mini';
import { contentId } from '../../core/ids.ts';
import { longText, oneLine } from '../../core/text.ts';
import { mediaKey } from '../../vocabulary/picture.ts';
import { webAddress } from '../../vocabulary/web-address.ts';
import { itemId, languageCode, linkFields } from '../menus/menu-item.ts';

export const MAX_COLUMNS = 5;
const MAX_COLUMN_LINKS = 30;
export const MAX_HEADING = 60;
const MAX_COPYRIGHT = 200;
const MAX_HTML = 20_000;
const MAX_SOCIALS = 12;
const MAX_LOGOS = 12;

const inOtherLanguages = (max: number) => z.record(languageCode, oneLine({ max }));

const footerLink = z.strictObject({ id: itemId, ...linkFields });
export type FooterLink = z.output<typeof footerLink>;

/** A heading with links, HTML, or both. */
const footerColumn = z.strictObject({
  id: itemId,
  heading: oneLine({ max: MAX_HEADING }),
  /** The heading in other languages than the project's own. */
  names: inOtherLanguages(MAX_HEADING),
  links: z.array(footerLink).check(z.maxLength(MAX_COLUMN_LINKS, { error: 'tooMany' })),
  /** Sanitised when it is saved. */
  html: longText({ max: MAX_HTML }),
});
export type FooterColumn = z.output<typeof footerColumn>;

/**
 * What the law asks a newspaper to say. A footer names which facts it shows and where; what they say is in the project
 * alone, so a new licence is right on every page at once.
 */
export const FOOTER_FACTS = [
  'governingBody',
  'licence',
  'responsiblePerson',
  'address',
  'contact',
  'nameTheSource',
] as const;
const footerFact = z.enum(FOOTER_FACTS, { error: 'choice' });
export type FooterFact = z.output<typeof footerFact>;

export const SOCIAL_NETWORKS = [
  'FACEBOOK',
  'YOUTUBE',
  'ZALO',
  'TIKTOK',
  'INSTAGRAM',
  'X',
  'TELEGRAM',
  'APP_STORE',
  'GOOGLE_PLAY',
] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** A page of the newspaper elsewhere, or its application in a store. */
const footerSocial = z.strictObject({
  network: z.enum(SOCIAL_NETWORKS, { error: 'choice' }),
  url: webAddress,
});
export type FooterSocial = z.output<typeof footerSocial>;

/** A sign of a registration or of a partner. */
const footerLogo = z.strictObject({
  /** null: its picture was taken out of the library. */
  image: z.nullable(z.strictObject({ mediaId: contentId, key: mediaKey })),
  alt: oneLine({ max: 200 }),
  url: webAddress,
});
export type FooterLogo = z.output<typeof footerLogo>;

export const footerContent = z.strictObject({
  columns: z.array(footerColumn).check(z.maxLength(MAX_COLUMNS, { error: 'tooMany' })),
  facts: z.array(footerFact).check(z.maxLength(FOOTER_FACTS.length, { error: 'tooMany' })),
  socials: z.array(footerSocial).check(z.maxLength(MAX_SOCIALS, { error: 'tooMany' })),
  logos: z.array(footerLogo).check(z.maxLength(MAX_LOGOS, { error: 'tooMany' })),
  /** '': the year and the name of the project. */
  copyright: oneLine({ max: MAX_COPYRIGHT }),
  copyrightNames: inOtherLanguages(MAX_COPYRIGHT),
});
export type FooterContent = z.output<typeof footerContent>;

/** As output: checked when it was written. */
export const storedFooterContent = z.custom<FooterContent>(
  (value) => typeof value === 'object' && value !== null,
);

/** A new footer says what the law asks for, and nothing else yet. */
export const BLANK_FOOTER: FooterContent = {
  columns: [],
  facts: [...FOOTER_FACTS],
  socials: [],
  logos: [],
  copyright: '',
  copyrightNames: {},
};

export const linksOf = ({ columns }: Pick<FooterContent, 'columns'>): readonly FooterLink[] =>
  columns.flatMap(({ links }) => links);
