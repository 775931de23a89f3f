import * as z from 'zod/mini';
import { contentId, version } from '../../core/ids.ts';
import { pageQuery, queryList } from '../../core/paging.ts';
import { oneLine } from '../../core/text.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import { instant } from '../../vocabulary/instant.ts';
import { slug } from '../../vocabulary/slug.ts';
import { configNames } from '../content-templates/content-template.ts';
import { templateType } from '../content-templates/template-kinds.ts';
import { display, displayMode } from '../display-modes/display.ts';
import { displayTarget } from '../display-modes/display-target.ts';
import { layoutBlocks, storedBlock } from './layout-block.ts';
import { layoutDevice, layoutKind, layoutState } from './layout-kinds.ts';

/** Layouts of one project. */
export const MAX_LAYOUTS = 300;

export const layout = z.object({
  id: z.string(),
  title: z.string(),
  code: z.string(),
  kind: layoutKind,
  device: layoutDevice,
  display,
  displayTargets: z.array(displayTarget),
  /** Of the draft; readers see the published version. */
  state: layoutState,
  /** Since when readers see it. */
  publishedTime: z.nullable(z.string()),
  /** The draft differs from what readers see. */
  hasChanges: z.boolean(),
  /** When the draft is published by itself. */
  publishAt: z.nullable(z.string()),
  versionNote: z.string(),
  blockCount: z.number(),
  ...auditFields,
});
export type Layout = z.output<typeof layout>;

/** A template as the canvas shows it. */
const usedTemplate = z.object({
  id: z.string(),
  title: z.string(),
  type: templateType,
  limit: z.number(),
  /** Blocks of a template that is off are not shown. */
  isOn: z.boolean(),
});

export const layoutDetail = z.object({
  ...layout.shape,
  blocks: z.array(storedBlock),
  /** Those of the blocks; one that is gone is missing. */
  templates: z.array(usedTemplate),
  /** Of what blocks with settings of their own name. */
  names: configNames,
  /** Published layouts that claim the very same place. */
  conflicts: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type LayoutDetail = z.output<typeof layoutDetail>;

const title = oneLine({ min: 1, max: 120 });
const fields = {
  title,
  /** Absent: made from the title. */
  code: z.optional(slug),
  kind: z.optional(layoutKind),
  device: z.optional(layoutDevice),
  display: z.optional(display),
  blocks: z.optional(layoutBlocks),
};
export const layoutCreate = z.strictObject(fields);
export type LayoutCreate = z.output<typeof layoutCreate>;
export const layoutUpdate = z.strictObject({ id: contentId, version, ...fields, title: z.optional(title) });
export type LayoutUpdate = z.output<typeof layoutUpdate>;

const SORTS = ['title', '-title', 'updateTime', '-updateTime', 'publishedTime', '-publishedTime'] as const;
export const layoutListQuery = z.strictObject({
  ...pageQuery,
  kind: z.optional(queryList(layoutKind)),
  device: z.optional(queryList(layoutDevice)),
  displayMode: z.optional(queryList(displayMode)),
  state: z.optional(queryList(layoutState)),
  sort: z._default(z.enum(SORTS, { error: 'choice' }), '-updateTime'),
});
export type LayoutListQuery = z.output<typeof layoutListQuery>;

export const layoutPublish = z.strictObject({
  id: contentId,
  version,
  note: z._default(oneLine({ max: 300 }), ''),
  /** Absent: now. */
  at: z.optional(instant),
});

export const layoutVersion = z.object({
  no: z.number(),
  time: z.string(),
  userName: z.string(),
  note: z.string(),
  /** Readers saw this one. */
  isPublic: z.boolean(),
  blockCount: z.number(),
});
export type LayoutVersion = z.output<typeof layoutVersion>;
