import { emptyDocument } from '@toasoan/contract/article/document.ts';
import { pageEndpoints } from '@toasoan/contract/features/pages/endpoints.ts';
import { pageLockEndpoints } from '@toasoan/contract/features/pages/lock/lock-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import type { ArticleKind } from '#web/features/articles/public.ts';
import { pageLock } from '../lock/page-lock.ts';
import type { PageArticle } from './page-article.ts';
import { pageCopies } from './page-copies.ts';
import { pageDetail } from './page-detail.ts';
import {
  BLANK_PAGE,
  pageDraftValues,
  pageInput,
  pageProblems,
  pageValues,
  withoutRefused,
} from './page-values.ts';
import { pageWords } from './page-words.ts';

const QUIETLY = { headers: { 'x-hide-loading': '1' }, suppressErrorToast: 'everything' } as const;

/** What the editing that all articles share needs to know of a page. */
export const pageKind: ArticleKind<PageArticle> = {
  name: 'pages',
  at: '/manager_page',
  words: pageWords,
  blank: () => ({ values: BLANK_PAGE, content: emptyDocument }),
  textOf: (page) => ({ values: pageValues(page), content: page.content }),
  inputOf: ({ values, content }, page) => pageInput(values, content, page?.slug ?? ''),
  draftOf: withoutRefused,
  localDraftOf: (input) => input,
  namesOf: () => [],
  problemsOf: pageProblems,
  valuesOfDraft: (draft, _names, base) => pageDraftValues(draft, base),
  draftForNew: ({ slug: _, ...draft }) => draft,
  titleOf: ({ title }) => title.trim(),
  headOf: ({ title, excerpt }) => [title, excerpt],
  detail: pageDetail,
  calls: {
    create: (body, idempotencyKey, suppressErrorToast) =>
      call(pageEndpoints.create, { body, idempotencyKey, suppressErrorToast }),
    update: ({ id, version }, editingSession, input, suppressErrorToast) =>
      call(pageEndpoints.update, { body: { ...input, id, version, editingSession }, suppressErrorToast }),
    read: (id) => call(pageEndpoints.detail, { params: { id }, suppressErrorToast: 'everything' }),
    async autosave({ id, version }, editingSession, draft) {
      const body = { pageId: id, editingSession, baseVersion: version, draft };
      const { savedTime } = await call(pageEndpoints.autosave, { body, ...QUIETLY });
      return savedTime;
    },
    async giveText({ id, version }, { editingSession, to, draft }) {
      const body = { editingSession, to, text: draft && { baseVersion: version, draft } };
      const { savedTime } = await call(pageLockEndpoints.giveText, { params: { id }, body, ...QUIETLY });
      return savedTime;
    },
    async autosaves(pageId) {
      const { items } = await call(pageEndpoints.autosaves, { query: { pageId } });
      return items.map((kept) => ({ ...kept, names: [] }));
    },
    async dropAutosave(pageId, editingSession, how) {
      const where = { params: { editingSession }, query: { pageId } };
      if (how === 'aloud') await call(pageEndpoints.removeAutosave, where);
      else await call(pageEndpoints.removeAutosave, { ...where, ...QUIETLY }).catch(() => undefined);
    },
  },
  lock: pageLock,
  work: {
    // Nobody hands a page in: whoever may change pages may always do so.
    isGiven: () => false,
    isWithOthers: () => false,
  },
  copies: pageCopies,
  loadMerging: async () => (await import('../merge/merge-pages.ts')).pageMerging,
};
