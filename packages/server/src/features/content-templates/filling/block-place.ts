import type { BlockConfig } from '@toasoan/contract/features/content-templates/template-config.ts';
import type { RawBuilder } from 'kysely';

/**
 * Posts of the future: those scheduled until then, for some people only their own ones; or one post as if it were
 * published at that moment.
 */
export type ExpectedPosts =
  | { readonly kind: 'scheduled'; readonly createdById?: string | undefined }
  | { readonly kind: 'post'; readonly postId: string };

/** The page that a block stands on, as far as blocks depend on it. */
export interface BlockPlace {
  readonly projectId: string;
  readonly language: string;
  readonly now: Date;
  /** Posts that hide themselves from the home page are left out. */
  readonly isHome?: boolean | undefined;
  /** The category that the page lists: for category blocks that name none. */
  readonly categoryId?: string | undefined;
  /** The post that the page shows, and its categories: for related blocks. */
  readonly post?: { readonly id: string; readonly categoryIds: readonly string[] } | undefined;
  /** What is not public yet and counts as if it were, for a look ahead. */
  readonly expected?: ExpectedPosts | undefined;
}

/**
 * What blocks need of the feature that counts reads: rows `post_id` and `reads` of one project since a time. Without it
 * blocks of the most read find nobody reading, and take the newest.
 */
export type PostReads = (projectId: string, since: Date) => RawBuilder<unknown>;

/** One block of a page, in the order of the page. */
export interface BlockToFill {
  readonly key: string;
  readonly config: BlockConfig;
}
