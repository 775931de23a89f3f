import { fileAddress, mediaKey } from '../vocabulary/picture.ts';
import type { ArticleAttributes } from './article-node.ts';
import { ArticleProblem, shownName } from './article-problem.ts';
import type { HtmlPart } from './html-part.ts';
import { ARTICLE_NODES } from './node-table.ts';

const MEDIA_ID = /^[1-9]\d{0,17}$/;
const EXTENSION = /^[a-z0-9]{1,8}$/;
const OWN_ADDRESS = /^\/media\/([A-Za-z0-9_-]{22})\/file\.([a-z0-9]{1,8})$/;

const word = (attrs: ArticleAttributes | undefined, name: string) => String(attrs?.[name] ?? '');

function isFile(attrs: ArticleAttributes | undefined): boolean {
  return (
    MEDIA_ID.test(word(attrs, 'mediaId')) &&
    EXTENSION.test(word(attrs, 'extension')) &&
    mediaKey.safeParse(word(attrs, 'key')).success
  );
}

/** `PDF, 1,2 MB`, as the article's language writes it. */
function factsOf(attrs: ArticleAttributes | undefined): string {
  const bytes = Number(attrs?.sizeBytes ?? 0);
  const kind = word(attrs, 'extension').toUpperCase();
  if (bytes <= 0) return kind;
  const [unit, label] = bytes < 1_000_000 ? [1_000, 'kB'] : [1_000_000, 'MB'];
  const amount = Math.max(0.1, bytes / unit).toFixed(bytes < 1_000_000 ? 0 : 1);
  return `${kind}, ${amount.replace('.', ',')} ${label}`;
}

/**
 * A file of the library to download, as HTML. Undefined for one that the library could not have, whatever was stored.
 */
export function attachmentHtml(attrs: ArticleAttributes | undefined): HtmlPart | undefined {
  if (!isFile(attrs)) return undefined;
  const name = word(attrs, 'name');
  const href = fileAddress(word(attrs, 'key'), word(attrs, 'extension'));
  const link: HtmlPart = { tag: 'a', attributes: { href, download: name }, content: [name] };
  const facts: HtmlPart = { tag: 'small', attributes: {}, content: [factsOf(attrs)] };
  return {
    tag: 'p',
    attributes: {
      class: 'attachment',
      'data-media': word(attrs, 'mediaId'),
      'data-size': word(attrs, 'sizeBytes'),
    },
    content: [link, ' ', facts],
  };
}

/** Attributes of a file in canonical form. */
export function checkAttachment(attrs: ArticleAttributes | undefined): ArticleAttributes {
  if (!isFile(attrs))
    throw new ArticleProblem('articleAttribute', { name: shownName(word(attrs, 'mediaId')) });
  if (word(attrs, 'name') === '') throw new ArticleProblem('articleAttribute', { name: 'name' });
  return { ...attrs };
}

/** A file from our own HTML, by its paragraph and the link inside; undefined for any other paragraph. */
export function readAttachment(
  paragraph: (name: string) => string | undefined,
  link: (name: string) => string | undefined,
): ArticleAttributes | undefined {
  const [, key = '', extension = ''] = OWN_ADDRESS.exec(link('href') ?? '') ?? [];
  const { max } = ARTICLE_NODES.attachment.attrs.sizeBytes;
  const size = Number(paragraph('data-size') ?? 0);
  const line = (link('download') ?? '').replace(/\s+/g, ' ').trim();
  const attrs = {
    mediaId: paragraph('data-media') ?? '',
    key,
    extension,
    sizeBytes: Number.isInteger(size) && size >= 0 && size <= max ? size : 0,
    name: [...line].slice(0, ARTICLE_NODES.attachment.attrs.name.max).join('').trim(),
  };
  return isFile(attrs) && attrs.name !== '' ? attrs : undefined;
}

/** Whether an element is one of our paragraphs around a file. */
export function isAttachment(tag: string, classes: string | undefined): boolean {
  return tag === 'p' && (classes ?? '').split(/\s+/).includes('attachment');
}
