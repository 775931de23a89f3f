import { type RefObject, useEffect } from 'react';
import { afterPaint } from './after-paint.ts';
import type { QueuePage } from './use-queue-page.ts';

/**
 * Tells each comment its number in the list, once the next one is painted: a decision at the top moves all numbers, and
 * must not draw all comments again.
 */
export function useNumberedItems(
  box: RefObject<HTMLElement | null>,
  { rows, hasMore }: Pick<QueuePage, 'rows' | 'hasMore'>,
): void {
  useEffect(
    () =>
      afterPaint(() => {
        const items = box.current?.querySelectorAll('[data-row]') ?? [];
        const size = String(hasMore ? -1 : (rows?.length ?? 0));
        for (const [index, item] of items.entries()) {
          item.setAttribute('aria-posinset', String(index + 1));
          item.setAttribute('aria-setsize', size);
        }
      }),
    [box, rows, hasMore],
  );
}
