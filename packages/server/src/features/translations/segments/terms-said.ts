import { withoutTags } from '@toasoan/contract/article/segment-tags.ts';
import type { LanguagePair } from '@toasoan/contract/features/glossary/glossary-kinds.ts';
import { type Term, termIndex } from '@toasoan/contract/features/glossary/term-index.ts';
import { termsSaid } from '@toasoan/contract/features/glossary/terms-said.ts';
import type { Db } from '#server/core/db/database.ts';
import { findKeywords, readExpression } from '#server/features/glossary/public.ts';

/** The approved terms that segments say: what the editor shows of them and what the checks hold against them. */
export async function termsOfSegments(
  db: Db,
  projectId: string,
  pair: LanguagePair,
  segments: readonly { readonly source_text: string }[],
): Promise<Term[]> {
  const terms = termIndex(await findKeywords(db, projectId, pair), readExpression);
  return termsSaid(
    segments.map(({ source_text }) => withoutTags(source_text)),
    terms,
  );
}
