import type { ArticleDocument, ArticleNode } from './article-node.ts';
import { articleText, isBlankArticle } from './article-text.ts';
import { withoutSuggestions } from './resolve-suggestions.ts';
import { countSyllables } from './syllables.ts';

/** A picture in an article, with its words there. */
export interface FigureFacts {
  readonly mediaId: string;
  readonly alt: string;
  readonly caption: string;
  readonly credit: string;
}

/** The facts that publish checks read from an article. An article has no h1: the page's only one is its headline. */
export interface ArticleFacts {
  /** Syllables, including captions of videos and pictures; `readingMinutes(words)` converts them. */
  readonly words: number;
  /** Nothing visible: no character, no video and no picture. */
  readonly isBlank: boolean;
  /** Links to the project's own sites: a path of the same site, or a host of the project. */
  readonly linksInside: number;
  /** Links to any other host. Mail and phone are neither internal nor external. */
  readonly linksOutside: number;
  /** Addresses of an allowed form that lead nowhere: a host without a dot, an unfinished mail address. */
  readonly linksMalformed: number;
  readonly headings: number;
  /** Headings more than one level below the previous one; the first is compared with the headline. */
  readonly headingJumps: number;
  readonly embeds: number;
  readonly figures: readonly FigureFacts[];
  /** Documents of the library that the text offers, by their ids. */
  readonly attachments: readonly string[];
}

/** The facts of one block; without suggestions, those of an article are the sum over its blocks in order. */
export interface BlockFacts {
  readonly words: number;
  readonly isBlank: boolean;
  /** One per link, even if several marks divide its words. */
  readonly links: readonly string[];
  readonly headings: readonly number[];
  readonly embeds: number;
  readonly figures: readonly FigureFacts[];
  readonly attachments: readonly string[];
}

const HEADLINE_LEVEL = 1;
const HOST = /^https?:\/\/([^/?#]+)/i;
const WHOLE_HOST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}(?::\d{1,5})?$/u;
const WHOLE_MAIL = /^mailto:[^@]+@(?:[^@.?]+\.)+[^@.?]{2,}(?:\?.*)?$/i;

function linkOf(node: ArticleNode): string | undefined {
  const href = node.marks?.find((mark) => mark.type === 'link')?.attrs?.href;
  return href === undefined ? undefined : String(href);
}

function figureOf({ attrs }: ArticleNode): FigureFacts {
  const word = (name: string) => String(attrs?.[name] ?? '');
  return { mediaId: word('mediaId'), alt: word('alt'), caption: word('caption'), credit: word('credit') };
}

interface Found {
  readonly links: string[];
  readonly headings: number[];
  readonly embeds: ArticleNode[];
  readonly figures: FigureFacts[];
  readonly attachments: string[];
}

function collect(node: ArticleNode, found: Found): void {
  if (node.type === 'heading') found.headings.push(Number(node.attrs?.level));
  if (node.type === 'embed') found.embeds.push(node);
  if (node.type === 'figure') found.figures.push(figureOf(node));
  if (node.type === 'attachment') found.attachments.push(String(node.attrs?.mediaId ?? ''));
  let open: string | undefined;
  for (const child of node.content ?? []) {
    const link = linkOf(child);
    if (link !== undefined && link !== open) found.links.push(link);
    open = link;
    collect(child, found);
  }
}

export function blockFacts(block: ArticleNode): BlockFacts {
  const found: Found = { links: [], headings: [], embeds: [], figures: [], attachments: [] };
  collect(block, found);
  return {
    words: countSyllables(articleText(block)),
    isBlank: isBlankArticle(block),
    links: found.links,
    headings: found.headings,
    embeds: found.embeds.length,
    figures: found.figures,
    attachments: found.attachments,
  };
}

type LinkKind = 'inside' | 'outside' | 'malformed' | 'other';

function kindOfLink(address: string, ownHosts: ReadonlySet<string>): LinkKind {
  if (address.startsWith('/')) return 'inside';
  const host = HOST.exec(address)?.[1]?.toLowerCase();
  if (host === undefined)
    return /^mailto:/i.test(address) && !WHOLE_MAIL.test(address) ? 'malformed' : 'other';
  if (ownHosts.has(bareHost(host))) return 'inside';
  return WHOLE_HOST.test(host) ? 'outside' : 'malformed';
}

/** `www.toasoan.vn` and `toasoan.vn` are one site. */
function bareHost(host: string): string {
  return host.toLowerCase().replace(/^www\./, '');
}

function countJumps(headings: readonly number[]): number {
  return headings.filter((level, index) => level > (headings[index - 1] ?? HEADLINE_LEVEL) + 1).length;
}

/** `ownHosts`: the hosts of the project's sites, with or without `www.`. */
export function sumFacts(blocks: readonly BlockFacts[], ownHosts: readonly string[]): ArticleFacts {
  const own = new Set(ownHosts.map(bareHost));
  const kinds = blocks.flatMap((block) => block.links.map((link) => kindOfLink(link, own)));
  const headings = blocks.flatMap((block) => block.headings);
  const count = (kind: LinkKind) => kinds.filter((one) => one === kind).length;
  return {
    words: blocks.reduce((sum, block) => sum + block.words, 0),
    isBlank: blocks.every((block) => block.isBlank),
    linksInside: count('inside'),
    linksOutside: count('outside'),
    linksMalformed: count('malformed'),
    headings: headings.length,
    headingJumps: countJumps(headings),
    embeds: blocks.reduce((sum, block) => sum + block.embeds, 0),
    figures: blocks.flatMap((block) => block.figures),
    attachments: blocks.flatMap((block) => block.attachments),
  };
}

/** The facts of a whole article; the editor adds up cached facts of blocks instead. */
export function articleFacts(document: ArticleDocument, ownHosts: readonly string[]): ArticleFacts {
  return sumFacts(withoutSuggestions(document).content.map(blockFacts), ownHosts);
}
