import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import type { MediaKind } from '@toasoan/contract/features/media/media-kinds.ts';
import { call } from '#web/core/api/api.ts';

const PAGE = 48;
export type PickerView = 'all' | 'mine';

export interface PickerSearch {
  readonly text: string;
  readonly view: PickerView;
  readonly kinds: readonly MediaKind[];
}

/** Pages of files that may be chosen; under the keys of the library, so that an upload shows at once. */
export function pickerFiles(projectId: string, { text, view, kinds }: PickerSearch) {
  return infiniteQueryOptions({
    queryKey: [projectId, 'media', 'picker', { text, view, kinds }],
    queryFn: ({ pageParam, signal }) =>
      call(mediaEndpoints.list, {
        query: { view, kind: [...kinds], page: pageParam, limit: PAGE, ...(text !== '' && { text }) },
        headers: { 'x-hide-loading': '1' },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}
