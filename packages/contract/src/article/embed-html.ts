import { cleanOneLine } from '../core/text.ts';
import { cleanArticleText } from './article-characters.ts';
import type { ArticleAttributes } from './article-node.ts';
import { ArticleProblem, shownName } from './article-problem.ts';
import { EMBED_PROVIDERS, type EmbedProvider, embedAddress, readEmbedAddress } from './embed-providers.ts';
import type { HtmlPart } from './html-part.ts';
import { ARTICLE_NODES } from './node-table.ts';

const FRAME = {
  loading: 'lazy',
  // Their players refuse to start without a referrer.
  referrerpolicy: 'strict-origin-when-cross-origin',
  sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation',
  allow: 'fullscreen; picture-in-picture; encrypted-media',
};

const word = (attrs: ArticleAttributes | undefined, name: string) => String(attrs?.[name] ?? '');

/** Articles are Vietnamese, whatever the console's language. */
const OFFERS = { video: 'Video', post: 'Bài đăng trên', sound: 'Âm thanh' };
const ASKS = { video: 'Xem', post: 'Xem', sound: 'Nghe' };

function plainTitle(provider: string): string {
  const { offers, label } = EMBED_PROVIDERS[provider as EmbedProvider];
  return `${OFFERS[offers]} ${label}`;
}

/**
 * A video as HTML: `<figure class="embed"><details><summary>…</summary><iframe …></iframe></details><figcaption>…`, the
 * last only with a caption. The other site learns of a reader who opens it, and of nobody else: a lazy frame in a closed
 * `details` is not loaded. Undefined for one outside the table, whatever was stored.
 */
export function embedHtml(attrs: ArticleAttributes | undefined): HtmlPart | undefined {
  const provider = word(attrs, 'provider');
  const src = embedAddress(provider, word(attrs, 'id'));
  if (src === undefined) return undefined;
  const { label, offers, size } = EMBED_PROVIDERS[provider as EmbedProvider];
  const caption = word(attrs, 'caption');
  const named = word(attrs, 'title');
  const title = named || caption || plainTitle(provider);
  const ask = `${ASKS[offers]}: ${named || plainTitle(provider)}${named === '' ? '' : ` (${label})`}`;
  const sizes = { width: String(size.width), height: String(size.height) };
  const frame: HtmlPart = { tag: 'iframe', attributes: { src, title, ...sizes, ...FRAME }, content: [] };
  return {
    tag: 'figure',
    attributes: { class: `embed embed-${provider}` },
    content: [
      {
        tag: 'details',
        attributes: {},
        content: [{ tag: 'summary', attributes: {}, content: [ask] }, frame],
      },
      ...(caption === '' ? [] : [{ tag: 'figcaption', attributes: {}, content: [caption] }]),
    ],
  };
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
