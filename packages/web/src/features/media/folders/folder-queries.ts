import { queryOptions } from '@tanstack/react-query';
import {
  mediaCollectionEndpoints,
  mediaFolderEndpoints,
} from '@toasoan/contract/features/media/folder-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { mediaKeys } from '../media-queries.ts';

const QUIET = { 'x-hide-loading': '1' };

export function folderList(projectId: string) {
  return queryOptions({
    queryKey: mediaKeys(projectId, 'folders'),
    queryFn: async ({ signal }) => (await call(mediaFolderEndpoints.list, { signal, headers: QUIET })).items,
  });
}

export function collectionList(projectId: string) {
  return queryOptions({
    queryKey: mediaKeys(projectId, 'collections'),
    queryFn: async ({ signal }) =>
      (await call(mediaCollectionEndpoints.list, { signal, headers: QUIET })).items,
  });
}
