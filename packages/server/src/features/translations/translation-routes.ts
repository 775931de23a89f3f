import { translationEndpoints as endpoints } from '@toasoan/contract/features/translations/endpoints.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { approveTranslation, reopenTranslation } from './approving/approve-translation.ts';
import { changeTranslations } from './change-translations.ts';
import { segmentHints, translationDetail } from './list/translation-detail-view.ts';
import { countTranslations, findTranslationsOf, listTranslations } from './list/translation-list-view.ts';
import { cancelRun, runAgain, startTranslations } from './running/start-translations.ts';
import { changeSegment } from './segments/change-segment.ts';
import { findSourceFacts, languagesOf } from './sources/source-facts-view.ts';
import { translationOf } from './translation-row.ts';

export function translationRoutes(): readonly Route[] {
  return [
    route(endpoints.list, ({ db, projectId, query, language }) =>
      listTranslations(db, projectId, query, language),
    ),
    route(endpoints.counts, ({ db, projectId }) => countTranslations(db, projectId)),
    route(endpoints.detail, (call) => translationDetail(call, call.params.id)),
    route(endpoints.ofRecord, async ({ db, projectId, query: { kind, sourceId }, language }) => {
      const [source] = await findSourceFacts(db, projectId, kind, [sourceId]);
      if (source === undefined) throw new AppError('NOT_FOUND');
      const rows = await findTranslationsOf(db, projectId, kind, sourceId);
      const known = [source.lang, ...rows.map(({ lang }) => lang)];
      const langs = await languagesOf(db, projectId);
      return {
        items: rows.map((row) => translationOf(row, language)),
        missing: langs.filter((lang) => !known.includes(lang)),
      };
    }),
    route(endpoints.hints, (call) => segmentHints(call, call.params)),
    transactionRoute(endpoints.bulk, (call) => changeTranslations(call, call.body)),
    transactionRoute(endpoints.start, (call) => startTranslations(call, call.body)),
    transactionRoute(endpoints.run, async (call) => {
      const { id } = await runAgain(call, call.params.id, call.body);
      return await translationDetail(call, id);
    }),
    transactionRoute(endpoints.cancel, async (call) => {
      const { id } = await cancelRun(call, call.params.id, call.body.version);
      return await translationDetail(call, id);
    }),
    transactionRoute(endpoints.changeSegment, (call) =>
      changeSegment(call, { ...call.params, change: call.body }),
    ),
    transactionRoute(endpoints.approve, async (call) => {
      const { id } = await approveTranslation(call, call.params.id, call.body.version);
      return await translationDetail(call, id);
    }),
    transactionRoute(endpoints.reopen, async (call) => {
      const { id } = await reopenTranslation(call, call.params.id, call.body.version);
      return await translationDetail(call, id);
    }),
  ];
}
