import type { StoredPageDraft } from '@toasoan/contract/features/pages/page.ts';
import { mayEditPage, mayKeepPageText } from '@toasoan/contract/features/pages/page-rules.ts';
import type { PageFacts } from '@toasoan/contract/features/pages/workflow/page-transitions.ts';
import type { ArticleKind } from '#server/features/articles/public.ts';
import { notify } from '#server/features/notifications/public.ts';
import { getPageBrief } from './lock/page-brief-view.ts';
import { PAGE_TABLES } from './page-tables.ts';

type PageKind = ArticleKind<PageFacts, StoredPageDraft, object>;

/** Pages, as the shared editing sees them. */
export const PAGE_KIND: PageKind = {
  entity: 'page',
  takeOverAction: 'page.takeOver',
  tables: PAGE_TABLES,
  notices: {
    presence: 'pagePresence',
    textAsked: 'pageTextAsked',
    textGiven: 'pageTextGiven',
    lockAsked: 'pageLockAsked',
  },
  mayEdit: mayEditPage,
  mayKeepText: mayKeepPageText,
  // Everybody who may edit pages leads them.
  mayTakeOver: (actor) => mayKeepPageText(actor),
  getBrief: getPageBrief,
  namesOf: async (_db, _projectId, drafts) => drafts.map(() => ({})),
  notifyTaken: (db, projectId, { articleId, title, to, by }) =>
    notify(db, projectId, {
      kind: 'pageLockTaken',
      postId: null,
      to,
      by,
      detail: { title, pageId: articleId },
    }),
};
