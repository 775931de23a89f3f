import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { useArticleSession } from '#web/features/articles/public-editor.ts';
import { openSessions } from './open-sessions.ts';
import type { PostSession } from './post-article.ts';
import { postKind } from './post-kind.ts';

/** The post of this tab, opened once. */
export function usePostSession(loaded: Post | undefined): PostSession {
  return useArticleSession(postKind, openSessions, loaded);
}
