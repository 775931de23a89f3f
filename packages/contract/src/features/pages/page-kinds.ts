import * as z from 'zod/mini';

/** How a page is laid out on the site. */
const PAGE_TEMPLATES = ['DEFAULT', 'FULL', 'LANDING', 'CONTACT', 'RULES'] as const;
export const pageTemplate = z.enum(PAGE_TEMPLATES, { error: 'choice' });
export type PageTemplate = z.output<typeof pageTemplate>;

/** Readers rely on what these say: they are told since when nobody has checked it. */
export const BINDING_TEMPLATES: readonly PageTemplate[] = ['CONTACT', 'RULES'];
