import * as z from 'zod/mini';
import { contentId } from '../../core/ids.ts';
import { oneLine } from '../../core/text.ts';

/** Where a layout, menu, sidebar, footer or logo is shown. Spec §3: the values. */
export const DISPLAY_MODES = ['DEFAULT', 'CATEGORIES', 'CATEGORY', 'PAGE', 'CUSTOM', 'OFF'] as const;
export const displayMode = z.enum(DISPLAY_MODES, { error: 'choice' });
export type DisplayMode = z.output<typeof displayMode>;

/** The most categories, pages or patterns that one record names. */
const MAX_TARGETS = 50;

/** A path of the site from its root, lower case; `*` stands for any characters. */
const pathPattern = oneLine({ min: 1, max: 200 }).check(
  z.regex(/^\/[a-z0-9\-._~/*]*$/, { error: 'pattern' }),
);

const ids = z.array(contentId).check(z.maxLength(MAX_TARGETS, { error: 'tooMany' }));
const someIds = ids.check(z.minLength(1, { error: 'tooFew' }));
const patterns = z
  .array(pathPattern)
  .check(z.minLength(1, { error: 'tooFew' }), z.maxLength(MAX_TARGETS, { error: 'tooMany' }));

/** The mode with what it needs, and nothing else. */
export const display = z.discriminatedUnion(
  'mode',
  [
    z.strictObject({ mode: z.literal('DEFAULT') }),
    z.strictObject({ mode: z.literal('CATEGORIES'), excludeCategoryIds: ids }),
    z.strictObject({
      mode: z.literal('CATEGORY'),
      categoryIds: someIds,
      /** On the posts of these categories too. */
      includePosts: z.boolean({ error: 'type' }),
    }),
    z.strictObject({ mode: z.literal('PAGE'), pageIds: someIds }),
    z.strictObject({ mode: z.literal('CUSTOM'), patterns }),
    z.strictObject({ mode: z.literal('OFF') }),
  ],
  { error: 'choice' },
);
export type Display = z.output<typeof display>;
