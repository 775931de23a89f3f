import type { PostState } from './workflow/post-states.ts';
import { has, isOwn, type PostActor, type PostFacts } from './workflow/post-transitions.ts';

const WITH_ITS_AUTHOR: readonly PostState[] = ['DRAFT', 'RETURNED'];
const WITH_EDITORS: readonly PostState[] = ['SUBMITTED', 'EDITING', 'UNPUBLISHED', 'PUBLISHED'];
/** Approved or about to be: only approvers change it. */
const WITH_APPROVERS: readonly PostState[] = ['PENDING_APPROVAL', 'SCHEDULED'];

/** Whether this user may change the text now. Changes of a public post stay pending beside it. */
export function mayEdit(actor: PostActor, post: PostFacts): boolean {
  if (post.isTranslation) return false;
  if (WITH_ITS_AUTHOR.includes(post.state)) {
    return has('post.editAny')(actor, post) || (has('post.editOwn')(actor, post) && isOwn(actor, post));
  }
  if (WITH_APPROVERS.includes(post.state)) return has('post.approve')(actor, post);
  return WITH_EDITORS.includes(post.state) && has('post.editAny')(actor, post);
}

/** Whether this user may publish changes of a public post. */
export function mayApply(actor: PostActor, post: PostFacts): boolean {
  return (
    !post.isTranslation &&
    post.state === 'PUBLISHED' &&
    has('post.editAny')(actor, post) &&
    has('post.publish')(actor, post)
  );
}

export function seesEveryPost(actor: PostActor): boolean {
  return actor.permissions.includes('post.editAny');
}

/** Everybody reads published posts and their own; other posts need the right to edit any. */
export function mayRead(actor: PostActor, post: PostFacts): boolean {
  return seesEveryPost(actor) || isOwn(actor, post) || post.state === 'PUBLISHED';
}

/** Whether the user may also read unpublished text: drafts of the history, pending changes. */
export function mayReadDrafts(actor: PostActor, post: PostFacts): boolean {
  return seesEveryPost(actor) || isOwn(actor, post);
}

/**
 * Whether unsaved text may be kept for this user: also just after the post has left their hands, so that nobody loses
 * words, and never for readers of a public post.
 */
export function mayKeepText(actor: PostActor, post: PostFacts): boolean {
  return mayEdit(actor, post) || mayReadDrafts(actor, post);
}

/** A post that was ever public is never removed permanently: it stays for inspection. */
export function mayPurge(actor: PostActor, post: PostFacts & { readonly everPublished: boolean }): boolean {
  return post.state === 'TRASHED' && !post.everPublished && has('post.purge')(actor, post);
}

/** Rules of transitions themselves, beside the guards. */
export const TRANSITION_RULE_TEXTS = {
  MOVE_NOT_POSSIBLE: {
    vi: 'Bài đang ở trạng thái không cho phép thao tác này.',
    en: 'The post is in a state that does not allow this.',
  },
  REASON_REQUIRED: {
    vi: 'Cần ghi lý do, từ 10 đến 1.000 ký tự.',
    en: 'Give a reason of 10 to 1,000 characters.',
  },
  OWN_POST: {
    vi: 'Bài do chính bạn viết: cần người khác duyệt.',
    en: 'You wrote this yourself: somebody else has to approve it.',
  },
  TIME_REQUIRED: { vi: 'Chọn thời điểm xuất bản.', en: 'Choose when it is published.' },
  TIME_TOO_SOON: {
    vi: 'Giờ hẹn phải sau thời điểm này ít nhất 1 phút.',
    en: 'The time must be at least one minute from now.',
  },
  TIME_TOO_FAR: {
    vi: 'Chỉ hẹn giờ được trong vòng 365 ngày tới.',
    en: 'The time can be at most 365 days from now.',
  },
  CASE_REQUIRED: {
    vi: 'Gỡ bài cần hồ sơ: lý do, căn cứ và thời điểm tiếp nhận.',
    en: 'Taking down needs a case: kind of reason, legal basis and when it was received.',
  },
  ASSIGNEE_UNFIT: {
    vi: 'Người được giao phải là thành viên của dự án và có quyền sửa bài của người khác.',
    en: 'Only a member of the project who may edit any post can be given it.',
  },
  ASSIGNEE_REQUIRED: {
    vi: 'Bài đang biên tập phải có người biên tập. Hãy nhả bài nếu không ai làm tiếp.',
    en: 'A post in editing is somebody’s work. Release it when nobody goes on.',
  },
  PURGE_FORBIDDEN: {
    vi: 'Bài từng xuất bản không được xóa vĩnh viễn: phải lưu để kiểm tra.',
    en: 'A post that was public is never deleted permanently: it is kept for inspection.',
  },
} as const;

/** Rules of changing a post in a state that allows changes. */
export const EDIT_RULE_TEXTS = {
  IN_TRASH: {
    vi: 'Bài đang ở trong thùng rác. Hãy khôi phục trước khi sửa.',
    en: 'The post is in the trash. Restore it before you change it.',
  },
  TOO_MANY_TAGS: {
    vi: 'Mỗi bài, mỗi sự kiện có nhiều nhất {max} thẻ.',
    en: 'A post or an event has at most {max} tags.',
  },
  NOTHING_PENDING: {
    vi: 'Bài không có thay đổi nào đang chờ.',
    en: 'The post has no changes that wait.',
  },
} as const;

const MINUTE = 60_000;
const LONGEST_SCHEDULE = 365 * 24 * 60 * MINUTE;

/** The problem of a publishing time, both in milliseconds; undefined for none. */
export function scheduleProblem(time: number, now: number): 'TIME_TOO_SOON' | 'TIME_TOO_FAR' | undefined {
  if (time <= now + MINUTE) return 'TIME_TOO_SOON';
  return time > now + LONGEST_SCHEDULE ? 'TIME_TOO_FAR' : undefined;
}
