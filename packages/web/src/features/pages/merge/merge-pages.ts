import { checkArticle } from '@toasoan/contract/article/check-article.ts';
import type { PageSnapshot } from '@toasoan/contract/features/pages/history/page-version.ts';
import { pageVersionEndpoints } from '@toasoan/contract/features/pages/history/version-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import type { ArticleText, MergeRules } from '#web/features/articles/public.ts';
import { withoutFacts } from '#web/features/articles/public.ts';
import { mergeValues } from '#web/features/articles/public-merge-values.ts';
import { canonicalJson } from '#web/patterns/article-merge/model/merge-item.ts';
import type { PageArticle } from '../editing/page-article.ts';
import { type PageValues, pageInput, pageProblems } from '../editing/page-values.ts';

const QUIETLY = { headers: { 'x-hide-loading': '1' }, suppressErrorToast: 'everything' } as const;
type PageText = ArticleText<PageArticle>;

const RULES = {
  texts: ['excerpt', 'seoDescription', 'text'],
  namesOfThing: ['mediaId'],
  problemsOf: pageProblems,
  tidy: (values: PageValues) => values,
};

/** Versions keep no place in the tree: '' is the place of neither side, so that two places are asked about. */
function textOfSnapshot({ content, details, ...others }: PageSnapshot): PageText {
  return { content, values: { ...details, ...others, parentId: '' } };
}

async function findTextAt(id: string, version: number): Promise<PageText | undefined> {
  try {
    const query = { before: version + 1, limit: 1 };
    const { items } = await call(pageVersionEndpoints.list, { params: { id }, query, ...QUIETLY });
    const no = items[0]?.no;
    if (no === undefined) return undefined;
    const { snapshot } = await call(pageVersionEndpoints.detail, { params: { id, no }, ...QUIETLY });
    return textOfSnapshot(snapshot);
  } catch {
    return undefined;
  }
}

/** The server adds the slug after the title. */
function keyOf({ values, content }: PageText): string {
  const { slug: _, ...input } = pageInput({ ...values, slug: '' }, checkArticle(content), '');
  return canonicalJson(withoutFacts(input));
}

export const pageMerging: MergeRules<PageArticle> = {
  mergeValues: (base, mine, theirs) => mergeValues(RULES, base, mine, theirs),
  isSameText: (saved, sent) => keyOf(saved) === keyOf(sent),
  findTextAt,
};
