import { isBlankArticle } from '@toasoan/contract/article/article-text.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { useTranslation } from 'react-i18next';
import { ArticleView } from '#web/patterns/article-editor/article-view.tsx';
import { dayInLanguage } from '#web/ui/dates/date-in-language.ts';
import styles from './post-article.module.css';

/** Articles are Vietnamese until translations exist. */
const ARTICLE_LANGUAGE = 'vi';

/** The post as readers get it. */
export function PostArticle({ post }: { readonly post: Post }) {
  const { t } = useTranslation('posts');
  return (
    <article className={styles.article} lang={ARTICLE_LANGUAGE}>
      {post.mainCategory && <p className={styles.category}>{post.mainCategory.title}</p>}
      <h2 className={styles.title}>{post.title}</h2>
      {post.publishedTime && (
        <p className={styles.day}>{dayInLanguage(new Date(post.publishedTime), ARTICLE_LANGUAGE)}</p>
      )}
      {post.excerpt && <p className={styles.excerpt}>{post.excerpt}</p>}
      {isBlankArticle(post.content) ? (
        <p className={styles.none}>{t('view.noBody')}</p>
      ) : (
        <ArticleView document={post.content} />
      )}
      {post.authors.length > 0 && (
        <p className={styles.authors}>{post.authors.map((author) => author.displayName).join(', ')}</p>
      )}
    </article>
  );
}
