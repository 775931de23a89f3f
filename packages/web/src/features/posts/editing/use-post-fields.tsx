import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { type ComponentProps, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCategoryOptions } from '#web/features/categories/public.ts';
import { TopicName } from '#web/features/tags/public.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import type { FieldNames } from '#web/patterns/form-drawer/record-form.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { NAMED_FIELDS, type NamedFieldName } from '../named/named-kinds.ts';
import { RecordNames } from '../named/record-names.tsx';
import { detailFields } from '../post-fields/show-detail.ts';
import type { PostValues } from './post-values.ts';
import { usePostTitles } from './related/post-titles.ts';

const ArticleCompare = lazyChunk(async () => ({
  default: (await import('#web/patterns/article-compare/article-compare.tsx')).ArticleCompare,
}));
const TextCompare = lazyChunk(async () => ({
  default: (await import('#web/patterns/article-compare/text-compare.tsx')).TextCompare,
}));

export type WholePost = PostValues & { readonly content: ArticleDocument };

const compareArticles = (versions: ComponentProps<typeof ArticleCompare>) => (
  <Suspense fallback={<Spinner />}>
    <ArticleCompare {...versions} />
  </Suspense>
);
const compareTexts = ({ before, after }: ComponentProps<typeof TextCompare>) => (
  <Suspense fallback={<Spinner />}>
    <TextCompare before={before} after={after} />
  </Suspense>
);

/** Labels of all fields and the display of their values, for comparing two versions. */
export function usePostFields(): FieldNames<WholePost> {
  const { t } = useTranslation('posts');
  const { t: tFields } = useTranslation('post-fields');
  const categories = useCategoryOptions();
  return useMemo(() => {
    const categoryName = (id: string | null) => categories.find((one) => one.value === id)?.label ?? '';
    const categoryNames = (ids: readonly string[]) => ids.map(categoryName).join(', ');
    const details = detailFields(tFields);
    return {
      title: { label: t('field.title') },
      slug: { label: t('field.slug') },
      excerpt: { label: t('field.excerpt'), compare: compareTexts },
      content: { label: t('field.content'), compare: compareArticles },
      mainCategoryId: { label: t('field.mainCategoryId'), show: categoryName },
      otherCategoryIds: { label: t('field.otherCategoryIds'), show: categoryNames },
      tags: { label: t('field.tags'), show: (tags) => tags.map((tag) => tag.label).join(', ') },
      keywords: { label: t('field.keywords') },
      authors: {
        label: t('field.authors'),
        show: (authors) => authors.map((author) => author.displayName).join(', '),
      },
      seoTitle: { label: t('field.seoTitle') },
      seoDescription: { label: t('field.seoDescription'), compare: compareTexts },
      ...details,
      topicId: { ...details.topicId, show: (id) => id !== null && <TopicName id={id} /> },
      relatedCategoryIds: { ...details.relatedCategoryIds, show: categoryNames },
      relatedPostIds: { ...details.relatedPostIds, show: (ids) => ids.length > 0 && <PostNames ids={ids} /> },
      ...namedFields(details),
      internalNote: { ...details.internalNote, compare: compareTexts },
    };
  }, [t, tFields, categories]);
}

/** What a post is about, by name. */
function namedFields(details: ReturnType<typeof detailFields>) {
  const field = (name: NamedFieldName) => ({
    ...details[name],
    show: (ids: readonly string[]) => ids.length > 0 && <RecordNames kind={NAMED_FIELDS[name]} ids={ids} />,
  });
  return {
    figureIds: field('figureIds'),
    destinationIds: field('destinationIds'),
    organizationIds: field('organizationIds'),
    eventIds: field('eventIds'),
  };
}

/** Posts by their headlines, in one line. */
function PostNames({ ids }: { readonly ids: readonly string[] }) {
  const titles = usePostTitles(ids);
  return ids.map((id, index) => titles[index] ?? `#${id}`).join(' · ');
}
