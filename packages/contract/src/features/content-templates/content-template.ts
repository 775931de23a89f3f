import * as z from 'zod/mini';
import { contentId, version } from '../../core/ids.ts';
import { pageQuery, queryList } from '../../core/paging.ts';
import { oneLine } from '../../core/text.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import { imageRef } from '../../vocabulary/picture.ts';
import { slug } from '../../vocabulary/slug.ts';
import { status } from '../../vocabulary/status.ts';
import { configFields, storedConfig } from './template-config.ts';
import { SOURCE_MODES, sourceMode, TEMPLATE_TYPES, templateType } from './template-kinds.ts';

/** Templates of one project. */
export const MAX_TEMPLATES = 500;

/** A record whose page shows the template. */
export const templateUse = z.object({
  kind: z.enum(['layout', 'sidebar']),
  id: z.string(),
  title: z.string(),
  /** Readers see it now. */
  isLive: z.boolean(),
});
export type TemplateUse = z.output<typeof templateUse>;

/** A record that a template names, as it is now; '' for one that is gone. */
const namedRecord = z.object({ id: z.string(), title: z.string() });
export type NamedRecord = z.output<typeof namedRecord>;

export const contentTemplate = z.object({
  id: z.string(),
  title: z.string(),
  code: z.string(),
  image: z.nullable(imageRef),
  type: templateType,
  sourceMode,
  limit: z.number(),
  status,
  usedIn: z.array(templateUse),
  ...auditFields,
});
export type ContentTemplate = z.output<typeof contentTemplate>;

/** What the ids of a block's rule and pins stand for. */
export const configNames = z.object({
  categories: z.array(namedRecord),
  tags: z.array(namedRecord),
  authors: z.array(namedRecord),
  posts: z.array(namedRecord),
});
export type ConfigNames = z.output<typeof configNames>;

export const contentTemplateDetail = z.object({
  ...contentTemplate.shape,
  ...storedConfig,
  names: configNames,
});
export type ContentTemplateDetail = z.output<typeof contentTemplateDetail>;

const title = oneLine({ min: 1, max: 120 });
const optionalConfig = z.partial(z.strictObject(configFields)).shape;
const fields = {
  title,
  /** Absent: made from the title. */
  code: z.optional(slug),
  imageId: z.optional(z.nullable(contentId)),
  status: z.optional(status),
  ...optionalConfig,
};
export const contentTemplateCreate = z.strictObject(fields);
export type ContentTemplateCreate = z.output<typeof contentTemplateCreate>;
export const contentTemplateUpdate = z.strictObject({
  id: contentId,
  version,
  ...fields,
  title: z.optional(title),
});
export type ContentTemplateUpdate = z.output<typeof contentTemplateUpdate>;

export const TEMPLATE_TABS = ['all', 'used', 'unused'] as const;
const templateTab = z.enum(TEMPLATE_TABS, { error: 'choice' });
export type TemplateTab = z.output<typeof templateTab>;

const SORTS = ['title', '-title', 'updateTime', '-updateTime'] as const;

export const contentTemplateListQuery = z.strictObject({
  ...pageQuery,
  view: z._default(templateTab, 'all'),
  type: z.optional(queryList(templateType, TEMPLATE_TYPES.length)),
  sourceMode: z.optional(queryList(sourceMode, SOURCE_MODES.length)),
  status: z.optional(status),
  sort: z._default(z.enum(SORTS, { error: 'choice' }), '-updateTime'),
});
export type ContentTemplateListQuery = z.output<typeof contentTemplateListQuery>;
