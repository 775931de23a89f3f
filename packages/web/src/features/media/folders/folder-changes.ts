import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  mediaCollectionEndpoints,
  mediaFolderEndpoints,
} from '@toasoan/contract/features/media/folder-endpoints.ts';
import type {
  MediaCollection,
  MediaCollectionCreate,
  MediaCollectionUpdate,
  MediaFolder,
  MediaFolderCreate,
  MediaFolderUpdate,
} from '@toasoan/contract/features/media/media-folder.ts';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { mediaKeys } from '../media-queries.ts';

function usePlaceMutation<Input, Answer>(send: (input: Input) => Promise<Answer>) {
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => invalidate(client, { queryKey: mediaKeys(projectId) }),
  });
}

export function useCreateFolder() {
  return usePlaceMutation((body: MediaFolderCreate) => call(mediaFolderEndpoints.create, { body }));
}

export function useUpdateFolder() {
  return usePlaceMutation((body: MediaFolderUpdate) => call(mediaFolderEndpoints.update, { body }));
}

export function useRemoveFolder() {
  return usePlaceMutation((folder: MediaFolder) =>
    call(mediaFolderEndpoints.remove, { params: { id: folder.id }, ifMatch: folder.version }),
  );
}

export function useCreateCollection() {
  return usePlaceMutation((body: MediaCollectionCreate) => call(mediaCollectionEndpoints.create, { body }));
}

export function useUpdateCollection() {
  return usePlaceMutation((body: MediaCollectionUpdate) => call(mediaCollectionEndpoints.update, { body }));
}

export function useRemoveCollection() {
  return usePlaceMutation((collection: MediaCollection) =>
    call(mediaCollectionEndpoints.remove, { params: { id: collection.id }, ifMatch: collection.version }),
  );
}
