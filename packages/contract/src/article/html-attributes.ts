import type { ArticleAttributes } from './article-node.ts';
import { linkAddress } from './link-address.ts';
import { readTarget, targetName } from './link-target.ts';
import type { AttributeRule } from './node-table.ts';

type Rules = Readonly<Record<string, AttributeRule>> | undefined;
type Value = string | number | boolean;

interface Written {
  readonly html: Record<string, string>;
  readonly rel: string[];
}

function write(rule: AttributeRule, value: Value | undefined, { html, rel }: Written): void {
  switch (rule.kind) {
    case 'address':
      html[rule.html] = String(value);
      return;
    case 'target':
    case 'delivered':
      if (value !== undefined) html[rule.html] = String(value);
      return;
    case 'integer':
      if (rule.html !== undefined && value !== undefined && value !== rule.default)
        html[rule.html] = String(value);
      return;
    case 'flag':
      if (value === true) writeFlag(rule, { html, rel });
      return;
    default:
      // The words of a node with HTML of its own.
      return;
  }
}

function writeFlag(rule: AttributeRule & { readonly kind: 'flag' }, { html, rel }: Written): void {
  if (rule.html === 'rel') rel.push(rule.token);
  else html[rule.html] = rule.token;
  if (rule.adds !== undefined) rel.push(rule.adds);
}

/** The attributes of a node or mark as HTML, in the table's order with `rel` last. */
export function toHtmlAttributes(rules: Rules, attrs: ArticleAttributes | undefined): Record<string, string> {
  const written: Written = { html: {}, rel: [] };
  for (const [name, rule] of Object.entries(rules ?? {})) write(rule, attrs?.[name], written);
  if (written.rel.length > 0) written.html.rel = written.rel.join(' ');
  return written.html;
}

function readInteger(rule: AttributeRule & { kind: 'integer' }, written: string | undefined): number {
  const digits = written === undefined ? null : /^\s*(\d{1,9})/.exec(written);
  if (digits === null) return rule.default;
  return Math.min(rule.max, Math.max(rule.min, Number(digits[1])));
}

function readFlag(rule: AttributeRule & { kind: 'flag' }, written: string | undefined): boolean {
  const tokens = written?.toLowerCase().split(/\s+/) ?? [];
  return tokens.some((token) => token === rule.token || rule.alsoReads?.includes(token) === true);
}

/** One attribute from HTML; undefined if it is missing and has no default. */
export function readHtmlAttribute(
  rule: AttributeRule,
  attribute: (name: string) => string | undefined,
): Value | undefined {
  if (rule.kind === 'address') return linkAddress(attribute(rule.html) ?? '');
  if (rule.kind === 'target') {
    const target = readTarget(attribute(rule.html));
    return target && targetName(target);
  }
  if (rule.kind === 'delivered') return undefined;
  if (rule.kind === 'line' || rule.kind === 'choice') return rule.default;
  if (rule.kind === 'flag') return readFlag(rule, attribute(rule.html));
  return readInteger(rule, rule.html === undefined ? undefined : attribute(rule.html));
}
