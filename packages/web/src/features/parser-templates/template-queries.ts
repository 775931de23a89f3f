import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyInput, QueryInput } from '@toasoan/contract/core/endpoint.ts';
import type { TemplateDefinition } from '@toasoan/contract/features/extraction/template-definition.ts';
import { parserTemplateEndpoints as endpoints } from '@toasoan/contract/features/parser-templates/endpoints.ts';
import type { ParserTemplateUpdate } from '@toasoan/contract/features/parser-templates/parser-template.ts';
import { call } from '#web/core/api/api.ts';
import { crudCalls } from '#web/patterns/resource/crud-calls.ts';
import { useResourceMutation } from '#web/patterns/resource/resource-queries.ts';

export const {
  keys: templateKeys,
  list: templateList,
  detail: templateDetail,
  create: createTemplate,
  update: updateTemplate,
  useUpdate: useUpdateTemplate,
  useRemove: useRemoveTemplate,
} = crudCalls('parser-templates', endpoints);

export const TEMPLATE_LIST = '/manager_crawler/manager_parser_template';
/** The studio; its history or a replay opens with it. */
export const studioPage = (id: string, show?: 'versions' | 'replay') =>
  `${TEMPLATE_LIST}/${id}${show === undefined ? '' : `?show=${show}`}`;

interface At {
  readonly id: string;
  readonly version: number;
}
const QUIET = { 'x-hide-loading': '1' };

/** The save by itself; the studio says what went wrong. */
export const saveDraft = ({ id, version }: At, definition: TemplateDefinition) =>
  call(endpoints.saveDraft, {
    body: { id, version, definition },
    headers: QUIET,
    suppressErrorToast: ['VERSION_CONFLICT'],
  });
export const changeTemplate = (
  { id, version }: At,
  change: Pick<ParserTemplateUpdate, 'sources' | 'testUrls' | 'status'>,
) => call(endpoints.update, { body: { ...change, id, version } });
export const addTestPage = ({ id, version }: At, page: { readonly url?: string; readonly pageId?: string }) =>
  call(endpoints.addPage, { body: { ...page, id, version } });
export const publishTemplate = ({ id, version }: At, note: string) =>
  call(endpoints.publish, { body: { id, version, note } });
export const restoreTemplate = ({ id, version }: At, no: number) =>
  call(endpoints.restore, { body: { id, version, no } });
export const tryTemplate = ({ id }: Pick<At, 'id'>) => call(endpoints.tryDraft, { params: { id } });
export const importConfig = (body: BodyInput<typeof endpoints.importConfig>) =>
  call(endpoints.importConfig, { body });
export const replayStep = (body: BodyInput<typeof endpoints.replay>, signal: AbortSignal) =>
  call(endpoints.replay, { body, headers: QUIET, signal });

export const useCopyTemplate = () =>
  useResourceMutation(templateKeys, ({ id }: Pick<At, 'id'>) => call(endpoints.copy, { body: { id } }));
export const useTryTemplate = () =>
  useResourceMutation(templateKeys, async ({ id }: Pick<At, 'id'>) => (await tryTemplate({ id })).template);

export function templateVersions(projectId: string, { id, version }: At) {
  return queryOptions({
    queryKey: templateKeys(projectId, 'versions', id, version),
    queryFn: ({ signal }) => call(endpoints.versions, { params: { id }, signal }),
  });
}

/** A version never changes. */
export function templateVersion(projectId: string, id: string, no: number) {
  return queryOptions({
    queryKey: templateKeys(projectId, 'version', id, no),
    queryFn: ({ signal }) => call(endpoints.versionDetail, { params: { id, no: String(no) }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The test pages as the kept draft reads them; the last answer stays until the next one is there. */
export function testPages(projectId: string, { id, version }: At) {
  return queryOptions({
    queryKey: templateKeys(projectId, 'pages', id, version),
    queryFn: ({ signal }) => call(endpoints.pages, { params: { id }, headers: QUIET, signal }),
    placeholderData: keepPreviousData,
  });
}

/** A page with its safe copy, as the kept draft reads it. */
export function studioPageOf(
  projectId: string,
  { id, version }: At,
  page: QueryInput<typeof endpoints.page>,
) {
  return queryOptions({
    queryKey: templateKeys(projectId, 'page', id, version, page),
    queryFn: ({ signal }) =>
      call(endpoints.page, {
        params: { id },
        query: page,
        headers: QUIET,
        suppressErrorToast: 'everything',
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export function suggestions(projectId: string, body: BodyInput<typeof endpoints.suggest>) {
  return queryOptions({
    queryKey: templateKeys(projectId, 'suggest', body),
    queryFn: ({ signal }) =>
      call(endpoints.suggest, { body, headers: QUIET, suppressErrorToast: 'everything', signal }),
  });
}

/** What a selector finds on a page; the last answer stays while the next one is read. */
export function selectedValues(projectId: string, body: BodyInput<typeof endpoints.select>) {
  return queryOptions({
    queryKey: templateKeys(projectId, 'select', body),
    queryFn: ({ signal }) =>
      call(endpoints.select, { body, headers: QUIET, suppressErrorToast: 'everything', signal }),
    placeholderData: keepPreviousData,
  });
}

/** Pages on both sides of a fall. */
export function fallPages(
  projectId: string,
  id: string,
  { field, sourceId }: QueryInput<typeof endpoints.fallPages>,
) {
  const query = { field, sourceId };
  return queryOptions({
    queryKey: templateKeys(projectId, 'fall', id, query),
    queryFn: ({ signal }) => call(endpoints.fallPages, { params: { id }, query, headers: QUIET, signal }),
  });
}

export function storedPages(projectId: string, id: string) {
  return queryOptions({
    queryKey: templateKeys(projectId, 'stored', id),
    queryFn: ({ signal }) => call(endpoints.storedPages, { params: { id }, signal }),
  });
}

export function driftOf(projectId: string, id: string) {
  return queryOptions({
    queryKey: templateKeys(projectId, 'drift', id),
    queryFn: ({ signal }) => call(endpoints.drift, { params: { id }, headers: QUIET, signal }),
  });
}
