import type { PageDraft } from '@toasoan/contract/features/pages/page.ts';
import { pickPageDetails } from '@toasoan/contract/features/pages/page-details.ts';
import { mayEditPage } from '@toasoan/contract/features/pages/page-rules.ts';
import { pagePreviewEndpoints } from '@toasoan/contract/features/pages/preview/preview-endpoints.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type Route, route } from '#server/core/http/route.ts';
import { articleActor, olderOf } from '#server/features/articles/public.ts';
import { getPageVersion } from '../history/page-version-view.ts';
import { draftOfPageSnapshot } from '../history/restore-page-version.ts';
import { readPage } from '../page-detail-view.ts';
import { pageFactsOf } from '../page-record.ts';
import { type FoundPage, getPageToBe } from '../public-view/public-page-view.ts';
import type { DrawPage } from './draw-page.ts';

/** Static pages for those who work on them. */
export function pagePreviewRoutes(drawPage: DrawPage): readonly Route[] {
  return [
    route(pagePreviewEndpoints.show, async ({ db, projectId, caller, params, body }) => {
      const { draft, versionNo, siteLang } = body;
      const page = await readPage(db, projectId, params.id);
      if (draft !== undefined && !mayEditPage(articleActor(caller), pageFactsOf(page)))
        throw new AppError('FORBIDDEN');
      const saved = await getPageToBe(db, projectId, page.id);
      const older =
        versionNo === undefined
          ? undefined
          : await getPageVersion(db, projectId, { id: page.id, no: versionNo });
      const over = older ? draftOfPageSnapshot(older.snapshot, () => true) : draft;
      const shown = over === undefined ? saved : withDraft(saved, over);
      const drawn = await drawPage(db, projectId, shown, { now: new Date(), siteLang });
      if (drawn === undefined) throw new AppError('NOT_FOUND');
      return { ...drawn, older: older ? olderOf(older) : null };
    }),
  ];
}

function withDraft(page: FoundPage, draft: PageDraft): FoundPage {
  const {
    reviewOwnerId: _owner,
    reviewDate: _day,
    ...details
  } = pickPageDetails({ ...page.details, ...draft });
  return {
    ...page,
    details,
    title: draft.title || page.title,
    lang: details.lang,
    excerpt: draft.excerpt ?? page.excerpt,
    content: draft.content ?? page.content,
    keywords: draft.keywords ?? page.keywords,
    seoTitle: draft.seoTitle ?? page.seoTitle,
    seoDescription: draft.seoDescription ?? page.seoDescription,
  };
}
