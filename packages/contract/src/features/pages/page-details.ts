import * as z from 'zod/mini';
import { contentId } from '../../core/ids.ts';
import { day } from '../../vocabulary/day.ts';
import { RECORD_LANGUAGES } from '../../vocabulary/language.ts';
import { webAddress } from '../../vocabulary/web-address.ts';
import { postCover } from '../posts/media/post-media.ts';
import { pageTemplate } from './page-kinds.ts';

const yesOrNo = z.boolean({ error: 'type' });

/** The facts of a page beside its text and its place in the tree. */
const fields = {
  template: pageTemplate,
  lang: z.enum(RECORD_LANGUAGES, { error: 'choice' }),
  cover: z.nullable(postCover),
  /** The sidebar beside it; null: as the site has it. */
  sidebarId: z.nullable(contentId),
  menuShow: yesOrNo,
  allowComment: yesOrNo,
  allowShare: yesOrNo,
  firstOnTop: yesOrNo,
  hot: yesOrNo,
  /** Who checks the text, and the day by which they do so again. */
  reviewOwnerId: z.nullable(contentId),
  reviewDate: z.nullable(day),
  /** Shown by social networks instead of the cover. */
  ogImageId: z.nullable(contentId),
  canonicalUrl: webAddress,
  noindex: yesOrNo,
};

const whole = z.strictObject(fields);
export type PageDetails = z.output<typeof whole>;
export type PageDetailName = keyof PageDetails;
/** Each of them may be omitted from a draft. */
export const pageDetailFields = z.partial(whole).shape;
export const pageDetailNames = Object.keys(fields) as readonly PageDetailName[];

/** The default details of a page. */
export const PLAIN_PAGE_DETAILS: PageDetails = {
  template: 'DEFAULT',
  lang: 'vi',
  cover: null,
  sidebarId: null,
  menuShow: true,
  allowComment: false,
  allowShare: true,
  firstOnTop: false,
  hot: false,
  reviewOwnerId: null,
  reviewDate: null,
  ogImageId: null,
  canonicalUrl: '',
  noindex: false,
};

/** The details among the keys of a draft or a row, over `base`. */
export function pickPageDetails(
  from: Partial<Readonly<Record<PageDetailName, unknown>>>,
  base: PageDetails = PLAIN_PAGE_DETAILS,
): PageDetails {
  const picked = pageDetailNames.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]]));
  return { ...base, ...Object.fromEntries(picked) };
}

/** As output: checked when they were written. */
export const storedPageDetails = z.custom<PageDetails>(
  (value) => typeof value === 'object' && value !== null,
);
