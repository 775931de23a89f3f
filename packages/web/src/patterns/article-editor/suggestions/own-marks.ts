import type { Mark, MarkType, Schema } from '@tiptap/pm/model';
import { SUGGESTION_KINDS, type SuggestionBy } from '@toasoan/contract/article/suggestion-mark.ts';

export interface Author {
  readonly userId: string;
  readonly name: string;
}

export interface SuggestionTypes {
  readonly insertion: MarkType;
  readonly deletion: MarkType;
}

export function suggestionTypes(schema: Schema): SuggestionTypes {
  const { insertion, deletion } = schema.marks;
  if (insertion === undefined || deletion === undefined) throw new Error('The schema has no suggestions.');
  return { insertion, deletion };
}

export const isSuggestion = ({ type }: Mark) => SUGGESTION_KINDS.some((kind) => kind === type.name);

export function standing(marks: readonly Mark[]): readonly Mark[] {
  return marks.some(isSuggestion) ? marks.filter((mark) => !isSuggestion(mark)) : marks;
}

/** This user's suggestion at the cursor; the next letter joins it. */
export function ownSuggestion(marks: readonly Mark[], { userId }: Author): SuggestionBy | undefined {
  const own = marks.find((mark) => isSuggestion(mark) && mark.attrs.authorId === userId);
  return own?.attrs as SuggestionBy | undefined;
}

export function hasOwn(type: MarkType, marks: readonly Mark[], { userId }: Author): boolean {
  return type.isInSet(marks)?.attrs.authorId === userId;
}

const ID_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function newSuggestion({ userId, name }: Author, now = new Date()): SuggestionBy {
  const id = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => ID_LETTERS[byte % 64]).join('');
  return { id, authorId: userId, authorName: name, time: now.toISOString() };
}
