import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Any CSS length. */
  readonly width?: string;
  readonly height?: string;
}

/** Placeholder of coming content; the region around it announces that it is loading. */
export function Skeleton({ width, height }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={styles.bar}
      style={{ ['--skeleton-width' as string]: width, ['--skeleton-height' as string]: height }}
    />
  );
}
