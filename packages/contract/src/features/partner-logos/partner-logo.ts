import * as z from 'zod/mini';
import { contentId, version } from '../../core/ids.ts';
import { pageQuery, queryList } from '../../core/paging.ts';
import { oneLine } from '../../core/text.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import { instant } from '../../vocabulary/instant.ts';
import { imageRef } from '../../vocabulary/picture.ts';
import { status } from '../../vocabulary/status.ts';
import { webAddress } from '../../vocabulary/web-address.ts';
import { display, displayMode } from '../display-modes/display.ts';
import { displayTarget } from '../display-modes/display-target.ts';

export const PARTNER_GROUPS = ['SPONSOR', 'CO_ORGANIZER', 'MEDIA', 'PARTNER'] as const;
export const partnerGroup = z.enum(PARTNER_GROUPS, { error: 'choice' });
export type PartnerGroup = z.output<typeof partnerGroup>;

export const PARTNER_TIERS = ['DIAMOND', 'GOLD', 'SILVER', 'NONE'] as const;
export const partnerTier = z.enum(PARTNER_TIERS, { error: 'choice' });
export type PartnerTier = z.output<typeof partnerTier>;

/** Where a logo stands in its time: before it, in it, in its last days, after it. */
export const VALIDITIES = ['COMING', 'VALID', 'ENDING', 'ENDED'] as const;
export type Validity = (typeof VALIDITIES)[number];

/** Days before its end in which a logo counts as ending. */
export const ENDING_DAYS = 14;
/** Logos of one project. */
export const MAX_LOGOS = 500;

const title = oneLine({ min: 1, max: 120 });

export const partnerLogo = z.object({
  id: z.string(),
  title: z.string(),
  image: z.nullable(imageRef),
  /** For dark pages; null: the other one serves there too. */
  imageDark: z.nullable(imageRef),
  alt: z.string(),
  url: z.string(),
  group: partnerGroup,
  tier: partnerTier,
  display,
  displayTargets: z.array(displayTarget),
  startTime: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  validity: z.enum(VALIDITIES),
  /** Place among the logos of its group, from 0. */
  order: z.number(),
  nofollow: z.boolean(),
  openNewTab: z.boolean(),
  status,
  /** Of the last 30 days. */
  clicks: z.number(),
  ...auditFields,
});
export type PartnerLogo = z.output<typeof partnerLogo>;

const fields = {
  title,
  imageId: z.optional(z.nullable(contentId)),
  imageDarkId: z.optional(z.nullable(contentId)),
  alt: z.optional(oneLine({ max: 200 })),
  url: z.optional(webAddress),
  group: z.optional(partnerGroup),
  tier: z.optional(partnerTier),
  display: z.optional(display),
  startTime: z.optional(z.nullable(instant)),
  endTime: z.optional(z.nullable(instant)),
  nofollow: z.optional(z.boolean({ error: 'type' })),
  openNewTab: z.optional(z.boolean({ error: 'type' })),
  status: z.optional(status),
};
export const partnerLogoCreate = z.strictObject(fields);
export type PartnerLogoCreate = z.output<typeof partnerLogoCreate>;
export const partnerLogoUpdate = z.strictObject({
  id: contentId,
  version,
  ...fields,
  title: z.optional(title),
});
export type PartnerLogoUpdate = z.output<typeof partnerLogoUpdate>;

/** What the tabs above the list filter by. */
export const PARTNER_LOGO_VIEWS = ['all', 'valid', 'ending', 'ended', 'noDark'] as const;
export const partnerLogoView = z.enum(PARTNER_LOGO_VIEWS, { error: 'choice' });
export type PartnerLogoView = z.output<typeof partnerLogoView>;

const SORTS = [
  'order',
  'title',
  '-title',
  'clicks',
  '-clicks',
  'endTime',
  'updateTime',
  '-updateTime',
] as const;

export const partnerLogoListQuery = z.strictObject({
  ...pageQuery,
  view: z._default(partnerLogoView, 'all'),
  group: z.optional(queryList(partnerGroup)),
  tier: z.optional(queryList(partnerTier)),
  displayMode: z.optional(queryList(displayMode)),
  status: z.optional(status),
  sort: z._default(z.enum(SORTS, { error: 'choice' }), 'order'),
});
export type PartnerLogoListQuery = z.output<typeof partnerLogoListQuery>;
