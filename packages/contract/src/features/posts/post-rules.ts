import type { PostState } from './post.ts';
import { UNTITLED } from './post.ts';

/** The person, in the post's project. */
export interface PostActor {
  readonly userId: string;
  /** Effective permissions in the project (`permissionsIn`). */
  readonly permissions: readonly string[];
  /** The project lets people publish what they wrote themselves. */
  readonly allowSelfApprove: boolean;
}

export interface PostFacts {
  readonly state: PostState;
  readonly createdById: string | null;
  /** Where a trashed post goes back to. */
  readonly stateBeforeTrash: PostState | null;
}

type Question = (actor: PostActor, post: PostFacts) => boolean;

const has =
  (permission: string): Question =>
  (actor) =>
    actor.permissions.includes(permission);
/** Own = created by this person. */
const isOwn: Question = (actor, post) => post.createdById === actor.userId;
const mayPublish: Question = (actor, post) =>
  has('post.publish')(actor, post) && (actor.allowSelfApprove || !isOwn(actor, post));
/** Own drafts by who writes them; everything else needs `permission`. */
const ownDraftOr =
  (permission: string, stateOf: (post: PostFacts) => PostState | null): Question =>
  (actor, post) =>
    has(permission)(actor, post) ||
    (has('post.editOwn')(actor, post) && isOwn(actor, post) && stateOf(post) === 'DRAFT');

interface MoveRule {
  readonly from: readonly PostState[];
  readonly to: PostState;
  readonly may: Question;
  readonly needsReason: boolean;
  /** The publish guard has to be met. */
  readonly guarded: boolean;
}

/** The whole workflow; the newsroom's review steps replace this table, not the code around it. */
const MOVES: readonly MoveRule[] = [
  { from: ['DRAFT', 'UNPUBLISHED'], to: 'PUBLISHED', may: mayPublish, needsReason: false, guarded: true },
  { from: ['PUBLISHED'], to: 'UNPUBLISHED', may: has('post.unpublish'), needsReason: true, guarded: false },
  {
    from: ['DRAFT', 'UNPUBLISHED'],
    to: 'TRASHED',
    may: ownDraftOr('post.trashAny', (post) => post.state),
    needsReason: false,
    guarded: false,
  },
];
const RESTORE: Omit<MoveRule, 'from' | 'to'> = {
  may: ownDraftOr('post.restoreAny', (post) => post.stateBeforeTrash),
  needsReason: false,
  guarded: false,
};

export interface PostMoveChoice {
  readonly to: PostState;
  readonly needsReason: boolean;
  readonly guarded: boolean;
}

/** Moves this person may make now, whether or not the publish guard is met yet. */
export function movesOf(actor: PostActor, post: PostFacts): PostMoveChoice[] {
  if (post.state === 'TRASHED') {
    const to = post.stateBeforeTrash ?? 'DRAFT';
    return RESTORE.may(actor, post) ? [{ to, needsReason: false, guarded: false }] : [];
  }
  return MOVES.filter((move) => move.from.includes(post.state) && move.may(actor, post)).map(
    ({ to, needsReason, guarded }) => ({ to, needsReason, guarded }),
  );
}

export function mayEdit(actor: PostActor, post: PostFacts): boolean {
  if (post.state === 'TRASHED') return false;
  if (post.state === 'PUBLISHED') return has('post.editAny')(actor, post) && has('post.publish')(actor, post);
  return ownDraftOr('post.editAny', (one) => one.state)(actor, post);
}

export function seesEveryPost(actor: PostActor): boolean {
  return actor.permissions.includes('post.editAny');
}

/** Everybody reads published posts and own ones; the rest is for who may edit any. */
export function mayRead(actor: PostActor, post: PostFacts): boolean {
  return seesEveryPost(actor) || isOwn(actor, post) || post.state === 'PUBLISHED';
}

export interface PublishFacts {
  readonly title: string;
  /** The text of the content without white space is not empty. */
  readonly hasContent: boolean;
  readonly mainCategory: 'none' | 'disabled' | 'enabled';
  readonly bylineCount: number;
}

export interface UnmetRule {
  readonly code: keyof typeof PUBLISH_RULE_TEXTS;
  readonly field: string;
}

/** What stands in the way of being public, one entry per rule. */
export function unmetPublishRules(post: PublishFacts): UnmetRule[] {
  const unmet: UnmetRule[] = [];
  if (post.title === '' || post.title === UNTITLED) unmet.push({ code: 'TITLE_REQUIRED', field: 'title' });
  if (!post.hasContent) unmet.push({ code: 'CONTENT_REQUIRED', field: 'content' });
  if (post.mainCategory === 'none') unmet.push({ code: 'CATEGORY_REQUIRED', field: 'mainCategoryId' });
  if (post.mainCategory === 'disabled') unmet.push({ code: 'CATEGORY_DISABLED', field: 'mainCategoryId' });
  if (post.bylineCount === 0) unmet.push({ code: 'BYLINE_REQUIRED', field: 'authors' });
  return unmet;
}

export const PUBLISH_RULE_TEXTS = {
  TITLE_REQUIRED: { vi: 'Thiếu tiêu đề.', en: 'The headline is missing.' },
  CONTENT_REQUIRED: { vi: 'Thiếu nội dung bài.', en: 'The body is missing.' },
  CATEGORY_REQUIRED: { vi: 'Chưa chọn chuyên mục chính.', en: 'No main category is chosen.' },
  CATEGORY_DISABLED: {
    vi: 'Chuyên mục chính đang ngừng hoạt động.',
    en: 'The main category is disabled.',
  },
  BYLINE_REQUIRED: { vi: 'Thiếu tên tác giả.', en: 'The byline is missing.' },
} as const;

/** Rules of moves themselves, beside the publish guard. */
export const MOVE_RULE_TEXTS = {
  MOVE_NOT_POSSIBLE: {
    vi: 'Bài đang ở trạng thái không cho phép thao tác này.',
    en: 'The post is in a state that does not allow this.',
  },
  REASON_REQUIRED: {
    vi: 'Cần ghi lý do, từ 10 đến 1.000 ký tự.',
    en: 'Give a reason of 10 to 1,000 characters.',
  },
} as const;

/** Rules of changing a post in a state where it can be changed at all. */
export const EDIT_RULE_TEXTS = {
  IN_TRASH: {
    vi: 'Bài đang ở trong thùng rác. Hãy khôi phục trước khi sửa.',
    en: 'The post is in the trash. Restore it before you change it.',
  },
  TOO_MANY_TAGS: {
    vi: 'Một bài có nhiều nhất {max} thẻ.',
    en: 'A post has at most {max} tags.',
  },
} as const;
