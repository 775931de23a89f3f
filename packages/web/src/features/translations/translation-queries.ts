import { queryOptions } from '@tanstack/react-query';
import type { BodyInput, QueryInput } from '@toasoan/contract/core/endpoint.ts';
import { translationEndpoints as endpoints } from '@toasoan/contract/features/translations/endpoints.ts';
import type { SegmentChange } from '@toasoan/contract/features/translations/translation.ts';
import type { TranslatedKind } from '@toasoan/contract/features/translations/translation-states.ts';
import { call, firstAnswer } from '#web/core/api/api.ts';
import { resourceKeys, useResourceMutation } from '#web/patterns/resource/resource-queries.ts';

export const translationKeys = resourceKeys('translations');
const QUIET = { 'x-hide-loading': '1' };

export const TRANSLATION_LIST = '/manager_translate/edit_translation';
export const editorPage = (id: string) => `${TRANSLATION_LIST}/${id}`;

export function translationList(projectId: string, query: QueryInput<typeof endpoints.list>) {
  return queryOptions({
    queryKey: translationKeys(projectId, 'list', query),
    queryFn: ({ signal }) => call(endpoints.list, { query, signal }),
    initialData: () => firstAnswer(endpoints.list, { query }),
  });
}

/** Without a loading line or a toast: the badge and the dashboard ask by themselves. */
export function translationCounts(projectId: string) {
  return queryOptions({
    queryKey: translationKeys(projectId, 'counts'),
    queryFn: ({ signal }) =>
      call(endpoints.counts, { headers: QUIET, suppressErrorToast: 'everything', signal }),
    initialData: () => firstAnswer(endpoints.counts, {}),
  });
}

export function translationDetail(projectId: string, id: string) {
  return queryOptions({
    queryKey: translationKeys(projectId, 'detail', id),
    queryFn: ({ signal }) => call(endpoints.detail, { params: { id }, signal }),
  });
}

/** The languages of one record, and those of the project that it does not have. */
export function translationsOfRecord(projectId: string, kind: TranslatedKind, sourceId: string) {
  return queryOptions({
    queryKey: translationKeys(projectId, 'of-record', kind, sourceId),
    queryFn: ({ signal }) => call(endpoints.ofRecord, { query: { kind, sourceId }, headers: QUIET, signal }),
  });
}

export function segmentHints(projectId: string, id: string, segmentId: string, version: number) {
  return queryOptions({
    queryKey: translationKeys(projectId, 'hints', id, segmentId, version),
    queryFn: ({ signal }) =>
      call(endpoints.hints, {
        params: { id, segmentId },
        headers: QUIET,
        suppressErrorToast: 'everything',
        signal,
      }),
    staleTime: 60_000,
  });
}

interface At {
  readonly id: string;
  readonly version: number;
}

export const readTranslation = (id: string) => call(endpoints.detail, { params: { id }, headers: QUIET });
/** The editor itself says that somebody else was faster. */
export const changeSegment = (id: string, segmentId: string, body: SegmentChange) =>
  call(endpoints.changeSegment, {
    params: { id, segmentId },
    body,
    headers: QUIET,
    suppressErrorToast: ['VERSION_CONFLICT', 'NETWORK', 'TIMEOUT'],
  });
export const runAgain = (
  { id, version }: At,
  run: Pick<BodyInput<typeof endpoints.run>, 'what' | 'segmentIds'>,
) => call(endpoints.run, { params: { id }, body: { ...run, version } });
const cancelRun = ({ id, version }: At) => call(endpoints.cancel, { params: { id }, body: { version } });
export const approveTranslation = ({ id, version }: At) =>
  call(endpoints.approve, { params: { id }, body: { version } });
export const reopenTranslation = ({ id, version }: At) =>
  call(endpoints.reopen, { params: { id }, body: { version } });

export const useStart = () =>
  useResourceMutation(translationKeys, (body: BodyInput<typeof endpoints.start>) =>
    call(endpoints.start, { body }),
  );
export const useRunAgain = () =>
  useResourceMutation(translationKeys, ({ at, what }: { at: At; what: 'waiting' | 'stale' }) =>
    runAgain(at, { what }),
  );
export const useCancelRun = () => useResourceMutation(translationKeys, cancelRun);
export const useApprove = () => useResourceMutation(translationKeys, approveTranslation);
export const useReopen = () => useResourceMutation(translationKeys, reopenTranslation);
