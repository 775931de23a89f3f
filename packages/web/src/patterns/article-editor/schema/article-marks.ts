import { type AnyExtension, Mark } from '@tiptap/core';
import type { StyleParseRule, TagParseRule } from '@tiptap/pm/model';
import type { ArticleAttributes } from '@toasoan/contract/article/article-node.ts';
import { toHtmlAttributes } from '@toasoan/contract/article/html-attributes.ts';
import { MARK_OF_TAG } from '@toasoan/contract/article/html-tags.ts';
import { linkAddress } from '@toasoan/contract/article/link-address.ts';
import {
  ARTICLE_MARKS,
  type ArticleMarkName,
  MARK_NAMES,
  type MarkRule,
} from '@toasoan/contract/article/node-table.ts';
import { marksOfStyle } from '@toasoan/contract/article/style-marks.ts';
import { suggestionClass } from '@toasoan/contract/article/suggestion-mark.ts';
import { i18n } from '#web/core/i18n/i18n.ts';
import { attributesFor } from './table-attributes.ts';

/** A tag is no mark if its own style contradicts it, and no link without an allowed address. */
function isMark(name: ArticleMarkName, element: HTMLElement): boolean {
  if (name === 'link' && linkAddress(element.getAttribute('href') ?? '') === undefined) return false;
  return marksOfStyle(element.getAttribute('style') ?? '').get(name) !== false;
}

function tagRules(name: ArticleMarkName): TagParseRule[] {
  return [...MARK_OF_TAG].flatMap(([tag, mark]) =>
    mark === name
      ? [{ tag, getAttrs: (element: HTMLElement) => (isMark(name, element) ? null : false) }]
      : [],
  );
}

function styleRules(name: ArticleMarkName): StyleParseRule[] {
  const { style }: MarkRule = ARTICLE_MARKS[name];
  if (style === undefined) return [];
  return [
    {
      style: style.property,
      // One declaration may have several values: `underline line-through`.
      consuming: false,
      getAttrs: (value: string) =>
        marksOfStyle(`${style.property}:${value}`).get(name) === true ? null : false,
    },
  ];
}

function markFromTable(name: ArticleMarkName, index: number): AnyExtension {
  const rule: MarkRule = ARTICLE_MARKS[name];
  return Mark.create({
    name,
    // The schema's order of marks is the table's.
    priority: 1000 - index,
    // Text typed after a link does not belong to it, nor to a suggested deletion.
    inclusive: name !== 'link' && name !== 'deletion',
    addAttributes: () => attributesFor(rule.attrs),
    parseHTML: () => [...tagRules(name), ...styleRules(name)],
    renderHTML: ({ mark }) => {
      const attrs: ArticleAttributes = mark.attrs;
      if (rule.isSuggestion)
        return [
          rule.html,
          {
            class: suggestionClass({ authorId: String(attrs.authorId) }),
            'data-suggestion': attrs.id,
            'aria-description': i18n.t(`article-editor:suggested.${name}`, { name: attrs.authorName }),
          },
          0,
        ];
      return [rule.html, toHtmlAttributes(rule.attrs, attrs), 0];
    },
  });
}

/** Every mark of the table as a Tiptap mark, and nothing else. */
export const articleMarks: AnyExtension[] = MARK_NAMES.map(markFromTable);
