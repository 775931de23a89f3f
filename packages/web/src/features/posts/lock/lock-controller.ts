import { type ArticleLock, createArticleLock, type LockOptions } from '#web/features/articles/public.ts';
import type { PostArticle } from '../editing/post-article.ts';
import { postLock } from './post-lock.ts';

export type LockController = ArticleLock<PostArticle>;

/** Holds the lock of a post for a page. */
export function createLockController(options: LockOptions): LockController {
  return createArticleLock(postLock, options);
}
