import * as z from 'zod/mini';
import { contentId, version } from '../../core/ids.ts';
import { pageQuery, queryList } from '../../core/paging.ts';
import { oneLine } from '../../core/text.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import { status } from '../../vocabulary/status.ts';
import { webAddress } from '../../vocabulary/web-address.ts';
import { listOf } from '../accounts/kinds/profile-parts.ts';

/** Sections of one source. */
export const MAX_SECTIONS = 500;

const title = oneLine({ min: 1, max: 120 });
const url = webAddress.check(z.refine((address) => address !== '', { error: 'required' }));

/** A record that another one names. */
const named = z.object({ id: z.string(), title: z.string() });

/** Where an enabled link takes texts of a section. */
const sectionLink = z.object({ linkId: z.string(), name: z.string() });

export const sourceCategory = z.object({
  id: z.string(),
  source: named,
  /** As the source names it. */
  title: z.string(),
  url: z.string(),
  rssUrl: z.string(),
  parent: z.nullable(named),
  /** Found on the site, not written by a person. */
  detected: z.boolean(),
  status,
  /** When the site last named it; null for one that only a person wrote. */
  lastSeen: z.nullable(z.string()),
  links: z.array(sectionLink),
  /** Our category of the most similar name, where nothing takes its texts yet. */
  suggestion: z.nullable(named),
  ...auditFields,
});
export type SourceCategory = z.output<typeof sourceCategory>;

const editable = {
  title,
  url,
  rssUrl: z.optional(webAddress),
  parentId: z.optional(z.nullable(contentId)),
  status: z.optional(status),
};
export const sourceCategoryCreate = z.strictObject({ sourceId: contentId, ...editable });
export type SourceCategoryCreate = z.output<typeof sourceCategoryCreate>;
export const sourceCategoryUpdate = z.strictObject({
  id: contentId,
  version,
  ...editable,
  title: z.optional(title),
  url: z.optional(url),
});
export type SourceCategoryUpdate = z.output<typeof sourceCategoryUpdate>;

/** What the tabs above the list filter by; `unmapped` has no enabled link. */
export const SECTION_VIEWS = ['all', 'unmapped'] as const;
export const sectionView = z.enum(SECTION_VIEWS, { error: 'choice' });
export type SectionView = z.output<typeof sectionView>;

const SORTS = ['title', '-title', 'source', '-source', 'lastSeen', '-lastSeen'] as const;

export const sourceCategoryListQuery = z.strictObject({
  ...pageQuery,
  view: z._default(sectionView, 'all'),
  sourceId: z.optional(queryList(contentId)),
  status: z.optional(status),
  sort: z._default(z.enum(SORTS, { error: 'choice' }), 'source'),
});
export type SourceCategoryListQuery = z.output<typeof sourceCategoryListQuery>;

/** A section as a site shows it. */
const section = { title, url, rssUrl: webAddress, parentTitle: oneLine({ max: 120 }) };

export const foundSection = z.object({
  title: z.string(),
  url: z.string(),
  rssUrl: z.string(),
  /** '' at the top. */
  parentTitle: z.string(),
  /** It is in the list already. */
  isKnown: z.boolean(),
});
export type FoundSection = z.output<typeof foundSection>;

export const discovery = z.object({
  sections: z.array(foundSection),
  /** Addresses that were read. */
  pages: z.array(z.string()),
  /** Addresses for which the site allows no request yet. */
  unread: z.array(z.string()),
});
export type Discovery = z.output<typeof discovery>;

export const sectionImport = z.strictObject({
  sourceId: contentId,
  items: listOf(z.strictObject(section), MAX_SECTIONS).check(z.minLength(1, { error: 'tooFew' })),
});
export type SectionImport = z.output<typeof sectionImport>;
