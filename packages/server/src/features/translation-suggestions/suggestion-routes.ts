import {
  suggestionEndpoints as endpoints,
  readerSuggestionEndpoints,
} from '@toasoan/contract/features/translation-suggestions/endpoints.ts';
import { pageOf } from '#server/core/db/page.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type ReaderRoute, readerWriteRoute } from '#server/core/http/reader-route.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { acceptSuggestion, markDuplicate, rejectSuggestion, reopenSuggestion } from './decide-suggestion.ts';
import { receiveSuggestion } from './receive-suggestion.ts';
import { countSuggestions, getSuggestion, listSuggestions } from './suggestion-view.ts';

export function suggestionRoutes(now: () => Date): readonly Route[] {
  return [
    route(endpoints.list, async ({ db, projectId, query }) => {
      const { items, count } = await listSuggestions(db, projectId, query);
      return pageOf(query, items, count);
    }),
    route(endpoints.counts, ({ db, projectId }) => countSuggestions(db, projectId)),
    route(endpoints.detail, ({ db, projectId, params }) => getSuggestion(db, projectId, params.id)),
    transactionRoute(endpoints.accept, async (call) => {
      const { db, projectId, params, body } = call;
      await acceptSuggestion(call, params.id, body, now());
      return await getSuggestion(db, projectId, params.id);
    }),
    transactionRoute(endpoints.reject, async (call) => {
      const { db, projectId, params, body } = call;
      await rejectSuggestion(call, params.id, { ...body, now: now() });
      return await getSuggestion(db, projectId, params.id);
    }),
    transactionRoute(endpoints.duplicate, async (call) => {
      const { db, projectId, params, body } = call;
      await markDuplicate(call, params.id, body.version, now());
      return await getSuggestion(db, projectId, params.id);
    }),
    transactionRoute(endpoints.reopen, async (call) => {
      const { db, projectId, params, body } = call;
      await reopenSuggestion(call, params.id, body.version);
      return await getSuggestion(db, projectId, params.id);
    }),
  ];
}

/** The form on the site. */
export function readerSuggestionRoutes(
  isProject: (projectId: string) => Promise<boolean>,
): readonly ReaderRoute[] {
  return [
    readerWriteRoute(readerSuggestionEndpoints.send, async ({ db, params, body, readerKey }) => {
      const { projectId } = params;
      if (!(await isProject(projectId))) throw new AppError('NOT_FOUND');
      const { isNew } = await receiveSuggestion(db, projectId, {
        ...body,
        email: body.email ?? '',
        origin: 'READER',
        voterKey: readerKey,
      });
      return { isNew };
    }),
  ];
}
