import type { RoyaltyBook } from '#server/features/posts/public.ts';
import { correctionsOf } from './corrections/royalty-correction-store.ts';
import { findMonth, holdBook, nextOpenAfter } from './months/royalty-month-store.ts';
import { rateOn } from './rates/royalty-rate-store.ts';

/** What the royalty of a post asks of the project's table and months. */
export function royaltyBook(now: () => Date): RoyaltyBook {
  return {
    hold: holdBook,
    rateOn: (db, projectId, publishedTime) => rateOn(db, projectId, publishedTime ?? now()),
    monthOf: async (db, projectId, period) => ({
      period,
      state: (await findMonth(db, projectId, period))?.state ?? 'OPEN',
      nextOpen: await nextOpenAfter(db, projectId, period),
    }),
    correctionsOf,
  };
}
