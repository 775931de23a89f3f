import * as z from 'zod/mini';
import { contentId, version } from '../../core/ids.ts';
import { longText, oneLine } from '../../core/text.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';

/** Levels of folders: one in the root is level 1. */
export const MAX_FOLDER_DEPTH = 5;
const title = oneLine({ min: 1, max: 120 });

export const mediaFolder = z.object({
  id: z.string(),
  parentId: z.nullable(z.string()),
  title: z.string(),
  /** Files outside the trash in it, without those of subfolders. */
  mediaCount: z.number(),
  ...auditFields,
});
export type MediaFolder = z.output<typeof mediaFolder>;
export const mediaFolderCreate = z.strictObject({ title, parentId: z.optional(z.nullable(contentId)) });
export type MediaFolderCreate = z.output<typeof mediaFolderCreate>;
export const mediaFolderUpdate = z.strictObject({
  id: contentId,
  version,
  title: z.optional(title),
  parentId: z.optional(z.nullable(contentId)),
});
export type MediaFolderUpdate = z.output<typeof mediaFolderUpdate>;

/** Files that belong together in any folder: a shoot, an event, a series. */
export const mediaCollection = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  mediaCount: z.number(),
  ...auditFields,
});
export type MediaCollection = z.output<typeof mediaCollection>;
export const mediaCollectionCreate = z.strictObject({
  title,
  description: z.optional(longText({ max: 1_000 })),
});
export type MediaCollectionCreate = z.output<typeof mediaCollectionCreate>;
export const mediaCollectionUpdate = z.strictObject({
  id: contentId,
  version,
  title: z.optional(title),
  description: z.optional(longText({ max: 1_000 })),
});
export type MediaCollectionUpdate = z.output<typeof mediaCollectionUpdate>;
