import { lazy, Suspense } from 'react';
import { Row } from '#web/ui/layout/row.tsx';
import { NumberText } from '#web/ui/text/number-text.tsx';
import type { RowOrder } from './row-handle.tsx';

interface OrderPlaceProps {
  /** From 0. */
  readonly position: number;
  /** Undefined: the rows stand in another order, or may not be ordered. */
  readonly order: RowOrder | undefined;
}

/** Nobody drags before the list is read: the code of dragging comes after it. */
const RowHandle = lazy(async () => ({ default: (await import('./row-handle.tsx')).RowHandle }));

/** The place of a row, with a handle that drags it to another one. Keys do the same from the menu of the row. */
export function OrderPlace({ position, order }: OrderPlaceProps) {
  return (
    <Row as="span" gap={1} align="center" justify="end" wrap={false}>
      {order && (
        <Suspense fallback={null}>
          <RowHandle {...order} />
        </Suspense>
      )}
      <NumberText value={position + 1} />
    </Row>
  );
}
