import type { PostFieldName, PostSnapshot } from '@toasoan/contract/features/posts/history/post-version.ts';
import { isSame } from '@toasoan/contract/features/posts/history/post-version.ts';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCategoryOptions } from '#web/features/categories/public.ts';
import { TopicName } from '#web/features/tags/public.ts';
import { ArticleCompare } from '#web/patterns/article-compare/article-compare.tsx';
import { TextCompare } from '#web/patterns/article-compare/text-compare.tsx';
import { usePostTitles } from '../editing/related/post-titles.ts';
import styles from './comparing.module.css';
import { type FieldWords, isFlowing, wordsOf } from './field-words.ts';

export interface ComparedCopies {
  readonly before: PostSnapshot;
  readonly after: PostSnapshot;
  /** Which copy is which: “Phiên bản 12 · Nguyễn Lan”. */
  readonly beforeLabel: string;
  readonly afterLabel: string;
}

interface FieldComparisonProps extends ComparedCopies {
  readonly name: PostFieldName;
}

/** One field of two copies of a post: what differs, in the words of the editor's page. */
export function FieldComparison({ name, ...copies }: FieldComparisonProps) {
  const { before, after, beforeLabel, afterLabel } = copies;
  if (name === 'content') {
    return (
      <ArticleCompare
        before={before.content}
        after={after.content}
        beforeLabel={beforeLabel}
        afterLabel={afterLabel}
      />
    );
  }
  if (name === 'topicId') return <Topics before={before.details.topicId} after={after.details.topicId} />;
  if (name === 'relatedPostIds') {
    return <RelatedPosts before={before.details.relatedPostIds} after={after.details.relatedPostIds} />;
  }
  return <WordsComparison name={name} {...copies} />;
}

function WordsComparison({ name, before, after }: FieldComparisonProps) {
  const { t: own } = useTranslation('comparing');
  const { t: posts } = useTranslation('posts');
  const { t: fields } = useTranslation('post-fields');
  const options = useCategoryOptions();
  const categoryName = (id: string) => options.find(({ value }) => value === id)?.label ?? `#${id}`;
  const texts = { own, posts, fields, categoryName };
  const words = { before: wordsOf(name, before, texts), after: wordsOf(name, after, texts) };
  if (isSame(words.before, words.after)) return <p className={styles.unseen}>{own('unseen')}</p>;
  if (isFlowing(name) || Array.isArray(words.before)) return <TextCompare {...words} />;
  return <Sides before={oneLine(words.before)} after={oneLine(words.after)} />;
}

const oneLine = (words: FieldWords) => (typeof words === 'string' ? words : words.join(' · '));

interface SidesProps {
  /** '' for nothing. */
  readonly before: ReactNode;
  readonly after: ReactNode;
}

/** A single value and the one in its place. */
function Sides({ before, after }: SidesProps) {
  const { t } = useTranslation('comparing');
  return (
    <p className={styles.sides}>
      <del className={styles.removed}>{before === '' ? t('empty') : before}</del>
      <ArrowRight size={14} aria-hidden />
      <ins className={styles.added}>{after === '' ? t('empty') : after}</ins>
    </p>
  );
}

interface Pair<Value> {
  readonly before: Value;
  readonly after: Value;
}

function Topics({ before, after }: Pair<string | null>) {
  const name = (id: string | null) => (id === null ? '' : <TopicName id={id} />);
  return <Sides before={name(before)} after={name(after)} />;
}

function RelatedPosts({ before, after }: Pair<readonly string[]>) {
  const ids = [...new Set([...before, ...after])];
  const titles = usePostTitles(ids);
  const named = (list: readonly string[]) => list.map((id) => titles[ids.indexOf(id)] ?? `#${id}`);
  return <TextCompare before={named(before)} after={named(after)} />;
}
