import { useQueryClient } from '@tanstack/react-query';
import type { Quotes, QuotesQuery } from '@toasoan/contract/features/events/quotes/quote.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { ApiError } from '#web/core/api/api-error.ts';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { eventQuotes } from './event-quotes.ts';

const QuotesDialog = lazyChunk(async () => {
  const [module] = await Promise.all([import('./quotes-dialog.tsx'), loadTexts(['quotes'])]);
  return { default: module.QuotesDialog };
});

interface Found {
  readonly title: string;
  readonly quotes: Quotes;
}

interface QuotesAfter {
  /** Asks for the posts that still say the old plan; shows them where there are any. */
  readonly show: (
    event: { readonly id: string; readonly title: string },
    query: QuotesQuery,
  ) => Promise<void>;
  readonly dialog: ReactNode;
}

/** What a change of time or place leaves to mend. */
export function useQuotesAfter(): QuotesAfter {
  const client = useQueryClient();
  const projectId = useProjectId();
  const [found, setFound] = useState<Found>();
  return {
    async show({ id, title }, query) {
      try {
        const quotes = await client.fetchQuery({ ...eventQuotes(projectId, id, query), staleTime: 0 });
        if (quotes.items.length > 0) setFound({ title, quotes });
      } catch (error) {
        // The change stands; the page of the event offers the list again.
        if (!(error instanceof ApiError)) throw error;
      }
    },
    dialog: found && (
      <Suspense>
        <QuotesDialog {...found} onClose={() => setFound(undefined)} />
      </Suspense>
    ),
  };
}
