import { isBlankArticle } from '@toasoan/contract/article/article-text.ts';
import type { PostDetails } from '@toasoan/contract/features/posts/post-details.ts';
import { useTranslation } from 'react-i18next';
import { ArticleView } from '#web/patterns/article-editor/article-view.tsx';
import { dayInLanguage } from '#web/ui/dates/date-in-language.ts';
import { usePostTitles } from '../editing/related/post-titles.ts';
import styles from './reader-article.module.css';
import { ReaderAttachments, ReaderCover, ReaderGallery, ReaderOpening } from './reader-files.tsx';
import type { ReaderPost } from './reader-post.ts';
import { PostVideo, SourceLine, TypeParts } from './type-content.tsx';
import type { ReadingWidth } from './width-switch.tsx';

interface ReaderArticleProps {
  readonly post: ReaderPost;
  readonly width: ReadingWidth;
  /** Marks suggestions, as colleagues see them. */
  readonly withSuggested?: boolean;
}

/** Dates in articles are in Vietnamese until sites in other languages exist. */
const DAY_LANGUAGE = 'vi';

/** The parts of a post in the order in which readers meet them. */
export function ReaderArticle({ post, width, withSuggested = false }: ReaderArticleProps) {
  const { t } = useTranslation('posts');
  const { details } = post;
  return (
    <article className={styles.article} data-width={width} lang={details.lang}>
      {details.coverPosition === 'ABOVE' && <ReaderCover post={post} />}
      <ArticleHead post={post} />
      {(details.coverPosition === 'BELOW_EXCERPT' || details.coverPosition === 'LEFT') && (
        <ReaderCover post={post} />
      )}
      <ReaderOpening post={post} />
      {details.video && details.video.address !== '' && (
        <PostVideo video={details.video} title={post.title} />
      )}
      {isBlankArticle(post.content) && !withSuggested ? (
        details.postType === 'ARTICLE' && <p className={styles.none}>{t('view.noBody')}</p>
      ) : (
        <div data-article-body>
          <ArticleView document={post.content} withSuggested={withSuggested} />
        </div>
      )}
      <ReaderGallery post={post} />
      <TypeParts post={post} />
      {post.authors.length > 0 && !details.hideAuthor && (
        <p className={styles.authors}>{post.authors.map((author) => author.displayName).join(', ')}</p>
      )}
      <SourceLine details={details} />
      <ReaderAttachments post={post} />
      <RelatedTitles ids={details.relatedPostIds} />
    </article>
  );
}

function ArticleHead({ post }: { readonly post: ReaderPost }) {
  const { kicker, dateline } = post.details;
  return (
    <>
      <ReaderLabels details={post.details} />
      {post.mainCategory && <p className={styles.category}>{post.mainCategory.title}</p>}
      {kicker !== '' && <p className={styles.kicker}>{kicker}</p>}
      <h2 className={styles.title}>{post.title}</h2>
      {post.publishedTime && (
        <p className={styles.day}>{dayInLanguage(new Date(post.publishedTime), DAY_LANGUAGE)}</p>
      )}
      {post.excerpt && (
        <p className={styles.excerpt}>
          {dateline !== '' && `${dateline} – `}
          {post.excerpt}
        </p>
      )}
    </>
  );
}

function RelatedTitles({ ids }: { readonly ids: readonly string[] }) {
  const { t } = useTranslation('preview');
  const titles = usePostTitles(ids).flatMap((title, index) =>
    title ? [{ id: ids[index] ?? '', title }] : [],
  );
  if (titles.length === 0) return null;
  return (
    <section className={styles.related} aria-label={t('related')}>
      <h3 className={styles.relatedTitle}>{t('related')}</h3>
      <ul>
        {titles.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </section>
  );
}

/** Labels that readers must see first. */
function ReaderLabels({ details }: { readonly details: PostDetails }) {
  const { t } = useTranslation('preview');
  const { isSponsored, sponsorName, postType, aiUsage } = details;
  if (!isSponsored && postType !== 'CORRECTION' && aiUsage === 'NONE') return null;
  return (
    <p className={styles.labels}>
      {isSponsored && (
        <span className={styles.sponsor}>
          {[t('label.sponsored'), sponsorName].filter((part) => part !== '').join(' · ')}
        </span>
      )}
      {postType === 'CORRECTION' && <span className={styles.label}>{t('label.correction')}</span>}
      {aiUsage !== 'NONE' && <span className={styles.label}>{t(`label.ai.${aiUsage}`)}</span>}
    </p>
  );
}
