import * as z from 'zod/mini';
import { contentId, idParams } from '../../../core/ids.ts';
import { slug } from '../../../vocabulary/slug.ts';

/** A place of the site that names a page: a menu, a footer, a block that is shown there. */
export const pageUse = z.object({
  kind: z.enum(['menu', 'footer', 'sidebar', 'layout', 'partnerLogo', 'page', 'post']),
  id: z.string(),
  title: z.string(),
});
export type PageUse = z.output<typeof pageUse>;

/** What a save would change beside the text, before it is made. */
export const pageConsequences = z.object({
  /** The address after it. */
  path: z.string(),
  isPublic: z.boolean(),
  /** Addresses that readers know and that will lead on; those of pages below come after its own. */
  redirects: z.array(z.object({ id: z.string(), title: z.string(), from: z.string(), to: z.string() })),
  /** What names the page and will follow it. */
  uses: z.array(pageUse),
});
export type PageConsequences = z.output<typeof pageConsequences>;

export const consequencesParams = idParams;
export const consequencesQuery = z.strictObject({
  /** Absent: stays. */
  slug: z.optional(slug),
  /** '' for the root of the site; absent: stays. */
  parentId: z.optional(z.union([z.literal(''), contentId], { error: 'pattern' })),
});
