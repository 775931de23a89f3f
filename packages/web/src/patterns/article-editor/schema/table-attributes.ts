import type { Attribute } from '@tiptap/core';
import { readHtmlAttribute } from '@toasoan/contract/article/html-attributes.ts';
import type { AttributeRule } from '@toasoan/contract/article/node-table.ts';

/** Undefined, which JSON leaves out, as the stored form does. */
const LEFT_OUT: Partial<Attribute> = { default: undefined };

function declared(rule: AttributeRule): Partial<Attribute> {
  if (rule.kind === 'target' || (rule.kind === 'choice' && rule.isLeftOut)) return LEFT_OUT;
  return 'default' in rule ? { default: rule.default } : { isRequired: true };
}

function attributeFor(rule: AttributeRule): Partial<Attribute> {
  const isRead = rule.kind !== 'line' && rule.kind !== 'choice';
  const carriesItself = isRead && (rule.kind !== 'integer' || rule.html !== undefined);
  return {
    ...declared(rule),
    // A tag such as h3 contains its number, a video is read as a whole: those values come from the parse rule.
    parseHTML: (element: HTMLElement) =>
      carriesItself ? readHtmlAttribute(rule, (name) => element.getAttribute(name) ?? undefined) : undefined,
  };
}

/** The table's attributes of one node or mark as Tiptap declares them; what only delivery adds is not written. */
export function attributesFor(rules: Readonly<Record<string, AttributeRule>> | undefined) {
  const written = Object.entries(rules ?? {}).filter(([, rule]) => rule.kind !== 'delivered');
  return Object.fromEntries(written.map(([name, rule]) => [name, attributeFor(rule)]));
}
