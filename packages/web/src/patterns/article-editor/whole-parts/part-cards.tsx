import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { EmbedCard } from '../embeds/embed-card.tsx';
import { FigureCard } from '../figures/figure-card.tsx';
import type { LiveArticle } from '../live-article.ts';

/** The videos and pictures of an article while it is edited. */
export function PartCards({ article }: { readonly article: LiveArticle }) {
  const shown = useSyncExternalStore(article.parts.watch, article.parts.all);
  return shown.map((part) => {
    const Card = part.node.type.name === 'figure' ? FigureCard : EmbedCard;
    return createPortal(<Card article={article} part={part} />, part.dom, part.key);
  });
}
