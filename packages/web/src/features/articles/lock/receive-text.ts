import { countWords } from '@toasoan/contract/article/article-text.ts';
import { checkArticle } from '@toasoan/contract/article/check-article.ts';
import { sameValues } from '#web/ui/form/form-store.ts';
import type { ArticleSession } from '../editing/article-session.ts';
import type { ArticleText, ArticleTypes } from '../editing/article-types.ts';
import type { TakenText } from './article-lock.ts';
import type { ReceivedText } from './presence-state.ts';

interface Receiving<A extends ArticleTypes> {
  readonly session: ArticleSession<A>;
  /** Version of the record on the server. */
  readonly version: number;
  readonly read: (id: string) => Promise<A['record']>;
}

/**
 * Puts what the page before had not saved on this page, as unsaved text of this person. Undefined: all of it is saved
 * already.
 */
export async function receiveText<A extends ArticleTypes>(
  { session, version, read }: Receiving<A>,
  { text, isNewest }: TakenText<A>,
): Promise<ReceivedText | undefined> {
  const { kind } = session;
  const opened = session.get().record;
  if (!text || !opened) return undefined;
  const record = opened.version < version ? await read(opened.id) : opened;
  // This person may have begun to type meanwhile.
  session.flush();
  if (!session.get().dirty) session.rebase(record);
  const saved = kind.textOf(record);
  const theirs: ArticleText<A> = {
    values: kind.valuesOfDraft(text.draft, text.names, saved.values),
    content: text.draft.content ? checkArticle(text.draft.content) : saved.content,
  };
  const fields = changedFields(saved, theirs);
  if (fields.length === 0) return undefined;
  const isAlike = text.baseVersion === record.version;
  if (isAlike && !session.get().dirty) session.restore(theirs);
  else {
    const { findTextAt } = await kind.loadMerging();
    await session.restoreUnsaved(theirs, isAlike ? saved : await findTextAt(record.id, text.baseVersion));
  }
  session.flush();
  return {
    name: text.name,
    time: new Date(text.savedTime),
    isNewest,
    fields,
    words: wordsIn(theirs) - wordsIn(saved),
  };
}

const wordsIn = ({ content }: Pick<ArticleText<ArticleTypes>, 'content'>) => countWords(content);

/** Keys of the fields that differ. */
function changedFields(one: ArticleText<ArticleTypes>, other: ArticleText<ArticleTypes>): string[] {
  const before = new Map<string, unknown>(Object.entries(one.values));
  const fields = Object.entries(other.values)
    .filter(([name, value]) => !sameValues(before.get(name), value))
    .map(([name]) => name);
  return sameValues(one.content, other.content) ? fields : [...fields, 'content'];
}
