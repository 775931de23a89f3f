import { mayEdit, mayReadDrafts } from '../post-rules.ts';
import { has, isOwn, type PostActor, type PostFacts } from '../workflow/post-transitions.ts';
import type { PostNote } from './note.ts';

interface Somebody {
  readonly userId: string | null;
}
type NoteFacts = Pick<PostNote, 'kind' | 'mustFix' | 'resolvedTime' | 'parentId'> & {
  readonly author: Somebody;
  readonly mustFixBy: Somebody | null;
};

/** Notes concern unpublished text: users who may read that may read them. */
export function mayReadNotes(actor: PostActor, post: PostFacts): boolean {
  return mayReadDrafts(actor, post);
}

/** Users who read them may write, except on a post in the trash. */
export function mayWriteNotes(actor: PostActor, post: PostFacts): boolean {
  return mayReadNotes(actor, post) && post.state !== 'TRASHED';
}

/** Users who may return a post may require a fix before it is published. */
export function mayAskForFix(actor: PostActor, post: PostFacts): boolean {
  return mayWriteNotes(actor, post) && has('post.return')(actor, post);
}

/** Users who work on the text mark it as done. */
export function maySayFixed(actor: PostActor, post: PostFacts): boolean {
  return mayWriteNotes(actor, post) && (isOwn(actor, post) || mayEdit(actor, post));
}

const isMine = (actor: PostActor, note: NoteFacts) => note.author.userId === actor.userId;

const isAskedByMe = (actor: PostActor, { mustFixBy }: NoteFacts) => mustFixBy?.userId === actor.userId;

/** Whether the user may judge a fix that another user required: editors judge no text of their own. */
export function mayJudgeFix(actor: PostActor, post: PostFacts): boolean {
  return mayWriteNotes(actor, post) && has('post.forward')(actor, post) && !isOwn(actor, post);
}

/** A required fix is judged by the user who required it, or by an editor who did not write the text. */
export function mayResolve(actor: PostActor, post: PostFacts, note: NoteFacts): boolean {
  if (!mayWriteNotes(actor, post) || note.parentId !== null) return false;
  return !note.mustFix || isAskedByMe(actor, note) || mayJudgeFix(actor, post);
}

/** Set by users who may return the post, cleared by users who may mark the fix as done. */
export function maySwitchMustFix(actor: PostActor, post: PostFacts, note: NoteFacts): boolean {
  if (note.kind !== 'NOTE' || note.parentId !== null || note.resolvedTime !== null) return false;
  return note.mustFix ? mayResolve(actor, post, note) : mayAskForFix(actor, post);
}

export function mayReopen(actor: PostActor, post: PostFacts, note: NoteFacts): boolean {
  return (
    mayResolve(actor, post, note) && (!note.mustFix || isAskedByMe(actor, note) || mayAskForFix(actor, post))
  );
}

/** A resolved note stays unchanged, and so does a fix that another user required. */
export function mayChangeNote(actor: PostActor, post: PostFacts, note: NoteFacts): boolean {
  if (!mayWriteNotes(actor, post) || !isMine(actor, note) || note.resolvedTime !== null) return false;
  return !note.mustFix || isAskedByMe(actor, note);
}

/** A user's own words until the first answer; everything for users who lead. */
export function mayRemoveNote(
  actor: PostActor,
  post: PostFacts,
  note: NoteFacts,
  hasAnswers: boolean,
): boolean {
  if (!mayWriteNotes(actor, post)) return false;
  return has('post.unpublish')(actor, post) || (mayChangeNote(actor, post, note) && !hasAnswers);
}

export const NOTE_RULE_TEXTS = {
  TOO_MANY_NOTES: {
    vi: 'Một bài có nhiều nhất {max} ghi chú và trả lời.',
    en: 'A post has at most {max} notes and answers.',
  },
  ANSWER_OF_ANSWER: {
    vi: 'Chỉ trả lời được ghi chú, không trả lời một câu trả lời.',
    en: 'Only notes can be answered, not answers.',
  },
  NOTE_RESOLVED: {
    vi: 'Ghi chú này đã xong. Mở lại trước khi viết tiếp.',
    en: 'This note is resolved. Reopen it before you go on.',
  },
  NOTE_FORM: {
    vi: 'Trao đổi và câu trả lời không gắn vào đoạn văn và không thể là “phải sửa”.',
    en: 'Comments and answers have no passage and cannot be must-fix.',
  },
  MENTION_CANNOT_SEE: {
    vi: 'Có người được nhắc tên không xem được bài này.',
    en: 'Somebody who is mentioned cannot see this post.',
  },
  NOTE_IN_TRASH: {
    vi: 'Bài đang ở trong thùng rác: chỉ xem được ghi chú.',
    en: 'The post is in the trash: its notes can only be read.',
  },
} as const;
