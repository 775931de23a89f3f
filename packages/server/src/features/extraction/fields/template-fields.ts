import type {
  FieldSelector,
  PageField,
  TemplateDefinition,
} from '@toasoan/contract/features/extraction/template-definition.ts';
import { type ByLine, readByLine } from '../content/by-lines.ts';
import { captionParts } from '../content/caption-parts.ts';
import { textOfBlocks } from '../content/content-block.ts';
import { tidySapo } from '../content/sapo.ts';
import { contentByTemplate } from '../content/template-content.ts';
import type { DateContext } from '../dates/date-context.ts';
import type { PageView } from '../page/page-view.ts';
import { coverByTemplate } from './cover.ts';
import { byTemplate, type Found } from './found.ts';
import { publishedByTemplate } from './published-time.ts';
import { siteNames } from './site-names.ts';
import { splitList, unique } from './tags.ts';
import { withoutSite } from './title-parts.ts';

type Ways = readonly FieldSelector[];

export function titleByTemplate(page: PageView, ways: Ways): Found<string> | undefined {
  const names = siteNames(page);
  return byTemplate(page, ways, ([value = '']) => withoutSite(value, names) || undefined);
}

export const sapoByTemplate = (page: PageView, ways: Ways): Found<string> | undefined =>
  byTemplate(page, ways, (values) => tidySapo(values.join(' ')) || undefined);

export function authorByTemplate(
  page: PageView,
  ways: Ways,
  names: ReturnType<typeof siteNames>,
): Found<ByLine> | undefined {
  return byTemplate(page, ways, (values) => {
    const read = values.map((value) => readByLine(value, names));
    const authors = [...new Set(read.flatMap((line) => line.authors))];
    return authors.length === 0
      ? undefined
      : { authors, source: read.find(({ source }) => source)?.source ?? '' };
  });
}

export const categoryByTemplate = (page: PageView, ways: Ways): Found<string> | undefined =>
  byTemplate(page, ways, ([value]) => value);

/** Tags and keywords, which may stand in one text. */
export const listByTemplate = (page: PageView, ways: Ways): Found<string[]> | undefined =>
  byTemplate(
    page,
    ways.map((way) => (way.take === 'JOIN' ? { ...way, take: 'ALL' as const } : way)),
    (values) => {
      const list = unique(values.flatMap(splitList));
      return list.length === 0 ? undefined : list;
    },
  );

export const sourceByTemplate = (page: PageView, ways: Ways): Found<string> | undefined =>
  byTemplate(page, ways, ([value = '']) => readByLine(value).source || value || undefined);

export const captionByTemplate = (page: PageView, ways: Ways, creditPattern: string) =>
  byTemplate(page, ways, ([value = '']) => captionParts(value, creditPattern).caption || undefined);

type ShownOf = (page: PageView, template: TemplateDefinition, dates: DateContext) => string | undefined;

const SHOWN: Readonly<Record<PageField, ShownOf>> = {
  title: (page, { fields }) => titleByTemplate(page, fields.title)?.value,
  sapo: (page, { fields }) => sapoByTemplate(page, fields.sapo)?.value,
  content: (page, template) => {
    const content = contentByTemplate(page, template);
    return content && (textOfBlocks(content.blocks) || '…');
  },
  author: (page, { fields }) =>
    authorByTemplate(page, fields.author, siteNames(page))?.value.authors.join(', '),
  publishedTime: (page, { fields }, dates) =>
    publishedByTemplate(page, fields.publishedTime, dates)?.value.time,
  category: (page, { fields }) => categoryByTemplate(page, fields.category)?.value,
  tags: (page, { fields }) => listByTemplate(page, fields.tags)?.value.join(' · '),
  cover: (page, { fields }) => coverByTemplate(page, fields.cover)?.value.url,
  coverCaption: (page, { fields, creditPattern }) =>
    captionByTemplate(page, fields.coverCaption, creditPattern)?.value,
  keywords: (page, { fields }) => listByTemplate(page, fields.keywords)?.value.join(' · '),
  sourceName: (page, { fields }) => sourceByTemplate(page, fields.sourceName)?.value,
};

/** What a template's selectors of one field alone give on a page, as one text; '' for nothing. */
export function shownByTemplate(
  page: PageView,
  template: TemplateDefinition,
  field: PageField,
  dates: DateContext,
): string {
  return SHOWN[field](page, template, dates) ?? '';
}
