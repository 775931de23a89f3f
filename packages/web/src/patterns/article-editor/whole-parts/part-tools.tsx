import { type ComponentType, useSyncExternalStore } from 'react';
import { AttachmentTools } from '../attachments/attachment-tools.tsx';
import { EmbedTools } from '../embeds/embed-tools.tsx';
import { FigureTools } from '../figures/figure-tools.tsx';
import { GalleryTools } from '../galleries/gallery-tools.tsx';
import type { LiveArticle } from '../live-article.ts';
import type { ToolsProps } from './tools-props.ts';

const TOOLS: Readonly<Record<string, ComponentType<ToolsProps>>> = {
  embed: EmbedTools,
  figure: FigureTools,
  gallery: GalleryTools,
  attachment: AttachmentTools,
};

/** The bar and the fields of the picture, gallery, video or file that is selected. */
export function PartTools({ article }: { readonly article: LiveArticle }) {
  const part = useSyncExternalStore(article.parts.watch, article.parts.shown);
  const Tools = part && TOOLS[part.node.type.name];
  return Tools && <Tools key={part.key} article={article} part={part} />;
}
