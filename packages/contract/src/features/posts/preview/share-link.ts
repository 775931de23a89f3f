import * as z from 'zod/mini';
import { mayEdit } from '../post-rules.ts';
import type { PostState } from '../workflow/post-states.ts';
import { has, type PostActor, type PostFacts } from '../workflow/post-transitions.ts';

const HOUR = 3_600_000;
/** The lifetimes of links, in milliseconds. */
export const SHARE_TERMS = { '1h': HOUR, '8h': 8 * HOUR, '1d': 24 * HOUR, '7d': 7 * 24 * HOUR } as const;
export type ShareTerm = keyof typeof SHARE_TERMS;
export const SHARE_TERM_NAMES = Object.keys(SHARE_TERMS) as [ShareTerm, ...ShareTerm[]];

/** working: with the pending changes of a public post. public: as readers see it. */
const SHARE_TEXTS = ['working', 'public'] as const;
export const shareText = z.enum(SHARE_TEXTS, { error: 'choice' });
export type ShareText = z.output<typeof shareText>;

/** The most open links of one post. */
export const MAX_SHARE_LINKS = 20;

/**
 * waiting: an embargo is active. used: a one-time link was opened. ended: by a user, or by a transition of the post.
 */
const SHARE_STATES = ['open', 'waiting', 'used', 'expired', 'ended'] as const;
export type ShareState = (typeof SHARE_STATES)[number];

export const shareLink = z.object({
  id: z.string(),
  state: z.enum(SHARE_STATES),
  text: shareText,
  versionNo: z.nullable(z.number()),
  once: z.boolean(),
  createTime: z.string(),
  createdBy: z.string(),
  expireTime: z.string(),
  /** The user who ended it; '' if a transition did. */
  endedBy: z.nullable(z.string()),
  openCount: z.number(),
  lastOpenTime: z.nullable(z.string()),
});
export type ShareLink = z.output<typeof shareLink>;

/** States in which nobody outside may read a post, and whose transitions end its links. */
export const ENDS_LINKS: readonly PostState[] = ['PUBLISHED', 'TRASHED', 'TAKEN_DOWN'];
/** Pending changes of a public post may be shown; of a removed one nothing. */
const NEVER_SHARED: readonly PostState[] = ['TRASHED', 'TAKEN_DOWN'];

export function isShareable(state: PostState): boolean {
  return !NEVER_SHARED.includes(state);
}

/** Users who write on a post or decide about it create links. */
export function mayShare(actor: PostActor, post: PostFacts): boolean {
  return isShareable(post.state) && (mayEdit(actor, post) || has('post.approve')(actor, post));
}

/** Whether nothing of a post may leave the newsroom yet. */
export function isEmbargoed(embargoUntil: string | null, now: number): boolean {
  return embargoUntil !== null && Date.parse(embargoUntil) > now;
}

export const SHARE_RULE_TEXTS = {
  EMBARGO_HOLDS: {
    vi: 'Bài chưa đến giờ được công bố: đến lúc đó mới tạo được liên kết xem trước.',
    en: 'An embargo holds: no preview link can be made until it ends.',
  },
  TOO_MANY_LINKS: {
    vi: 'Một bài có nhiều nhất {max} liên kết xem trước đang mở. Hãy thu hồi bớt.',
    en: 'A post has at most {max} open preview links. End some of them first.',
  },
} as const;
