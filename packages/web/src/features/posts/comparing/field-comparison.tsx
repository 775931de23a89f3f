import { isSame } from '@toasoan/contract/features/articles/history/same-json.ts';
import type { PostFieldName, PostSnapshot } from '@toasoan/contract/features/posts/history/post-version.ts';
import type { PostDetails } from '@toasoan/contract/features/posts/post-details.ts';
import type { TFunction } from 'i18next';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCategoryOptions } from '#web/features/categories/public.ts';
import { TopicName } from '#web/features/tags/public.ts';
import { ArticleCompare } from '#web/patterns/article-compare/article-compare.tsx';
import type { ChangeControls } from '#web/patterns/article-compare/change-controls.tsx';
import { TextCompare } from '#web/patterns/article-compare/text-compare.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { usePostTitles } from '../editing/related/post-titles.ts';
import { isNamedField, NAMED_FIELDS } from '../named/named-kinds.ts';
import { type NamedKind, useNames } from '../named/use-names.ts';
import { detailFields } from '../post-fields/show-detail.ts';
import styles from './comparing.module.css';

export interface ComparedCopies {
  readonly before: PostSnapshot;
  readonly after: PostSnapshot;
  /** Names each copy, for example “Phiên bản 12 · Nguyễn Lan”. */
  readonly beforeLabel: string;
  readonly afterLabel: string;
}

interface FieldComparisonProps extends ComparedCopies {
  readonly name: PostFieldName;
  /** What can be done with each change of the text. */
  readonly controls?: ChangeControls | undefined;
}

/** One field of two copies of a post with the difference, in the words of the editor. */
export function FieldComparison({ name, controls, ...copies }: FieldComparisonProps) {
  const { before, after, beforeLabel, afterLabel } = copies;
  if (name === 'content') {
    return (
      <ArticleCompare
        before={before.content}
        after={after.content}
        beforeLabel={beforeLabel}
        afterLabel={afterLabel}
        controls={controls}
      />
    );
  }
  if (name === 'topicId') return <Topics before={before.details.topicId} after={after.details.topicId} />;
  if (name === 'relatedPostIds') {
    return <RelatedPosts before={before.details.relatedPostIds} after={after.details.relatedPostIds} />;
  }
  if (isNamedField(name)) {
    return (
      <NamedRecords kind={NAMED_FIELDS[name]} before={before.details[name]} after={after.details[name]} />
    );
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
  /** Empty for no value. */
  readonly before: ReactNode;
  readonly after: ReactNode;
}

/** A single value and its replacement. */
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

function NamedRecords({ kind, before, after }: Pair<readonly string[]> & { readonly kind: NamedKind }) {
  const nameOf = useNames(kind, [...new Set([...before, ...after])]);
  return <TextCompare before={before.map(nameOf)} after={after.map(nameOf)} />;
}

/** Texts are compared word by word; other single values as a whole. */
const FLOWING: ReadonlySet<PostFieldName> = new Set([
  'title',
  'slug',
  'excerpt',
  'seoTitle',
  'seoDescription',
  'kicker',
  'shortTitle',
  'dateline',
  'sourceName',
  'sourceUrl',
  'sourceAuthor',
  'canonicalUrl',
  'sponsorName',
  'bannedWordsReason',
  'internalNote',
]);

function isFlowing(name: PostFieldName): boolean {
  return FLOWING.has(name);
}

/** A field as a short text, or as a list with one entry per item. */
type FieldWords = string | readonly string[];

interface Texts {
  readonly fields: TFunction<'post-fields'>;
  readonly posts: TFunction<'posts'>;
  readonly own: TFunction<'comparing'>;
  readonly categoryName: (id: string) => string;
}

type Read = (snapshot: PostSnapshot, texts: Texts) => FieldWords;

const titles = (terms: PostSnapshot['tags']) => terms.map(({ title }) => title);
const line = (...parts: readonly (string | false | null)[]) => parts.filter(Boolean).join(' · ');
const time = (value: string | null) => value && formatDateTime(new Date(value));

const liveEntry = (entry: PostDetails['liveEntries'][number], { own }: Texts) =>
  line(time(entry.time), entry.isPinned && own('pinned'), entry.title, entry.text, entry.authorName);

function pollLines(poll: PostDetails['poll'], { own }: Texts): string[] {
  if (poll === null) return [];
  const ends = poll.closeTime !== null && own('closes', { time: time(poll.closeTime) });
  const kind = poll.allowsMany && own('allowsMany');
  const options = poll.options.map(({ text }) => text);
  return [poll.question, ...options, ends, kind].filter((part) => part !== false);
}

function questionLines(questions: PostDetails['questions']): string[] {
  if (questions === null) return [];
  const guests = questions.guests.map(({ name, title }) => line(name, title));
  const nameOf = (guestId: string) => questions.guests.find(({ id }) => id === guestId)?.name ?? '';
  return [
    ...guests,
    ...questions.items.map((item) => line(item.asker, item.question, nameOf(item.guestId), item.answer)),
  ];
}

/** Fields that show more than one value in one line. */
const READ: Readonly<Partial<Record<PostFieldName, Read>>> = {
  title: ({ title }) => title,
  slug: ({ slug }) => slug,
  excerpt: ({ excerpt }) => excerpt,
  seoTitle: ({ seoTitle }) => seoTitle,
  seoDescription: ({ seoDescription }) => seoDescription,
  mainCategoryId: ({ mainCategoryId, categories }) =>
    categories.find(({ id }) => id === mainCategoryId)?.title ?? '',
  categories: ({ categories }) => titles(categories),
  tags: ({ tags }) => titles(tags),
  keywords: ({ keywords }) => keywords,
  authors: ({ authors }, { posts }) =>
    authors.map(({ displayName, role }) => line(displayName, posts(`byline.${role}`))),
  provinceCodes: ({ details }, { fields }) =>
    details.provinceCodes.map((code) => detailFields(fields).provinceCodes.show([code])),
  sensitiveFlags: ({ details }, { fields }) =>
    details.sensitiveFlags.map((flag) => detailFields(fields).sensitiveFlags.show([flag])),
  relatedCategoryIds: ({ details }, { categoryName }) => details.relatedCategoryIds.map(categoryName),
  liveEntries: ({ details }, texts) => details.liveEntries.map((entry) => liveEntry(entry, texts)),
  poll: ({ details }, texts) => pollLines(details.poll, texts),
  questions: ({ details }) => questionLines(details.questions),
};

/** A field of a snapshot in the words of the editor; the body is handled elsewhere. */
function wordsOf(name: PostFieldName, snapshot: PostSnapshot, texts: Texts): FieldWords {
  const read = READ[name];
  if (read) return read(snapshot, texts);
  const { details } = snapshot;
  if (!(name in details)) return '';
  const field = detailFields(texts.fields)[name as keyof PostDetails];
  return field.show(details[name as keyof PostDetails] as never);
}
