import * as z from 'zod/mini';
import { contentId, version } from '../../core/ids.ts';
import { oneLine } from '../../core/text.ts';

/** Lists whose filters can be saved as a view. */
const SAVED_LISTS = ['posts', 'media', 'events'] as const;
export const savedList = z.enum(SAVED_LISTS, { error: 'choice' });
export type SavedList = z.output<typeof savedList>;

/** Maximum number of views of a person for one list. */
export const MAX_SAVED_VIEWS = 50;

export const savedView = z.object({
  id: z.string(),
  list: savedList,
  name: z.string(),
  /** The query of the list's address, without `?`. */
  query: z.string(),
  /** Keys of the shown columns; null: each person's own choice. */
  columns: z.nullable(z.array(z.string())),
  isShared: z.boolean(),
  /** Whether this person's list opens with it. */
  isDefault: z.boolean(),
  owner: z.object({ userId: z.string(), name: z.string() }),
  updateTime: z.string(),
  version: z.number(),
});
export type SavedView = z.output<typeof savedView>;

const name = oneLine({ min: 1, max: 60 });
const query = z.string({ error: 'type' }).check(z.maxLength(2_000, { error: 'tooLong' }));
const columns = z.nullable(
  z
    .array(z.string({ error: 'type' }).check(z.regex(/^[a-zA-Z]{1,40}$/, { error: 'pattern' })))
    .check(z.maxLength(40, { error: 'tooMany' })),
);
const isShared = z.boolean({ error: 'type' });

export const savedViewCreate = z.strictObject({
  list: savedList,
  name,
  query,
  columns: z.optional(columns),
  isShared: z.optional(isShared),
});
export type SavedViewCreate = z.output<typeof savedViewCreate>;

export const savedViewUpdate = z.strictObject({
  id: contentId,
  version,
  name: z.optional(name),
  query: z.optional(query),
  columns: z.optional(columns),
  isShared: z.optional(isShared),
});
export type SavedViewUpdate = z.output<typeof savedViewUpdate>;

/** Without an id the list opens without a view. */
export const savedViewDefault = z.strictObject({ list: savedList, id: z.nullable(contentId) });
