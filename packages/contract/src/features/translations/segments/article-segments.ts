import type { ArticleDocument, ArticleNode } from '../../../article/article-node.ts';
import { NODE_RULES } from '../../../article/node-table.ts';
import { type SegmentTag, tagged, untagged } from '../../../article/segment-tags.ts';

/** What a segment is to its reader, for the screen and for the checks. */
export const SEGMENT_ROLES = [
  'TITLE',
  'EXCERPT',
  'HEADING',
  'PARAGRAPH',
  'LIST_ITEM',
  'QUOTE',
  'CELL',
  'CAPTION',
  'ALT',
  'LABEL',
  'SEO',
] as const;
export type SegmentRole = (typeof SEGMENT_ROLES)[number];

/** A piece of a text that is translated by itself. */
export interface SourceSegment {
  /** Where it stands in its record, such as `title` or `content.3.0`; it changes when the record does. */
  readonly key: string;
  readonly role: SegmentRole;
  readonly text: string;
  readonly tags: readonly SegmentTag[];
}

/** Attributes of blocks that readers read. */
const SPOKEN_ATTRIBUTES: Readonly<Record<string, readonly (readonly [string, SegmentRole])[]>> = {
  figure: [
    ['caption', 'CAPTION'],
    ['alt', 'ALT'],
  ],
  gallery: [['caption', 'CAPTION']],
  embed: [
    ['title', 'LABEL'],
    ['caption', 'CAPTION'],
  ],
  attachment: [['name', 'LABEL']],
};

const ROLE_WITHIN: Readonly<Record<string, SegmentRole>> = {
  listItem: 'LIST_ITEM',
  blockquote: 'QUOTE',
  pullQuote: 'QUOTE',
  tableCell: 'CELL',
  tableHeader: 'CELL',
};

/** The pieces of an article in reading order; blank ones and code are left out. Suggestions must be resolved before. */
export function articleSegments(article: ArticleDocument, prefix = 'content'): SourceSegment[] {
  return segmentsOf(article, prefix, 'PARAGRAPH').filter(({ text }) => hasWords(text));
}

function segmentsOf(node: ArticleNode, key: string, role: SegmentRole): SourceSegment[] {
  const spoken = (SPOKEN_ATTRIBUTES[node.type] ?? []).map(([name, its]) => ({
    key: `${key}:${name}`,
    role: its,
    text: String(node.attrs?.[name] ?? ''),
    tags: [],
  }));
  return [...spoken, ...textOf(node, key, role)];
}

function textOf(node: ArticleNode, key: string, role: SegmentRole): SourceSegment[] {
  const { content = [], type } = node;
  const kind = NODE_RULES.get(type)?.textblock;
  if (kind === 'plain') return [];
  if (kind === 'rich') return [{ key, role: type === 'heading' ? 'HEADING' : role, ...tagged(content) }];
  return content.flatMap((child, place) => segmentsOf(child, `${key}.${place}`, ROLE_WITHIN[type] ?? role));
}

/** The article with these texts at their keys; what has no text keeps the words of its source. */
export function withArticleTexts(
  article: ArticleDocument,
  texts: ReadonlyMap<string, string>,
  prefix = 'content',
): ArticleDocument {
  return withTexts(article, prefix, texts) as ArticleDocument;
}

function withTexts(node: ArticleNode, key: string, texts: ReadonlyMap<string, string>): ArticleNode {
  const spoken = (SPOKEN_ATTRIBUTES[node.type] ?? []).flatMap(([name]) => {
    const text = texts.get(`${key}:${name}`);
    return text === undefined ? [] : [[name, text] as const];
  });
  const whole =
    spoken.length === 0 ? node : { ...node, attrs: { ...node.attrs, ...Object.fromEntries(spoken) } };
  const { content } = node;
  if (content === undefined) return whole;
  if (NODE_RULES.get(node.type)?.textblock !== 'rich')
    return { ...whole, content: content.map((child, place) => withTexts(child, `${key}.${place}`, texts)) };
  const text = texts.get(key);
  return text === undefined ? whole : { ...whole, content: untagged(text, tagged(content).tags) };
}

function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text.replace(/<[^>]*>/g, ''));
}
