import * as z from 'zod/mini';
import type { Language } from '../../vocabulary/language.ts';

/** How a page is laid out on the site. */
export const PAGE_TEMPLATES = ['DEFAULT', 'FULL', 'LANDING', 'CONTACT', 'RULES'] as const;
export const pageTemplate = z.enum(PAGE_TEMPLATES, { error: 'choice' });
export type PageTemplate = z.output<typeof pageTemplate>;

export const PAGE_TEMPLATE_TEXTS: Readonly<Record<PageTemplate, Readonly<Record<Language, string>>>> = {
  DEFAULT: { vi: 'Mặc định', en: 'Default' },
  FULL: { vi: 'Rộng', en: 'Full width' },
  LANDING: { vi: 'Giới thiệu', en: 'Landing' },
  CONTACT: { vi: 'Liên hệ', en: 'Contact' },
  RULES: { vi: 'Quy định', en: 'Rules' },
};

/** Readers rely on what these say: they are told since when nobody has checked it. */
export const BINDING_TEMPLATES: readonly PageTemplate[] = ['CONTACT', 'RULES'];
