import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Page } from '@toasoan/contract/core/paging.ts';
import type { PostRow } from '@toasoan/contract/features/posts/post.ts';
import { useState } from 'react';
import { useProjectId } from '#web/core/project/current-project.ts';
import { postKeys } from '../post-queries.ts';

/** What a list of this page knows about a post: enough to show while the post itself is read. */
export type ListedPost = Pick<PostRow, 'id' | 'title' | 'state' | 'hasPending'>;

/** The post as a list has it, read once; undefined where no list has it. */
export function useListedPost(id: string): ListedPost | undefined {
  const client = useQueryClient();
  const projectId = useProjectId();
  const [listed] = useState(() => findListed(client, projectId, id));
  return listed;
}

function findListed(client: QueryClient, projectId: string, id: string): ListedPost | undefined {
  const lists = client.getQueriesData<Page<PostRow>>({ queryKey: postKeys(projectId, 'list') });
  for (const [, page] of lists) {
    const row = page?.items.find((one) => one.id === id);
    if (row) return row;
  }
  return undefined;
}
