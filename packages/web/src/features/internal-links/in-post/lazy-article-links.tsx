import { Suspense } from 'react';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import type {
  DeliveredArticleProps,
  InboundLinksProps,
  LinkSuggestionsProps,
} from '#web/patterns/article-links/article-links-slot.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';

const Delivered = lazyChunk(async () => ({
  default: (await import('./delivered-article.tsx')).DeliveredArticle,
}));
const Suggestions = lazyChunk(async () => {
  const [{ LinkSuggestions }] = await Promise.all([
    import('./link-suggestions.tsx'),
    loadTexts(['internal-links']),
  ]);
  return { default: LinkSuggestions };
});

const Inbound = lazyChunk(async () => {
  const [{ InboundPanel }] = await Promise.all([
    import('../inbound/inbound-panel.tsx'),
    loadTexts(['internal-links']),
  ]);
  return { default: InboundPanel };
});

/** The text alone until the code has come. */
function DeliveredArticle(props: DeliveredArticleProps) {
  return (
    <Suspense fallback={props.children({ content: props.content })}>
      <Delivered {...props} />
    </Suspense>
  );
}

function LinkSuggestions(props: LinkSuggestionsProps) {
  return (
    <Suspense>
      <Suggestions {...props} />
    </Suspense>
  );
}

function InboundLinks(props: InboundLinksProps) {
  return (
    <Suspense>
      <Inbound {...props} />
    </Suspense>
  );
}

/** For the app's slot. */
export const ARTICLE_LINKS = { DeliveredArticle, LinkSuggestions, InboundLinks };
