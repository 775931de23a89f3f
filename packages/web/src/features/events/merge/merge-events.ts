import { checkArticle } from '@toasoan/contract/article/check-article.ts';
import type { EventSnapshot } from '@toasoan/contract/features/events/history/event-version.ts';
import { eventVersionEndpoints } from '@toasoan/contract/features/events/history/version-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import type { ArticleText, MergeRules } from '#web/features/articles/public.ts';
import { withoutFacts } from '#web/features/articles/public-facts.ts';
import { mergeValues } from '#web/features/articles/public-merge-values.ts';
import { canonicalJson } from '#web/patterns/article-merge/model/merge-item.ts';
import type { EventArticle } from '../editing/event-article.ts';
import { type EventValues, eventInput, eventProblems } from '../editing/event-values.ts';

const QUIETLY = { headers: { 'x-hide-loading': '1' }, suppressErrorToast: 'everything' } as const;
type EventText = ArticleText<EventArticle>;

const RULES = {
  texts: ['excerpt', 'internalNote', 'seoDescription', 'text'],
  namesOfThing: ['mediaId'],
  problemsOf: eventProblems,
  tidy: (values: EventValues) => values,
};

function textOfSnapshot({ content, categories, tags, details, ...others }: EventSnapshot): EventText {
  return {
    content,
    values: {
      ...details,
      ...others,
      categoryIds: categories.map(({ id }) => id),
      tags: tags.map(({ id, title }) => ({ id, label: title })),
    },
  };
}

async function findTextAt(id: string, version: number): Promise<EventText | undefined> {
  try {
    const query = { before: version + 1, limit: 1 };
    const { items } = await call(eventVersionEndpoints.list, { params: { id }, query, ...QUIETLY });
    const no = items[0]?.no;
    if (no === undefined) return undefined;
    const { snapshot } = await call(eventVersionEndpoints.detail, { params: { id, no }, ...QUIETLY });
    return textOfSnapshot(snapshot);
  } catch {
    return undefined;
  }
}

/** The server adds the slug after the title. */
function keyOf({ values, content }: EventText): string {
  const { slug: _, ...input } = eventInput({ ...values, slug: '' }, checkArticle(content), '');
  return canonicalJson(withoutFacts(input));
}

export const eventMerging: MergeRules<EventArticle> = {
  mergeValues: (base, mine, theirs) => mergeValues(RULES, base, mine, theirs),
  isSameText: (saved, sent) => keyOf(saved) === keyOf(sent),
  findTextAt,
};
