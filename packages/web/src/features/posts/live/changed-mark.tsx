import styles from './changed-mark.module.css';
import { useIsChanged } from './changed-posts.ts';

/** Tints its row for a moment after somebody else changed the post; it says nothing and takes no room. */
export function ChangedMark({ postId }: { readonly postId: string }) {
  return useIsChanged(postId) && <span className={styles.mark} aria-hidden data-changed />;
}
