import type { Post } from '@toasoan/contract/features/posts/post.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '#web/ui/display/chip.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import styles from './post-facts.module.css';

export function PostFacts({ post, minutes }: { readonly post: Post; readonly minutes: number }) {
  const { t } = useTranslation('posts');
  const chips = (terms: Post['tags']) => terms.map((term) => <Chip key={term.id}>{term.title}</Chip>);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('column.wordCount'), t('view.words', { words: post.wordCount, minutes })],
    [t('column.category'), chips(post.categories)],
    [t('field.tags'), chips(post.tags)],
    [t('field.keywords'), post.keywords.join(', ')],
    [t('view.address'), `/${post.slug}`],
    [t('column.createdBy'), post.createdBy.name],
    [t('column.createTime'), <DateText key="create" time={post.createTime} />],
    [t('column.updateTime'), <DateText key="update" time={post.updateTime} />],
    [t('column.publishedTime'), post.publishedTime && <DateText key="publish" time={post.publishedTime} />],
    [t('view.reason'), post.unpublishReason],
    [t('field.seoTitle'), post.seoTitle],
    [t('field.seoDescription'), post.seoDescription],
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value && (!Array.isArray(value) || value.length > 0))
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
