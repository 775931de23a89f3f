import { isBlankArticle } from '@toasoan/contract/article/article-text.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { useTranslation } from 'react-i18next';
import { ArticleView } from '#web/patterns/article-editor/article-view.tsx';
import styles from './post-article.module.css';

/** The post as readers get it. */
export function PostArticle({ post }: { readonly post: Post }) {
  const { t } = useTranslation('posts');
  return (
    <article className={styles.article} lang="vi">
      {post.mainCategory && <p className={styles.category}>{post.mainCategory.title}</p>}
      <h2 className={styles.title}>{post.title}</h2>
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
