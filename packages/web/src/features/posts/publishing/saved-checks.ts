import { gatherFacts } from '@toasoan/contract/features/posts/checklist/gather-facts.ts';
import { type CheckResult, runChecks } from '@toasoan/contract/features/posts/checklist/post-checks.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { workingCopy } from '../comparing/post-copies.ts';
import { fieldOfKey } from '../editing/field-of-key.ts';

export interface OpenPoint {
  readonly code: string;
  /** Where it is mended; '' for what no field mends. */
  readonly field: string;
  readonly label: string;
}

/** The checks of a post as the server has it, on the text that its editors see. */
export function checksOfSaved(post: Post, publishAt: number): readonly CheckResult[] {
  const { mainCategoryId, categories, tags, keywords, ...text } = workingCopy(post);
  const facts = gatherFacts(
    {
      ...text,
      mainCategory: mainCategoryId === null ? 'none' : 'enabled',
      categoryCount: categories.length,
      tagCount: tags.length,
      keywordCount: keywords.length,
      media: post.media,
    },
    { settings: post.checkSettings, publishAt, mustFixNotes: post.mustFixNotes },
  );
  return runChecks(facts, post.checkSettings);
}

/** What is recommended and still open. */
export function openAdvice(results: readonly CheckResult[], language: Language): readonly OpenPoint[] {
  return pointsOf(
    results.filter(({ isMet, level }) => !isMet && level === 'recommended'),
    language,
  );
}

/** What must be met and is not. */
export function openRequirements(results: readonly CheckResult[], language: Language): readonly OpenPoint[] {
  return pointsOf(
    results.filter(({ isMet, level }) => !isMet && level !== 'recommended'),
    language,
  );
}

function pointsOf(results: readonly CheckResult[], language: Language): OpenPoint[] {
  return results.map(({ check, text }) => ({
    code: check.code,
    field: fieldOfKey(check.field),
    label: text[language].replace(/\.$/, ''),
  }));
}
