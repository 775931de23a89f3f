import { mergeValues as mergeForms } from '#web/features/articles/public-merge-values.ts';
import { type PostValues, postProblems } from '../editing/post-values.ts';

const RULES = {
  texts: ['excerpt', 'internalNote', 'seoDescription', 'text', 'question', 'answer'],
  namesOfThing: ['mediaId', 'address'],
  problemsOf: postProblems,
  /** The main category is not listed twice. */
  tidy: (values: PostValues): PostValues => ({
    ...values,
    otherCategoryIds: values.otherCategoryIds.filter((id) => id !== values.mainCategoryId),
  }),
};

/** Merges the form of a post field by field. */
export function mergeValues(base: PostValues, mine: PostValues, theirs: PostValues) {
  return mergeForms(RULES, base, mine, theirs);
}
