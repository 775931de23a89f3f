import type { ArticleAttributes } from '@toasoan/contract/article/article-node.ts';
import { readHtmlAttribute } from '@toasoan/contract/article/html-attributes.ts';
import { MARK_RULES } from '@toasoan/contract/article/node-table.ts';
import type { Attributes } from './picture-link.ts';

/** The attributes of a link mark from those of its element. */
export function linkAttributes(attributes: Attributes): ArticleAttributes {
  const rules = Object.entries(MARK_RULES.get('link')?.attrs ?? {});
  return Object.fromEntries(
    rules.flatMap(([name, rule]) => {
      const value = readHtmlAttribute(rule, (key) => attributes[key]);
      return value === undefined && (rule.kind === 'target' || rule.kind === 'delivered')
        ? []
        : [[name, value ?? '']];
    }),
  );
}
