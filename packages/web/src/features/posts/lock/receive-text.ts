import { countWords } from '@toasoan/contract/article/article-text.ts';
import { checkArticle } from '@toasoan/contract/article/check-article.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { sameValues } from '#web/ui/form/form-store.ts';
import type { PostSession } from '../editing/post-session.ts';
import { draftValues, postValues } from '../editing/post-values.ts';
import { findTextAt } from '../merge/find-base.ts';
import { type PostText, textOfPost } from '../merge/post-text.ts';
import type { TakenText } from './lock-controller.ts';
import type { ReceivedText } from './presence-state.ts';

interface Receiving {
  readonly session: PostSession;
  /** Version of the post on the server. */
  readonly version: number;
  readonly read: (id: string) => Promise<Post>;
}

/**
 * Puts what the page before had not saved on this page, as unsaved text of this person. Undefined: all of it is saved
 * already.
 */
export async function receiveText(
  { session, version, read }: Receiving,
  { text, isNewest }: TakenText,
): Promise<ReceivedText | undefined> {
  const opened = session.get().post;
  if (!text || !opened) return undefined;
  const post = opened.version < version ? await read(opened.id) : opened;
  if (!session.get().dirty) session.rebase(post);
  const saved = textOfPost(post);
  const tags = text.tags.map(({ id, title }) => ({ id, label: title }));
  const theirs: PostText = {
    values: draftValues(text.draft, tags, postValues(post)),
    content: text.draft.content ? checkArticle(text.draft.content) : saved.content,
  };
  const fields = changedFields(saved, theirs);
  if (fields.length === 0) return undefined;
  const isAlike = text.baseVersion === post.version;
  if (isAlike && !session.get().dirty) session.restore(theirs);
  else await session.restoreUnsaved(theirs, isAlike ? saved : await findTextAt(post.id, text.baseVersion));
  session.flush();
  return {
    name: text.name,
    time: new Date(text.savedTime),
    isNewest,
    fields,
    words: wordsIn(theirs) - wordsIn(saved),
  };
}

const wordsIn = ({ content }: PostText) => countWords(content);

/** Keys of the fields that differ. */
function changedFields(one: PostText, other: PostText): string[] {
  const names = Object.keys(other.values) as (keyof PostText['values'])[];
  const fields: string[] = names.filter((name) => !sameValues(one.values[name], other.values[name]));
  return sameValues(one.content, other.content) ? fields : [...fields, 'content'];
}
