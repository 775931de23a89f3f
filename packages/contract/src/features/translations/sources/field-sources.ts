import type { MenuItem } from '../../menus/menu-item.ts';
import type { SourceSegment } from '../segments/article-segments.ts';
import { lineOf, lineSegment, lineSegments, linesOf, type TextsByKey } from './field-segments.ts';

/** Categories, menus and blocks have no rows of their own in each language: readers get their translated fields. */
export interface CategoryWords {
  readonly title: string;
  readonly description: string;
  readonly seoTitle: string;
  readonly seoDescription: string;
}

export function categorySegments(category: CategoryWords): SourceSegment[] {
  return [
    ...lineSegment('title', 'TITLE', category.title),
    ...lineSegments('description', 'EXCERPT', category.description),
    ...lineSegment('seoTitle', 'SEO', category.seoTitle),
    ...lineSegment('seoDescription', 'SEO', category.seoDescription),
  ];
}

/** What has no text keeps the words of its source. */
export function withCategoryTexts(category: CategoryWords, texts: TextsByKey): CategoryWords {
  return {
    title: lineOf('title', category.title, texts),
    description: linesOf('description', category.description, texts),
    seoTitle: lineOf('seoTitle', category.seoTitle, texts),
    seoDescription: lineOf('seoDescription', category.seoDescription, texts),
  };
}

type ItemWords = Pick<MenuItem, 'id' | 'title' | 'badge'>;

/** An item without a title shows the name of its target, which its own record translates. */
export function menuSegments(items: readonly ItemWords[]): SourceSegment[] {
  return items.flatMap(({ id, title, badge }) => [
    ...lineSegment(`items.${id}:title`, 'LABEL', title),
    ...lineSegment(`items.${id}:badge`, 'LABEL', badge),
  ]);
}

export function withMenuTexts<Item extends ItemWords>(items: readonly Item[], texts: TextsByKey): Item[] {
  return items.map((item) => ({
    ...item,
    title: lineOf(`items.${item.id}:title`, item.title, texts),
    badge: lineOf(`items.${item.id}:badge`, item.badge, texts),
  }));
}

/** The wording of a block in the language that it is translated from. */
export interface TemplateWords {
  readonly heading: string;
  readonly subHeading: string;
}

export function templateSegments({ heading, subHeading }: TemplateWords): SourceSegment[] {
  return [...lineSegment('heading', 'HEADING', heading), ...lineSegment('subHeading', 'LABEL', subHeading)];
}

export function withTemplateTexts(template: TemplateWords, texts: TextsByKey): TemplateWords {
  return {
    heading: lineOf('heading', template.heading, texts),
    subHeading: lineOf('subHeading', template.subHeading, texts),
  };
}
