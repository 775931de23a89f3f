import type { CommentRules, RuleWord } from '@toasoan/contract/features/comments/rules/comment-rules.ts';

/** What the form holds: listed words as they are typed, numbers that may be empty for a moment. */
export type RuleValues = {
  readonly [Name in keyof CommentRules]: CommentRules[Name] extends number
    ? number | null
    : CommentRules[Name] extends readonly unknown[]
      ? readonly string[]
      : CommentRules[Name];
};

const QUOTED = /^["“”](.+)["“”]$/;

/** A word in quotes is found with exactly its marks. */
function wordOf(typed: string): RuleWord {
  const [, exact] = QUOTED.exec(typed) ?? [];
  return exact === undefined ? { text: typed, isExact: false } : { text: exact.trim(), isExact: true };
}

const typedOf = ({ text, isExact }: RuleWord): string => (isExact ? `“${text}”` : text);

export function valuesOf(rules: CommentRules): RuleValues {
  return {
    ...rules,
    bannedWords: rules.bannedWords.map(typedOf),
    suspectWords: rules.suspectWords.map(typedOf),
  };
}

/** May still be refused by the contract's schema. */
export function rulesOf(values: RuleValues): CommentRules {
  return {
    ...(values as unknown as CommentRules),
    bannedWords: values.bannedWords.map(wordOf),
    suspectWords: values.suspectWords.map(wordOf),
  };
}
