import type { ArticleAttributes, ArticleMark } from './article-node.ts';
import { type AttributeRule, MARK_NAMES, MARK_RULES, NODE_RULES } from './node-table.ts';

type Rules = Readonly<Record<string, AttributeRule>>;

/**
 * Attributes in the table's order, with the default of each that is missing: documents of all times compare by it.
 * What the table does not know is kept, in the order of its names.
 */
function inTableOrder(rules: Rules, given: ArticleAttributes): ArticleAttributes {
  const known = Object.entries(rules).flatMap(([name, rule]) => {
    const value = given[name] ?? ('default' in rule ? rule.default : undefined);
    return value === undefined ? [] : [[name, value] as const];
  });
  const unknown = Object.entries(given).filter(([name]) => !Object.hasOwn(rules, name));
  return Object.fromEntries([...known, ...unknown.sort(([one], [other]) => (one < other ? -1 : 1))]);
}

/** The attributes of a node in the canonical form; unlike `checkArticle` it refuses nothing. */
export function canonicalAttributes(type: string, given: ArticleAttributes = {}): ArticleAttributes {
  return inTableOrder(NODE_RULES.get(type)?.attrs ?? {}, given);
}

/** Marks in the table's order, each with its attributes in the canonical form. */
export function canonicalMarks(marks: readonly ArticleMark[] = []): ArticleMark[] {
  const place = ({ type }: ArticleMark) => MARK_NAMES.indexOf(type);
  return marks
    .map(({ type, attrs }): ArticleMark => {
      const own = inTableOrder(MARK_RULES.get(type)?.attrs ?? {}, attrs ?? {});
      return Object.keys(own).length === 0 ? { type } : { type, attrs: own };
    })
    .sort((one, other) => place(one) - place(other));
}
