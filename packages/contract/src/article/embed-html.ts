import { cleanOneLine } from '../core/text.ts';
import { cleanArticleText } from './article-characters.ts';
import type { ArticleAttributes } from './article-node.ts';
import { ArticleProblem, shownName } from './article-problem.ts';
import { EMBED_PROVIDERS, type EmbedProvider, embedAddress, readEmbedAddress } from './embed-providers.ts';
import { ARTICLE_NODES } from './node-table.ts';

interface EmbedHtml {
  /** Attributes of the frame in the order they are written. */
  readonly frame: Readonly<Record<string, string>>;
  /** The caption; empty for none. */
  readonly caption: string;
}

const FRAME = {
  width: '560',
  height: '315',
  loading: 'lazy',
  // Their players refuse to start without a referrer.
  referrerpolicy: 'strict-origin-when-cross-origin',
  sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation',
  allow: 'fullscreen; picture-in-picture; encrypted-media',
};

const word = (attrs: ArticleAttributes | undefined, name: string) => String(attrs?.[name] ?? '');

const plainTitle = (provider: string) => `Video ${EMBED_PROVIDERS[provider as EmbedProvider].label}`;

/**
 * A video as HTML: `<figure><iframe …></iframe><figcaption>…</figcaption></figure>`, the last only with a caption.
 * Undefined for a video outside the table, whatever was stored.
 */
export function embedHtml(attrs: ArticleAttributes | undefined): EmbedHtml | undefined {
  const provider = word(attrs, 'provider');
  const src = embedAddress(provider, word(attrs, 'id'));
  if (src === undefined) return undefined;
  const caption = word(attrs, 'caption');
  const title = word(attrs, 'title') || caption || plainTitle(provider);
  return { frame: { src, title, ...FRAME }, caption };
}

/** Attributes of a video in canonical form: a title equal to the default is dropped. */
export function checkEmbed(attrs: ArticleAttributes | undefined): ArticleAttributes {
  const provider = word(attrs, 'provider');
  const id = word(attrs, 'id');
  if (embedAddress(provider, id) === undefined)
    throw new ArticleProblem('articleEmbed', { name: shownName(`${provider} ${id}`) });
  const [title, caption] = [word(attrs, 'title'), word(attrs, 'caption')];
  return { provider, id, title: [caption, plainTitle(provider)].includes(title) ? '' : title, caption };
}

function cutLine(name: 'title' | 'caption', text: string): string {
  const line = cleanOneLine(cleanArticleText(text.toWellFormed()));
  return [...line].slice(0, ARTICLE_NODES.embed.attrs[name].max).join('').trim();
}

/** An iframe of foreign HTML as a video, its words cut at the table's limits; undefined for other frames. */
export function readEmbedHtml(address: string, title: string, caption = ''): ArticleAttributes | undefined {
  const source = readEmbedAddress(address);
  return (
    source && checkEmbed({ ...source, title: cutLine('title', title), caption: cutLine('caption', caption) })
  );
}
