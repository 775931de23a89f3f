import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import styles from './waiting-grid.module.css';

const CELLS = Array.from({ length: 12 }, (_, index) => index);

/** Cells in the shape of those that come, while the first page is on its way. */
export function WaitingGrid() {
  return (
    <div className={styles.grid} aria-busy="true">
      {CELLS.map((cell) => (
        <Skeleton key={cell} width="100%" height="160px" />
      ))}
    </div>
  );
}
