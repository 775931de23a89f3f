import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { useTranslation } from 'react-i18next';
import styles from './post-article.module.css';

/** The post as readers get it; the HTML was made by the server from the checked document. */
export function PostArticle({ post }: { readonly post: Post }) {
  const { t } = useTranslation('posts');
  return (
    <article className={styles.article} lang="vi">
      {post.mainCategory && <p className={styles.category}>{post.mainCategory.title}</p>}
      <h2 className={styles.title}>{post.title}</h2>
      {post.excerpt && <p className={styles.excerpt}>{post.excerpt}</p>}
      {post.contentHtml === '' ? (
        <p className={styles.none}>{t('view.noBody')}</p>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the server from the allowed nodes alone.
        <div className={styles.body} dangerouslySetInnerHTML={{ __html: post.contentHtml }} />
      )}
      {post.authors.length > 0 && (
        <p className={styles.authors}>{post.authors.map((author) => author.displayName).join(', ')}</p>
      )}
    </article>
  );
}
