import * as z from 'zod/mini';

/** A whole page of a site, for a frame without an origin that runs nothing. */
export const sitePreview = z.object({ page: z.string() });
