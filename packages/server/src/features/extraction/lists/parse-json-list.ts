import type { TemplateDefinition } from '@toasoan/contract/features/extraction/template-definition.ts';
import { readDate } from '../dates/vietnamese-date.ts';
import { absoluteAddress } from '../page/absolute-address.ts';
import { type LinkedNode, valuesAt, wordsOf } from '../page/linked-data.ts';
import { parseLooseJson } from '../page/loose-json.ts';
import { type ListItem, type ListResult, type ListRules, listItem, listOf, NOTHING } from './list-item.ts';

/** Names that programs of news sites give to the parts of an article. */
const KEYS = {
  url: ['url', 'link', 'href', 'permalink', 'shareUrl', 'share_url', 'slug', 'alias'],
  title: ['title', 'headline', 'name'],
  sapo: ['sapo', 'lead', 'description', 'summary', 'excerpt', 'intro'],
  time: [
    'publishedTime',
    'publishTime',
    'published_at',
    'publishedAt',
    'publishDate',
    'publish_time',
    'date',
    'created_at',
    'createdAt',
    'time',
  ],
  author: ['author', 'authors', 'byline', 'creator'],
  picture: ['picture', 'image', 'thumbnail', 'thumb', 'avatar', 'cover', 'thumbnail_url'],
  category: ['category', 'categoryName', 'cate', 'section', 'zone'],
} as const;

/** Articles in an answer of a program: the list by a path, its parts by the names that they usually have. */
export function parseJsonList(
  text: string,
  list: TemplateDefinition['list'],
  rules: ListRules,
): ListResult | undefined {
  const data = parseLooseJson(text);
  if (typeof data !== 'object' || data === null) return undefined;
  const nodes = list.itemSelector === '' ? longestList(data) : valuesAt(data, list.itemSelector);
  const items = nodes.flatMap((node) => itemIn(node, list.linkSelector, rules) ?? []);
  const next = list.nextSelector === '' ? '' : wordsOf(valuesAt(data, list.nextSelector)[0]);
  return { ...NOTHING, ...listOf(items, rules), next: absoluteAddress(next, rules.url) ?? null };
}

function itemIn(node: unknown, linkPath: string, rules: ListRules): ListItem | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  const said = (keys: readonly string[]) =>
    keys.map((key) => wordsOf([(node as LinkedNode)[key]].flat()[0])).find(Boolean) ?? '';
  return listItem(
    {
      url: linkPath === '' ? said(KEYS.url) : wordsOf(valuesAt(node, linkPath)[0]),
      title: said(KEYS.title),
      sapo: said(KEYS.sapo),
      publishedTime: readDate(said(KEYS.time), rules)?.time ?? null,
      author: said(KEYS.author),
      picture: said(KEYS.picture),
      categories: [said(KEYS.category)],
    },
    rules,
  );
}

const MAX_DEPTH = 6;

/** Without a path the longest list of records is meant. */
function longestList(data: object): unknown[] {
  let longest: unknown[] = [];
  const look = (value: unknown, depth: number) => {
    if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return;
    const isRecords =
      Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null);
    if (isRecords && value.length > longest.length) longest = value;
    for (const inner of Object.values(value)) look(inner, depth + 1);
  };
  look(data, 0);
  return longest;
}
