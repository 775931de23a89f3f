import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyInput, QueryInput } from '@toasoan/contract/core/endpoint.ts';
import { layoutEndpoints } from '@toasoan/contract/features/layouts/endpoints.ts';
import type { LayoutDetail } from '@toasoan/contract/features/layouts/layout.ts';
import type { LayoutBlock } from '@toasoan/contract/features/layouts/layout-block.ts';
import { call } from '#web/core/api/api.ts';
import { crudCalls } from '#web/patterns/resource/crud-calls.ts';
import { useResourceMutation } from '#web/patterns/resource/resource-queries.ts';

export const {
  keys: layoutKeys,
  list: layoutList,
  detail: layoutDetail,
  create: createLayout,
  update: updateLayout,
  useRemove: useRemoveLayout,
} = crudCalls('layouts', layoutEndpoints);

export const LAYOUT_LIST = '/setting_post/manager_layout';
/** The canvas; its history or its publication opens with it. */
export const layoutPage = (id: string, show?: 'publish' | 'versions') =>
  `${LAYOUT_LIST}/${id}${show === undefined ? '' : `?show=${show}`}`;

type At = Pick<LayoutDetail, 'id' | 'version'>;
const QUIET = { 'x-hide-loading': '1' };

/** The save by itself; the canvas says what went wrong. */
export const saveBlocks = ({ id, version }: At, blocks: readonly LayoutBlock[]) =>
  call(layoutEndpoints.update, {
    body: { id, version, blocks: [...blocks] },
    headers: QUIET,
    suppressErrorToast: ['VERSION_CONFLICT'],
  });
export const publishLayout = ({ id, version }: At, input: { readonly note: string; readonly at?: string }) =>
  call(layoutEndpoints.publish, { body: { id, version, ...input } });
export const unscheduleLayout = ({ id, version }: At) =>
  call(layoutEndpoints.unschedule, { body: { id, version } });
export const archiveLayout = ({ id, version }: At) =>
  call(layoutEndpoints.archive, { body: { id, version } });
export const restoreLayout = ({ id, version }: At, no: number) =>
  call(layoutEndpoints.restore, { body: { id, version, no } });

export const useArchiveLayout = () => useResourceMutation(layoutKeys, archiveLayout);
export const useDuplicateLayout = () =>
  useResourceMutation(layoutKeys, ({ id }: Pick<LayoutDetail, 'id'>) =>
    call(layoutEndpoints.duplicate, { body: { id } }),
  );

export function layoutVersions(projectId: string, { id, version }: At) {
  return queryOptions({
    queryKey: layoutKeys(projectId, 'versions', id, version),
    queryFn: ({ signal }) => call(layoutEndpoints.versions, { params: { id }, signal }),
  });
}

/** The page that these blocks make; the last answer stays until the next one is there. */
export function layoutPreview(projectId: string, body: BodyInput<typeof layoutEndpoints.preview>) {
  return queryOptions({
    queryKey: layoutKeys(projectId, 'preview', body),
    queryFn: ({ signal }) =>
      call(layoutEndpoints.preview, { body, headers: QUIET, suppressErrorToast: 'everything', signal }),
    placeholderData: keepPreviousData,
  });
}

/** What these blocks bring to the page that readers see, and push out of it. */
export function layoutDryRun(projectId: string, body: BodyInput<typeof layoutEndpoints.dryRun>) {
  return queryOptions({
    queryKey: layoutKeys(projectId, 'dryRun', body),
    queryFn: ({ signal }) =>
      call(layoutEndpoints.dryRun, { body, headers: QUIET, suppressErrorToast: 'everything', signal }),
    placeholderData: keepPreviousData,
  });
}

export type PagePlace = QueryInput<typeof layoutEndpoints.pressure>;

export function slotPressure(projectId: string, place: PagePlace) {
  return queryOptions({
    queryKey: layoutKeys(projectId, 'pressure', place),
    queryFn: ({ signal }) =>
      call(layoutEndpoints.pressure, {
        query: place,
        headers: QUIET,
        suppressErrorToast: 'everything',
        signal,
      }),
  });
}

export function pageAt(projectId: string, query: PagePlace & { readonly at: string }) {
  return queryOptions({
    queryKey: layoutKeys(projectId, 'page', query),
    queryFn: ({ signal }) =>
      call(layoutEndpoints.pageAt, { query, headers: QUIET, suppressErrorToast: 'everything', signal }),
    placeholderData: keepPreviousData,
  });
}

export function pageTimeline(
  projectId: string,
  query: PagePlace & { readonly from: string; readonly to: string },
) {
  return queryOptions({
    queryKey: layoutKeys(projectId, 'timeline', query),
    queryFn: ({ signal }) =>
      call(layoutEndpoints.timeline, { query, headers: QUIET, suppressErrorToast: 'everything', signal }),
  });
}
