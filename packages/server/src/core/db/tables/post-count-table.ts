import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';

/** Written by triggers on `posts` only. */
export interface PostCountTable {
  project_id: string;
  state: PostState;
  /** '0' for posts made by no account. */
  created_by_id: string;
  count: number;
}
