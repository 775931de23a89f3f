import { YIELD_IDLE_SECONDS } from '@toasoan/contract/features/articles/lock/presence.ts';
import type { Autosave } from '@toasoan/contract/features/posts/editing/autosave.ts';
import type { StoredPostDraft } from '@toasoan/contract/features/posts/post.ts';
import { mayEdit, mayKeepText } from '@toasoan/contract/features/posts/post-rules.ts';
import type { PostFacts } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { ArticleKind } from '#server/features/articles/public.ts';
import { notify } from '#server/features/notifications/public.ts';
import { tagsOfDrafts } from './autosave/draft-tags-view.ts';
import { getPostBrief } from './lock/post-brief-view.ts';
import { POST_TABLES } from './post-tables.ts';

type PostKind = ArticleKind<PostFacts, StoredPostDraft, Pick<Autosave, 'tags'>>;

/** Posts, as the shared editing sees them. */
export const POST_KIND: PostKind = {
  entity: 'post',
  takeOverAction: 'post.takeOver',
  tables: POST_TABLES,
  notices: {
    presence: 'presence',
    textAsked: 'textAsked',
    textGiven: 'textGiven',
    lockAsked: 'lockAsked',
  },
  mayEdit,
  mayKeepText,
  /** A lead, and the post's editor while its holder does not type. */
  mayTakeOver: (actor, post, idle) =>
    actor.permissions.includes('post.unpublish') ||
    (post.assigneeId === actor.userId && idle > YIELD_IDLE_SECONDS),
  getBrief: getPostBrief,
  namesOf: tagsOfDrafts,
  notifyTaken: (db, projectId, { articleId, title, to, by }) =>
    notify(db, projectId, { kind: 'lockTaken', postId: articleId, to, by, detail: { title } }),
};
