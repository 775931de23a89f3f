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

/** Notes are about what is not public: who reads that reads them. */
export function mayReadNotes(actor: PostActor, post: PostFacts): boolean {
  return mayReadDrafts(actor, post);
}

/** Whoever reads them may write, but about a post in the trash. */
export function mayWriteNotes(actor: PostActor, post: PostFacts): boolean {
  return mayReadNotes(actor, post) && post.state !== 'TRASHED';
}

/** What keeps a post from its readers is asked by who may send it back. */
export function mayAskForFix(actor: PostActor, post: PostFacts): boolean {
  return mayWriteNotes(actor, post) && has('post.return')(actor, post);
}

/** Who works on the text says that it is done. */
export function maySayFixed(actor: PostActor, post: PostFacts): boolean {
  return mayWriteNotes(actor, post) && (isOwn(actor, post) || mayEdit(actor, post));
}

const isMine = (actor: PostActor, note: NoteFacts) => note.author.userId === actor.userId;

const isAskedByMe = (actor: PostActor, { mustFixBy }: NoteFacts) => mustFixBy?.userId === actor.userId;

/** Whether a fix that somebody else asked for is theirs to judge: editors judge no text of their own. */
export function mayJudgeFix(actor: PostActor, post: PostFacts): boolean {
  return mayWriteNotes(actor, post) && has('post.forward')(actor, post) && !isOwn(actor, post);
}

/** A must-fix is judged by who asked for it, or by an editor who did not write the text. */
export function mayResolve(actor: PostActor, post: PostFacts, note: NoteFacts): boolean {
  if (!mayWriteNotes(actor, post) || note.parentId !== null) return false;
  return !note.mustFix || isAskedByMe(actor, note) || mayJudgeFix(actor, post);
}

/** Switched on by who may send the post back, off by whoever may say that the fix is done. */
export function maySwitchMustFix(actor: PostActor, post: PostFacts, note: NoteFacts): boolean {
  if (note.kind !== 'NOTE' || note.parentId !== null || note.resolvedTime !== null) return false;
  return note.mustFix ? mayResolve(actor, post, note) : mayAskForFix(actor, post);
}

export function mayReopen(actor: PostActor, post: PostFacts, note: NoteFacts): boolean {
  return (
    mayResolve(actor, post, note) && (!note.mustFix || isAskedByMe(actor, note) || mayAskForFix(actor, post))
  );
}

/** What is resolved stays as it was said, and so does what somebody else wants to see mended. */
export function mayChangeNote(actor: PostActor, post: PostFacts, note: NoteFacts): boolean {
  if (!mayWriteNotes(actor, post) || !isMine(actor, note) || note.resolvedTime !== null) return false;
  return !note.mustFix || isAskedByMe(actor, note);
}

/** Own words while nobody has answered them; everything by who leads. */
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
