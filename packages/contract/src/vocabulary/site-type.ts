import * as z from 'zod/mini';

// Spec: the first value is the product's own kind of site.
export const SITE_TYPES = ['Vietnam', 'Happy', 'custom'] as const;
export const siteType = z.enum(SITE_TYPES, { error: 'choice' });
export type SiteType = z.output<typeof siteType>;
