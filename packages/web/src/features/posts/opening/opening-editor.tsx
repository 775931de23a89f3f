import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import headStyles from '../editing/post-editor.module.css';
import { withoutUntitled } from '../without-untitled.ts';
import { leaveFocus } from './early-focus.ts';
import styles from './opening-post.module.css';
import { Opening, type OpeningPostProps } from './opening-post.tsx';

/**
 * The editor of a post that is being read. Nothing can be typed before the post is there, because its text may be newer than the row.
 * A cursor that was put into the headline stays there.
 */
export function OpeningEditor({ post }: OpeningPostProps) {
  const { t } = useTranslation('posts');
  const head = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fields = head.current;
    return () => {
      if (fields) leaveFocus(fields);
    };
  }, []);
  return (
    <Opening post={post}>
      <div className={styles.tools}>
        <Skeleton height="32px" />
      </div>
      <div className={styles.text}>
        <div ref={head} className={headStyles.head}>
          {post.hasPending ? (
            <Skeleton width="80%" height="40px" />
          ) : (
            <textarea
              rows={1}
              readOnly
              data-field="title"
              aria-label={t('field.title')}
              className={headStyles.title}
              value={withoutUntitled(post.title)}
            />
          )}
        </div>
        <Skeleton height="18px" />
        <Skeleton width="60%" height="18px" />
        <Skeleton height="260px" />
      </div>
    </Opening>
  );
}
