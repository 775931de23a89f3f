import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import type { MediaBulk, MediaRow } from '@toasoan/contract/features/media/media.ts';
import type { MediaTransitionName } from '@toasoan/contract/features/media/media-rules.ts';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { inParts } from '#web/patterns/list-page/in-parts.ts';
import { mediaKeys } from '../media-queries.ts';

/** A change in the library; invalidates everything that shows it. */
function useMediaMutation<Input, Answer>(send: (input: Input) => Promise<Answer>) {
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => invalidate(client, { queryKey: mediaKeys(projectId) }),
  });
}

type Known = Pick<MediaRow, 'id' | 'version'>;

interface TransitionRequest {
  readonly file: Known;
  readonly transition: MediaTransitionName;
  readonly reason?: string;
}

export function useTransitionMedia() {
  return useMediaMutation(({ file, transition, ...rest }: TransitionRequest) =>
    call(mediaEndpoints.transition, {
      params: { id: file.id },
      body: { version: file.version, move: transition, ...rest },
    }),
  );
}

export function useRemoveMedia() {
  return useMediaMutation(({ file, purge }: { readonly file: Known; readonly purge: boolean }) =>
    call(mediaEndpoints.remove, {
      params: { id: file.id },
      query: purge ? { purge: true } : {},
      ifMatch: file.version,
    }),
  );
}

export function useRestoreMedia() {
  return useMediaMutation((file: Known) =>
    call(mediaEndpoints.restore, { params: { id: file.id }, body: { version: file.version } }),
  );
}

/** Any number of files, in batches the call accepts. */
export function useMediaBulk() {
  return useMediaMutation((work: MediaBulk) =>
    inParts(work.ids, (ids) => call(mediaEndpoints.bulk, { body: { ...work, ids } })),
  );
}

/** Packs the originals of some files into one archive in the background. */
export function useZipMedia() {
  return useMediaMutation((ids: readonly string[]) => call(mediaEndpoints.zip, { body: { ids: [...ids] } }));
}
