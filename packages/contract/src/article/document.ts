import * as z from 'zod/mini';
import type { ArticleDocument } from './article-node.ts';
import { ArticleProblem } from './article-problem.ts';
import { checkArticle } from './check-article.ts';

const rawDocument = z.looseObject(
  { type: z.literal('doc', { error: 'type' }), content: z.array(z.unknown(), { error: 'type' }) },
  { error: 'type' },
);

/**
 * An article as input: checked against the node table and made canonical. The problem is reported on the field itself,
 * since a path into the document means nothing to a user.
 */
export const articleDocument = z.pipe(
  rawDocument,
  z.transform((value, context): ArticleDocument => {
    try {
      return checkArticle(value);
    } catch (problem) {
      if (!(problem instanceof ArticleProblem)) throw problem;
      context.issues.push({
        code: 'custom',
        input: value,
        message: problem.code,
        params: { ...problem.values },
      });
      return z.NEVER;
    }
  }),
  // Typed as an article for callers; any value is checked.
) as unknown as z.ZodMiniType<ArticleDocument, ArticleDocument>;

/** An article as output: it was checked when it was stored and is not walked again. */
export const storedArticle = z.custom<ArticleDocument>(
  (value) => typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc',
);

export const emptyDocument: ArticleDocument = { type: 'doc', content: [{ type: 'paragraph' }] };
