import type { ArticleAttributes, ArticleMark, ArticleNode } from './article-node.ts';
import { ArticleProblem } from './article-problem.ts';
import { type ArticleNodeName, MARK_RULES } from './node-table.ts';

export const SUGGESTION_KINDS = ['insertion', 'deletion'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/** The author and time of a change; parts of one suggestion share its id. */
export interface SuggestionBy {
  readonly id: string;
  readonly authorId: string;
  readonly authorName: string;
  readonly time: string;
}

const SUGGESTION_ID = /^[A-Za-z0-9_-]{8,24}$/;
const AUTHOR_ID = /^[1-9]\d{0,17}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Blocks that can be suggested as a whole; for a table only all of it. */
export const MARKED_BLOCKS: ReadonlySet<ArticleNodeName> = new Set([
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'blockquote',
  'codeBlock',
  'horizontalRule',
  'embed',
  'figure',
  'gallery',
  'pullQuote',
  'factBox',
  'related',
  'attachment',
  'table',
]);

/**
 * The suggestion about the start of a block. That of a list item is stored at its first line: HTML allows nothing
 * between a list and its items, and an item always has a first line.
 */
export function beginningOf({ type, content, marks }: ArticleNode): readonly ArticleMark[] | undefined {
  return type === 'listItem' ? content?.[0]?.marks : marks;
}

export function isSuggestion(mark: ArticleMark): boolean {
  return MARK_RULES.get(mark.type)?.isSuggestion === true;
}

export function suggestionBy({ attrs }: ArticleMark): SuggestionBy {
  const word = (name: keyof SuggestionBy) => String(attrs?.[name] ?? '');
  return { id: word('id'), authorId: word('authorId'), authorName: word('authorName'), time: word('time') };
}

/** The suggestion about a node, as one word; '' for none. */
export function sideOf({ marks }: ArticleNode): string {
  let side = '';
  for (const mark of marks ?? []) if (isSuggestion(mark)) side += `${mark.type} ${mark.attrs?.id} `;
  return side;
}

function refuse(name: keyof SuggestionBy): never {
  throw new ArticleProblem('articleAttribute', { name });
}

export function checkSuggestion(attrs: ArticleAttributes | undefined): void {
  const word = (name: keyof SuggestionBy) => String(attrs?.[name] ?? '');
  if (!SUGGESTION_ID.test(word('id'))) refuse('id');
  if (!AUTHOR_ID.test(word('authorId'))) refuse('authorId');
  if (word('authorName') === '') refuse('authorName');
  if (!TIME.test(word('time')) || Number.isNaN(Date.parse(word('time')))) refuse('time');
}

const COLOURS = 6;

/** The colour of a user's suggestions, the same in every view. */
function authorColour(authorId: string): number {
  let sum = 0;
  for (const digit of authorId) sum = (sum * 31 + digit.charCodeAt(0)) % 9973;
  return sum % COLOURS;
}

export function suggestionClass({ authorId }: Pick<SuggestionBy, 'authorId'>): string {
  return `suggestion suggestion-${authorColour(authorId)}`;
}
