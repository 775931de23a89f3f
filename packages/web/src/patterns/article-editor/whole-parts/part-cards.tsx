import { type ComponentType, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { AttachmentCard } from '../attachments/attachment-card.tsx';
import { EmbedCard } from '../embeds/embed-card.tsx';
import { FigureCard } from '../figures/figure-card.tsx';
import { GalleryCard } from '../galleries/gallery-card.tsx';
import type { LiveArticle } from '../live-article.ts';
import type { ShownPart } from './shown-part.ts';

interface CardProps {
  readonly article: LiveArticle;
  readonly part: ShownPart;
}

const CARDS: Readonly<Record<string, ComponentType<CardProps>>> = {
  embed: EmbedCard,
  figure: FigureCard,
  gallery: GalleryCard,
  attachment: AttachmentCard,
};

/** The videos, pictures and files of an article while it is edited. */
export function PartCards({ article }: { readonly article: LiveArticle }) {
  const shown = useSyncExternalStore(article.parts.watch, article.parts.all);
  return shown.map((part) => {
    const Card = CARDS[part.node.type.name] ?? EmbedCard;
    return createPortal(<Card article={article} part={part} />, part.dom, part.key);
  });
}
