import * as z from 'zod/mini';
import type { Language } from '../../../vocabulary/language.ts';

export const PAGE_STATES = ['DRAFT', 'PUBLISHED', 'UNPUBLISHED', 'TRASHED'] as const;
export const pageState = z.enum(PAGE_STATES, { error: 'choice' });
export type PageState = z.output<typeof pageState>;

/** The name of each state: in lists, logs and refusals. */
export const PAGE_STATE_TEXTS: Readonly<Record<PageState, Readonly<Record<Language, string>>>> = {
  DRAFT: { vi: 'Bản nháp', en: 'Draft' },
  PUBLISHED: { vi: 'Đã xuất bản', en: 'Published' },
  UNPUBLISHED: { vi: 'Đã hạ', en: 'Unpublished' },
  TRASHED: { vi: 'Thùng rác', en: 'In trash' },
};
