import { cleanOneLine } from '@toasoan/contract/core/text.ts';
import { parseLooseJson } from './loose-json.ts';

export type LinkedNode = Readonly<Record<string, unknown>>;

/** What a page says of its article in JSON-LD. */
export interface LinkedArticle {
  readonly node: LinkedNode;
  readonly headline: string;
  readonly description: string;
  readonly published: string;
  readonly authors: readonly string[];
  readonly sections: readonly string[];
  readonly keywords: readonly string[];
  readonly image: { readonly url: string; readonly caption: string } | undefined;
  readonly publisher: string;
  readonly isFree: boolean;
}

const MAX_NODES = 500;
const MAX_DEPTH = 12;
const ARTICLE = /article$|posting$|^report$|^recipe$|^howto$/i;
const ENTRIES = ['liveBlogUpdate', 'hasPart', 'comment', 'blogPost'];
const FILM = /^VideoObject$/;

/** All nodes of all scripts, also those inside of others. */
export function linkedNodes(document: Document): LinkedNode[] {
  const nodes: LinkedNode[] = [];
  for (const script of document.querySelectorAll('script[type="application/ld+json" i]'))
    collect(parseLooseJson(script.textContent ?? ''), nodes, 0);
  return nodes;
}

function collect(value: unknown, nodes: LinkedNode[], depth: number): void {
  if (depth > MAX_DEPTH || nodes.length >= MAX_NODES || typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) nodes.push(value as LinkedNode);
  for (const inner of Object.values(value)) collect(inner, nodes, depth + 1);
}

/** The node of the article: of several the one that says most. */
export function linkedArticle(nodes: readonly LinkedNode[]): LinkedArticle | undefined {
  const isArticle = (node: LinkedNode) => typesOf(node).some((type) => ARTICLE.test(type));
  const all = nodes.filter(isArticle);
  // Entries of a live report are articles inside of one.
  const entries = new Set(all.flatMap((node) => ENTRIES.flatMap((key) => [node[key]].flat())));
  const named = all.filter((node) => !entries.has(node));
  const films = nodes.filter((node) => typesOf(node).some((type) => FILM.test(type)));
  const [best] = (named.length > 0 ? named : films)
    .map((node) => ({ node, said: weightOf(node) }))
    .sort((a, b) => b.said - a.said);
  return best === undefined ? undefined : read(best.node, nodes);
}

function weightOf(node: LinkedNode): number {
  const keys = [
    'headline',
    'name',
    'datePublished',
    'uploadDate',
    'author',
    'image',
    'articleBody',
    'mainEntityOfPage',
  ];
  return keys.filter((key) => node[key] !== undefined).length;
}

function typesOf(node: LinkedNode): string[] {
  return [node['@type']].flat().filter((type) => typeof type === 'string');
}

function read(node: LinkedNode, nodes: readonly LinkedNode[]): LinkedArticle {
  // What only names another node says nothing of it.
  const described = nodes.filter((other) => Object.keys(other).length > 1);
  const byId = new Map(described.flatMap((other) => (hasId(other) ? [[other['@id'], other] as const] : [])));
  const whole = (value: unknown): unknown =>
    isNode(value) && hasId(value) ? { ...byId.get(value['@id']), ...value } : value;
  const all = (value: unknown) => [value].flat(2).map(whole);
  const first = (...keys: string[]) =>
    keys.map((key) => wordsOf(whole([node[key]].flat()[0]))).find(Boolean) ?? '';
  return {
    node,
    headline: first('headline', 'name'),
    description: first('description'),
    published: first('datePublished', 'uploadDate', 'dateCreated'),
    authors: [...all(node.author ?? node.creator), ...all(node.contributor)].map(wordsOf).filter(Boolean),
    sections: all(node.articleSection).map(wordsOf).filter(Boolean),
    keywords: all(node.keywords).flatMap((words) => splitWords(wordsOf(words))),
    image: imageOf(all(node.image ?? node.thumbnailUrl)[0]),
    publisher: first('publisher'),
    isFree: !/^(?:false|0)$/i.test(String(node.isAccessibleForFree ?? true)),
  };
}

function imageOf(image: unknown): LinkedArticle['image'] {
  if (!isNode(image)) return wordsOf(image) === '' ? undefined : { url: wordsOf(image), caption: '' };
  const url = wordsOf(image.url ?? image.contentUrl ?? image['@id']);
  return url === '' ? undefined : { url, caption: wordsOf(image.caption) };
}

const hasId = (node: LinkedNode): node is LinkedNode & { '@id': string } => typeof node['@id'] === 'string';
const isNode = (value: unknown): value is LinkedNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const splitWords = (words: string) =>
  words
    .split(/[,;]/)
    .map((word) => word.trim())
    .filter(Boolean);

/** A text, or the name of what is described. */
export function wordsOf(value: unknown): string {
  if (typeof value === 'string') return cleanOneLine(decodeEntities(value));
  if (typeof value === 'number') return String(value);
  if (!isNode(value)) return '';
  return wordsOf(value.name ?? value['@value'] ?? value.headline ?? value.url ?? '');
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

/** Sites put text into JSON as they put it into HTML. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point < 0xe000)
      ? String.fromCodePoint(point)
      : '';
  });
}

/** Values at a path such as `$.author[0].name`; a list on the way stands for each of its parts. */
export function valuesAt(node: unknown, path: string): unknown[] {
  const steps = path.replace(/^\$\.?/, '').match(/[^.[\]]+/g) ?? [];
  if (steps.length === 0) return [];
  let values: unknown[] = [node];
  for (const step of steps.slice(0, 20)) {
    const name = step.replace(/^['"]|['"]$/g, '');
    values = values.flatMap((value) => stepInto(value, name)).slice(0, 5000);
  }
  return values.flat();
}

function stepInto(value: unknown, name: string): unknown[] {
  if (Array.isArray(value)) {
    if (name === '*') return value;
    return /^\d+$/.test(name)
      ? value.slice(Number(name), Number(name) + 1)
      : value.flatMap((item) => stepInto(item, name));
  }
  if (typeof value !== 'object' || value === null) return [];
  if (name === '*') return Object.values(value);
  const found = Object.hasOwn(value, name) ? (value as LinkedNode)[name] : undefined;
  return found === undefined || found === null ? [] : [found];
}
