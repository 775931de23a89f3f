import type { PostRow } from '@toasoan/contract/features/posts/post.ts';
import { ImageOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ShownPicture } from '#web/patterns/media/shown-picture.tsx';
import styles from './post-columns.module.css';

/** The cover, small, beside a headline that says what it is about. */
export function PostThumb({ post }: { readonly post: Pick<PostRow, 'cover'> }) {
  const { t } = useTranslation('posts');
  return (
    <span className={styles.thumb}>
      {post.cover ? (
        <ShownPicture picture={post.cover} width={80} ratio="4x3" fit="cover" alt="" />
      ) : (
        <ImageOff size={16} aria-label={t('noPicture')} />
      )}
    </span>
  );
}
