import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { PlacementKind, PlacePost } from '@toasoan/contract/features/posts/placement/placement.ts';
import { placementEndpoints } from '@toasoan/contract/features/posts/placement/placement-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { postKeys } from '../post-queries.ts';

/** The placements of the project; invalidated by every change of a post. */
export function placementList(projectId: string) {
  return queryOptions({
    queryKey: postKeys(projectId, 'placements'),
    queryFn: ({ signal }) => call(placementEndpoints.list, { query: {}, signal }),
  });
}

interface PlacedPost {
  readonly id: string;
  readonly version: number;
}

export type PlaceChange =
  | ({ readonly do: 'place' } & Omit<PlacePost, 'version'>)
  | { readonly do: 'unplace'; readonly kind: PlacementKind }
  | { readonly do: 'reorder'; readonly beforeId: string | null };

/** Adds or removes a placement, or moves a focus story. */
export function usePlacePost() {
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ post, change }: { readonly post: PlacedPost; readonly change: PlaceChange }) => {
      const { id, version } = post;
      if (change.do === 'reorder') {
        return call(placementEndpoints.reorder, { body: { id, version, beforeId: change.beforeId } });
      }
      if (change.do === 'unplace') {
        return call(placementEndpoints.unplace, { params: { id }, body: { version, kind: change.kind } });
      }
      const { do: _, ...place } = change;
      return call(placementEndpoints.place, {
        params: { id },
        body: { version, ...place },
        suppressErrorToast: ['RULES_NOT_MET'],
      });
    },
    onSettled: () => invalidate(client, { queryKey: postKeys(projectId) }),
  });
}
