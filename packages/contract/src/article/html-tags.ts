import type { ArticleAttributes } from './article-node.ts';
import { toHtmlAttributes } from './html-attributes.ts';
import {
  ARTICLE_MARKS,
  ARTICLE_NODES,
  type ArticleMarkName,
  type ArticleNodeName,
  type MarkRule,
  NODE_NAMES,
  type NodeRule,
  TEXT_MARK_NAMES,
} from './node-table.ts';

/** The tags of a node from the outside in; an attribute outside the table's numbers takes its default. */
export function nodeTags(rule: NodeRule, attrs: ArticleAttributes | undefined): readonly string[] {
  return (rule.html ?? []).map((tag) =>
    tag.replace(/\{(\w+)\}/, (_, name: string) => {
      const attribute = rule.attrs?.[name];
      if (attribute?.kind !== 'integer') return '';
      const value = Number(attrs?.[name]);
      const known = Number.isInteger(value) && value >= attribute.min && value <= attribute.max;
      return String(known ? value : attribute.default);
    }),
  );
}

/** The attributes of a node's outermost tag. */
export function nodeAttributes(
  rule: NodeRule,
  attrs: ArticleAttributes | undefined,
): Readonly<Record<string, string>> {
  const written = toHtmlAttributes(rule.attrs, attrs);
  return rule.class === undefined ? written : { class: rule.class, ...written };
}

export interface TagReading {
  readonly node: ArticleNodeName;
  /** Attributes that the tag itself implies. */
  readonly attrs: Readonly<Record<string, number>>;
}

/** A tag such as h{level} represents one tag per value of its attribute. */
function ownTags(rule: NodeRule): readonly [tag: string, attrs: Record<string, number>][] {
  const [outermost] = rule.html ?? [];
  if (outermost === undefined) return [];
  const name = /\{(\w+)\}/.exec(outermost)?.[1];
  const attribute = name === undefined ? undefined : rule.attrs?.[name];
  if (name === undefined || attribute?.kind !== 'integer') return [[outermost, {}]];
  return Array.from({ length: attribute.max - attribute.min + 1 }, (_, index) => {
    const value = attribute.min + index;
    return [outermost.replace(`{${name}}`, String(value)), { [name]: value }];
  });
}

function readingsOf(node: ArticleNodeName): [string, TagReading][] {
  const rule: NodeRule = ARTICLE_NODES[node];
  const tags = [...ownTags(rule), ...Object.entries(rule.alsoReads ?? {})];
  return tags.map(([tag, attrs]) => [tag, { node, attrs }]);
}

const hasClass = (name: ArticleNodeName) => classOf(name) !== undefined;

function classOf(name: ArticleNodeName): string | undefined {
  const rule: NodeRule = ARTICLE_NODES[name];
  return rule.class;
}

/** Every tag that represents a node, whatever its class. */
export const NODE_OF_TAG: ReadonlyMap<string, TagReading> = new Map(
  NODE_NAMES.filter((name) => !hasClass(name)).flatMap(readingsOf),
);

/** Tags that represent a node with a certain class only, as `aside.fact-box`. */
export const NODE_OF_CLASS: ReadonlyMap<string, TagReading> = new Map(
  NODE_NAMES.filter(hasClass).flatMap((name) =>
    readingsOf(name).map(([tag, reading]): [string, TagReading] => [`${tag}.${classOf(name)}`, reading]),
  ),
);

/** The node that an element represents, by its tag and the classes written on it. */
export function readTag(tag: string, classes = ''): TagReading | undefined {
  if (classes !== '')
    for (const name of classes.split(/\s+/)) {
      const reading = NODE_OF_CLASS.get(`${tag}.${name}`);
      if (reading !== undefined) return reading;
    }
  return NODE_OF_TAG.get(tag);
}

/** Every tag that represents a mark; HTML input never contains suggestions. */
export const MARK_OF_TAG: ReadonlyMap<string, ArticleMarkName> = new Map(
  TEXT_MARK_NAMES.flatMap((mark) => {
    const rule: MarkRule = ARTICLE_MARKS[mark];
    return [rule.html, ...(rule.alsoReads ?? [])].map((tag): [string, ArticleMarkName] => [tag, mark]);
  }),
);
