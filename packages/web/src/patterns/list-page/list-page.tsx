import { type ReactNode, useRef } from 'react';
import styles from './list-page.module.css';
import { useApproachedRow } from './use-approached-row.ts';
import { useListKeys } from './use-list-keys.ts';
import type { ListPageState, ListRow } from './use-list-page.ts';

interface ListPageProps<Row extends ListRow> {
  readonly page: ListPageState<Row>;
  /** What `e` on a row does. */
  readonly onEdit?: ((row: Row) => void) | undefined;
  /** A person is about to open a row. */
  readonly onApproach?: ((row: Row) => void) | undefined;
  /** Heading, card, bulk bar, drawers. */
  readonly children: ReactNode;
}

/** The frame of a list: puts its parts under each other and listens to its keys. */
export function ListPage<Row extends ListRow>({ page, onEdit, onApproach, children }: ListPageProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  useListKeys(frame, page, onEdit);
  useApproachedRow(frame, page.rows, onApproach);
  return (
    <div ref={frame} className={styles.page}>
      {children}
    </div>
  );
}
