import type { ArticleAttributes } from './article-node.ts';
import { ARTICLE_NODES } from './node-table.ts';

type Layout = (typeof ARTICLE_NODES.gallery.attrs.layout.values)[number];

/** The class of the element around the pictures, inside the block. */
export const GALLERY_PICTURES = 'gallery-pictures';

function layoutOf(layout: unknown): Layout {
  const { values, default: plain } = ARTICLE_NODES.gallery.attrs.layout;
  return values.find((one) => one === layout) ?? plain;
}

/**
 * Several pictures as HTML: `<figure class="gallery …"><div class="gallery-pictures">…</div><figcaption>…`, the last only
 * with a caption.
 */
export function galleryHtml(attrs: ArticleAttributes | undefined): {
  readonly attributes: Readonly<Record<string, string>>;
  readonly caption: string;
} {
  const attributes = { class: `gallery gallery-${layoutOf(attrs?.layout)}` };
  return { attributes, caption: String(attrs?.caption ?? '') };
}

/** Attributes of a gallery in canonical form. */
export function checkGallery(attrs: ArticleAttributes | undefined): ArticleAttributes {
  return { layout: layoutOf(attrs?.layout), caption: String(attrs?.caption ?? '') };
}

/** A gallery from the classes of our own HTML; undefined for any other element. */
export function readGallery(classes: string, caption = ''): ArticleAttributes | undefined {
  const names = classes.split(/\s+/);
  if (!names.includes('gallery')) return undefined;
  const layout = names.find((name) => name.startsWith('gallery-'))?.slice('gallery-'.length);
  const line = caption.replace(/\s+/g, ' ').trim();
  const { max } = ARTICLE_NODES.gallery.attrs.caption;
  return checkGallery({ layout: layout ?? '', caption: [...line].slice(0, max).join('').trim() });
}
