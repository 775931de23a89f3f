import { isSame } from '@toasoan/contract/features/articles/history/same-json.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { PLAIN_DETAILS, type PostDetailName } from '@toasoan/contract/features/posts/post-details.ts';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { Chip } from '#web/ui/display/chip.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { NAMED_FIELD_NAMES, NAMED_FIELDS } from '../named/named-kinds.ts';
import { RecordNames } from '../named/record-names.tsx';
import { showDetail } from '../post-fields/show-detail.ts';
import styles from './post-facts.module.css';

/** Behind the page: it asks for what only some posts have. */
const SourceShare = lazyChunk(async () => {
  const [module] = await Promise.all([import('../publishing/source-share.tsx'), loadTexts(['publishing'])]);
  return { default: module.SourceShare };
});

type Fact = readonly [string, ReactNode];

export function PostFacts({ post, minutes }: { readonly post: Post; readonly minutes: number }) {
  const { t } = useTranslation('posts');
  const { t: tFields } = useTranslation('post-fields');
  const chips = (terms: Post['tags']) => terms.map((term) => <Chip key={term.id}>{term.title}</Chip>);
  const time = (value: string | null) => value && <DateText time={value} />;
  const facts: readonly Fact[] = [
    [t('column.wordCount'), t('view.words', { words: post.wordCount, minutes })],
    [t('column.category'), chips(post.categories)],
    [t('field.tags'), chips(post.tags)],
    ...NAMED_FIELD_NAMES.map(
      (name): Fact => [
        tFields(`name.${name}`),
        post.details[name].length > 0 && <RecordNames kind={NAMED_FIELDS[name]} ids={post.details[name]} />,
      ],
    ),
    ...factNames(post).map(
      (name): Fact => [
        tFields(`name.${name}`),
        name === 'sourceName' ? (
          <SourceName key={name} post={post} />
        ) : (
          showDetail(name, post.details[name], tFields)
        ),
      ],
    ),
    [t('field.keywords'), post.keywords.join(', ')],
    [t('view.address'), `/${post.slug}`],
    [t('column.createdBy'), post.createdBy.name],
    [t('column.createTime'), time(post.createTime)],
    [t('column.updateTime'), time(post.updateTime)],
    [t('view.scheduleTime'), time(post.scheduleTime)],
    [t('view.publishedTime'), time(post.publishedTime)],
    [t('view.substantiveTime'), time(post.substantiveTime)],
    [t('view.approvedBy'), post.approvedBy],
    [t('view.rejectedBy'), post.state === 'REJECTED' && post.rejectedBy],
    [t('view.returnCount'), post.returnCount > 0 && String(post.returnCount)],
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

/** And how much of the post is still in its words. */
function SourceName({ post }: { readonly post: Post }) {
  const { origin, sourceName } = post.details;
  return (
    <>
      {sourceName}
      {origin === 'CRAWLED' && (
        <Suspense>
          <SourceShare post={post} />
        </Suspense>
      )}
    </>
  );
}

/** Facts of every post. */
const ALWAYS: readonly PostDetailName[] = ['postType', 'genre', 'origin'];
/** Shown where the value is unusual; the article itself shows the rest. */
const WHERE_UNUSUAL: readonly PostDetailName[] = [
  'lang',
  'shortTitle',
  'provinceCodes',
  'sourceName',
  'sourceUrl',
  'sourceAuthor',
  'sourcePublishedTime',
  'embargoUntil',
  'expireTime',
  'showOnHome',
  'hideAuthor',
  'aiUsage',
  'sensitiveFlags',
  'isSponsored',
  'sponsorName',
  'bannedWordsReason',
  'allowComment',
  'allowShare',
  'allowPrint',
  'canonicalUrl',
  'noindex',
  'inNewsSitemap',
  'inRss',
  'internalNote',
];

/** The details of a post worth reading, in the order of the editor. */
function factNames({ details }: Pick<Post, 'details'>): readonly PostDetailName[] {
  return [...ALWAYS, ...WHERE_UNUSUAL.filter((name) => !isSame(details[name], PLAIN_DETAILS[name]))];
}
