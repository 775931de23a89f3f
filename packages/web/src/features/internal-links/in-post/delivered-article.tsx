import {
  linkedExcerpt,
  withPlacedLinks,
} from '@toasoan/contract/features/internal-links/matching/with-placed-links.ts';
import type { DeliveredArticleProps } from '#web/patterns/article-links/article-links-slot.ts';
import { useWrittenLinks } from './use-written-links.ts';

/** An article with the links that readers would get; the text alone while they are asked for. */
export function DeliveredArticle({ facts, content, children }: DeliveredArticleProps) {
  const { text, links } = useWrittenLinks({ ...facts, content });
  const isOfThisText = links.data !== undefined && !links.isPlaceholderData && text.content === content;
  if (!isOfThisText) return children({ content });
  const { placed } = links.data;
  return children({
    content: withPlacedLinks(content, placed),
    excerptLine: linkedExcerpt(text.excerpt, placed),
  });
}
