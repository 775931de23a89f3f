import * as z from 'zod/mini';
import { pageQuery, queryList } from '../../../core/paging.ts';
import { RECORD_LANGUAGES } from '../../../vocabulary/language.ts';
import { pageTemplate } from '../page-kinds.ts';
import { pageState } from '../workflow/page-states.ts';

/** Tabs above the list. overdue: the day of the review has come. drafts: everything not public outside the trash. */
export const PAGE_VIEWS = ['all', 'published', 'drafts', 'overdue', 'trash'] as const;
export const pageView = z.enum(PAGE_VIEWS, { error: 'choice' });
export type PageView = z.output<typeof pageView>;

const PAGE_SORTS = ['tree', '-updateTime', 'updateTime', 'title', '-title', 'reviewDate'] as const;
export const pageSort = z.enum(PAGE_SORTS, { error: 'choice' });
export type PageSort = z.output<typeof pageSort>;

/** `tree`: every page below its parent, in the order of its siblings. */
export const pageListQuery = z.strictObject({
  ...pageQuery,
  view: z._default(pageView, 'all'),
  template: z.optional(queryList(pageTemplate)),
  state: z.optional(queryList(pageState)),
  lang: z.optional(queryList(z.enum(RECORD_LANGUAGES, { error: 'choice' }))),
  sort: z._default(pageSort, 'tree'),
});
export type PageListQuery = z.output<typeof pageListQuery>;
