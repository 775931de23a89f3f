import { cleanOneLine, countCodePoints } from '../core/text.ts';
import { cleanArticleText } from './article-characters.ts';
import type { ArticleAttributes, ArticleMark } from './article-node.ts';
import { ArticleProblem, shownName } from './article-problem.ts';
import { linkAddress } from './link-address.ts';
import { readTarget } from './link-target.ts';
import { type ArticleMarkName, type AttributeRule, MARK_NAMES, MARK_RULES } from './node-table.ts';
import { checkSuggestion } from './suggestion-mark.ts';

type Rules = Readonly<Record<string, AttributeRule>>;
type Loose = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function checkLine(name: string, max: number, value: unknown): string {
  if (typeof value !== 'string') throw new ArticleProblem('articleAttribute', { name });
  if (!value.isWellFormed()) throw new ArticleProblem('characters');
  const line = cleanOneLine(cleanArticleText(value));
  if (countCodePoints(line) > max) throw new ArticleProblem('articleAttribute', { name });
  return line;
}

function checkChoice(name: string, values: readonly string[], value: unknown): string {
  const known = values.find((one) => one === value);
  if (known === undefined) throw new ArticleProblem('articleAttribute', { name });
  return known;
}

function checkTarget(name: string, value: unknown): string {
  if (typeof value !== 'string' || readTarget(value) === undefined)
    throw new ArticleProblem('articleAttribute', { name });
  return value;
}

type OptionalRule = AttributeRule & { readonly kind: 'target' | 'delivered' };

function checkValue(
  name: string,
  rule: Exclude<AttributeRule, OptionalRule>,
  value: unknown,
): string | number | boolean {
  if (rule.kind === 'address') {
    const address = typeof value === 'string' ? linkAddress(value) : undefined;
    if (address === undefined) throw new ArticleProblem('articleLink', { name: shownName(value) });
    return address;
  }
  if (rule.kind === 'line') return checkLine(name, rule.max, value ?? rule.default);
  if (value === undefined) return rule.default;
  if (rule.kind === 'choice') return checkChoice(name, rule.values, value);
  if (rule.kind === 'flag' && typeof value === 'boolean') return value;
  const fits =
    rule.kind === 'integer' &&
    Number.isInteger(value) &&
    Number(value) >= rule.min &&
    Number(value) <= rule.max;
  if (!fits) throw new ArticleProblem('articleAttribute', { name });
  return Number(value);
}

/**
 * The attributes in the table's order with the defaults filled in; undefined for a node without any. What articles
 * stored earlier lack is left out: a target where there is none, and a choice that says so at its default.
 */
export function checkAttributes(rules: Rules | undefined, value: unknown): ArticleAttributes | undefined {
  if (value !== undefined && !isRecord(value))
    throw new ArticleProblem('articleAttribute', { name: 'attrs' });
  const given = value ?? {};
  for (const name of Object.keys(given))
    if (rules === undefined || !Object.hasOwn(rules, name) || rules[name]?.kind === 'delivered')
      throw new ArticleProblem('articleAttribute', { name: shownName(name) });
  if (rules === undefined) return undefined;
  return Object.fromEntries(
    Object.entries(rules).flatMap(([name, rule]) => {
      if (rule.kind === 'delivered') return [];
      if (rule.kind === 'target')
        return given[name] === undefined ? [] : [[name, checkTarget(name, given[name])]];
      const checked = checkValue(name, rule, given[name]);
      return rule.kind === 'choice' && rule.isLeftOut && checked === rule.default ? [] : [[name, checked]];
    }),
  );
}

function checkMark(value: unknown): ArticleMark {
  const type = isRecord(value) ? value.type : undefined;
  const known = MARK_NAMES.find((name) => name === type);
  if (!isRecord(value) || known === undefined)
    throw new ArticleProblem('articlePart', { name: shownName(type) });
  for (const key of Object.keys(value))
    if (key !== 'type' && key !== 'attrs')
      throw new ArticleProblem('articleAttribute', { name: shownName(key) });
  const rule = MARK_RULES.get(known);
  const attrs = checkAttributes(rule?.attrs, value.attrs);
  if (rule?.isSuggestion) checkSuggestion(attrs);
  return attrs === undefined ? { type: known } : { type: known, attrs };
}

/** Marks in the table's order, each at most once; undefined for none. */
export function checkMarks(value: unknown): readonly ArticleMark[] | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) throw new ArticleProblem('articleAttribute', { name: 'marks' });
  const byName = new Map<ArticleMarkName, ArticleMark>();
  for (const entry of value) {
    const mark = checkMark(entry);
    byName.set(mark.type, mark);
  }
  const marks = MARK_NAMES.flatMap((name) => byName.get(name) ?? []);
  return marks.length === 0 ? undefined : marks;
}
