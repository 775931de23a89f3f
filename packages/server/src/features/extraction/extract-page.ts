import type {
  ExtractedPage,
  ExtractedPicture,
} from '@toasoan/contract/features/extraction/extracted-page.ts';
import {
  PAGE_FIELDS,
  type PageField,
  type TemplateDefinition,
} from '@toasoan/contract/features/extraction/template-definition.ts';
import { type ByLine, takeByLines } from './content/by-lines.ts';
import { takeCredits } from './content/closing-credits.ts';
import { type Block, htmlOf, picturesOf, textOfBlocks } from './content/content-block.ts';
import { joinBlocks, nextPageAddress, singlePageAddress } from './content/join-pages.ts';
import { withoutHead } from './content/sapo.ts';
import { type Content, readContent } from './content/template-content.ts';
import type { DateContext } from './dates/date-context.ts';
import type { DecodedPage } from './decoding/decode-page.ts';
import { findAuthors } from './fields/authors.ts';
import { findCategory } from './fields/category.ts';
import { coverByTemplate, findCover, heroPicture, isSamePicture, withoutHero } from './fields/cover.ts';
import { type Found, found } from './fields/found.ts';
import type { FoundFields } from './fields/found-fields.ts';
import { findLead, leadOfData } from './fields/lead.ts';
import { findPublishedTime, publishedByTemplate } from './fields/published-time.ts';
import { siteNames } from './fields/site-names.ts';
import { findKeywords, findTags } from './fields/tags.ts';
import {
  authorByTemplate,
  captionByTemplate,
  categoryByTemplate,
  listByTemplate,
  sapoByTemplate,
  sourceByTemplate,
  titleByTemplate,
} from './fields/template-fields.ts';
import { findTitle } from './fields/title.ts';
import { type Surroundings, surroundings } from './fields/title-element.ts';
import { judgePage } from './judge-page.ts';
import { canonicalOf, langOf } from './page/page-names.ts';
import { type PageView, viewPage } from './page/page-view.ts';
import { PLAIN_DEFINITION } from './plain-definition.ts';

export interface PageSource extends Pick<DecodedPage, 'text' | 'isRepaired'> {
  readonly url: string;
}

export interface ExtractionRules {
  readonly template?: TemplateDefinition | undefined;
  readonly fetchedTime: Date;
  readonly timeZone: string;
}

export interface Extraction {
  readonly page: ExtractedPage;
  /** Absolute address of the page that follows the last given one; null where the article ends. */
  readonly nextPage: string | null;
  /** Absolute address of the page with the whole article; null where there is none, or it is given. */
  readonly singlePage: string | null;
}

/** An article from its pages: each field by the template, then linked data and `meta`, then what the page shows. */
export function extractPage(
  [first, ...further]: readonly [PageSource, ...PageSource[]],
  { template: given, fetchedTime, timeZone }: ExtractionRules,
): Extraction {
  const template = given ?? PLAIN_DEFINITION;
  const dates = { now: fetchedTime, timeZone, formats: template.dateFormats };
  const view = ({ text, url }: PageSource) => viewPage(withReplacements(text, template), url);
  const page = view(first);
  const own = readContent(page, template);
  const title = titleOf(page, template, own?.root);
  const singlePage = singlePageAddress(page, template.singlePageSelector);
  const single = further.find(({ url }) => url === singlePage);
  const whole = single && wholeArticle(view(single), template, own);
  const parts = further.filter((part) => part !== single).map(view);
  const views = [page, ...(whole === undefined ? parts : [whole.view])] as const;
  const contents =
    whole === undefined
      ? [own, ...parts.map((part) => readContent(part, template))].filter((read) => read !== undefined)
      : [whole.content];
  const read = joinBlocks(contents.map(({ blocks }) => withoutHead(blocks, title?.value ?? '', '')));
  const { fields, blocks } = fieldsOf(views, template, { title, read, root: own?.root }, dates);
  const last = views.at(-1) ?? page;
  const nextPage = whole === undefined ? next(last, given) : undefined;
  const judged = judgePage({
    page,
    template,
    blocks,
    fields,
    fetchedTime,
    isRepaired: [first, ...further].some(({ isRepaired }) => isRepaired),
    isTruncated: views.some(({ isTruncated }) => isTruncated),
    hasMore: nextPage !== undefined && !views.some(({ url }) => url === nextPage),
    content: contents[0],
  });
  return {
    page: { ...valuesOf(page, fields, blocks), foundBy: foundBy(fields, contents[0]), ...judged },
    nextPage: nextPage ?? null,
    singlePage: single === undefined ? (singlePage ?? null) : null,
  };
}

/** A page's source after what the template replaces in it. */
export function withReplacements(text: string, { replace }: TemplateDefinition): string {
  return replace.reduce((source, { find, put }) => source.replaceAll(find, () => put), text);
}

function next(page: PageView, template: TemplateDefinition | undefined): string | undefined {
  if (template === undefined) return nextPageAddress(page);
  const { nextPageSelector } = template;
  return nextPageSelector === '' ? undefined : nextPageAddress(page, nextPageSelector);
}

/** Of the body on the first page, the share that the page of the whole article must have: it may be a closed door. */
const LEAST_OF_FIRST = 0.8;

function wholeArticle(view: PageView, template: TemplateDefinition, first: Content | undefined) {
  const content = readContent(view, template);
  const length = ({ blocks }: Content) => textOfBlocks(blocks).length;
  if (content === undefined) return undefined;
  const isWhole = first === undefined || length(content) >= length(first) * LEAST_OF_FIRST;
  return isWhole ? { view, content } : undefined;
}

function titleOf(
  page: PageView,
  { fields }: TemplateDefinition,
  root: Element | undefined,
): Found<string> | undefined {
  return titleByTemplate(page, fields.title) ?? findTitle(page, root);
}

interface Body {
  readonly title: Found<string> | undefined;
  readonly read: readonly Block[];
  readonly root: Element | undefined;
}

function fieldsOf(
  views: readonly [PageView, ...PageView[]],
  template: TemplateDefinition,
  { title, read, root }: Body,
  dates: DateContext,
): { readonly fields: FoundFields; readonly blocks: readonly Block[] } {
  const { fields: ways } = template;
  const [page] = views;
  const around = surroundings(page.document, title?.value ?? '');
  const names = siteNames(page);
  const lines = takeCredits(read, names) ?? takeByLines(read, names);
  const author = authorOf(views, around, template, lines);
  const withoutLead = (sapo: string) =>
    withoutHead(lines.blocks, title?.value ?? '', sapo, author?.value.authors ?? []);
  const sapo = sapoByTemplate(page, ways.sapo) ?? leadOf(page, around, withoutLead(''), root);
  const hero = heroPicture(page, around, root);
  const blocks = withoutHero(withoutLead(sapo?.value ?? ''), hero);
  const images = picturesOf(blocks);
  const cover = coverByTemplate(page, ways.cover) ?? findCover(page, images, hero);
  const category = categoryByTemplate(page, ways.category) ?? findCategory(page, title?.value ?? '', around);
  const fields: FoundFields = {
    title,
    sapo,
    author,
    publishedTime:
      publishedByTemplate(page, ways.publishedTime, dates) ?? findPublishedTime(page, around, dates),
    category,
    tags: listByTemplate(page, ways.tags) ?? findTags(page, category?.value ?? '', around),
    keywords: listByTemplate(page, ways.keywords) ?? findKeywords(page),
    sourceName: sourceOf(page, template, author?.value.source || lines.source),
    cover,
    coverCaption: captionOf(page, template, cover, hero === undefined ? images : [hero, ...images]),
  };
  return { fields, blocks };
}

function leadOf(page: PageView, around: Surroundings, blocks: readonly Block[], root: Element | undefined) {
  return findLead(page, around, blocks) ?? (root === undefined ? leadOfData(page, blocks) : undefined);
}

/** Names may stand on the last page only. */
function authorOf(
  views: readonly [PageView, ...PageView[]],
  around: Surroundings,
  { fields }: TemplateDefinition,
  lines: ByLine,
): Found<ByLine> | undefined {
  const names = siteNames(views[0]);
  for (const view of views) {
    const byWay = authorByTemplate(view, fields.author, names);
    if (byWay !== undefined) return byWay;
  }
  if (lines.authors.length > 0) return found(lines, 'PAGE');
  const author = findAuthors(views[0], around);
  const { authors, source } = author?.value ?? lines;
  // An agency that is named alone is the author.
  const agency = source || lines.source;
  return authors.length > 0 || agency === '' ? author : found({ authors: [agency], source: agency }, 'PAGE');
}

function sourceOf(page: PageView, { fields }: TemplateDefinition, below: string): Found<string> | undefined {
  const byWay = sourceByTemplate(page, fields.sourceName);
  return byWay ?? (below === '' ? undefined : found(below, 'PAGE'));
}

function captionOf(
  page: PageView,
  { fields, creditPattern }: TemplateDefinition,
  cover: Found<ExtractedPicture> | undefined,
  images: readonly ExtractedPicture[],
): Found<string> | undefined {
  const byWay = captionByTemplate(page, fields.coverCaption, creditPattern);
  if (byWay !== undefined) return byWay;
  const same =
    images.find(({ url }) => cover !== undefined && isSamePicture(url, cover.value.url))?.caption ||
    cover?.value.caption;
  return same ? found(same, 'PAGE') : undefined;
}

function valuesOf(page: PageView, fields: FoundFields, blocks: readonly Block[]) {
  const { title, sapo, author, publishedTime, category, tags, keywords, sourceName, cover, coverCaption } =
    fields;
  const contentText = textOfBlocks(blocks);
  return {
    title: title?.value ?? '',
    sapo: sapo?.value ?? '',
    contentHtml: htmlOf(blocks),
    contentText,
    authors: [...(author?.value.authors ?? [])],
    publishedTime: publishedTime?.value.time ?? null,
    category: category?.value ?? '',
    tags: tags?.value ?? [],
    keywords: keywords?.value ?? [],
    sourceName: sourceName?.value ?? '',
    cover: cover === undefined ? null : { ...cover.value, caption: coverCaption?.value ?? '' },
    images: picturesOf(blocks),
    canonicalUrl: canonicalOf(page),
    lang: langOf(page, contentText),
  };
}

function foundBy(fields: FoundFields, content: Content | undefined): ExtractedPage['foundBy'] {
  const all: Readonly<Record<PageField, Pick<Found<unknown>, 'by' | 'place'> | undefined>> = {
    ...fields,
    author: fields.author?.value.authors.length === 0 ? undefined : fields.author,
    content,
  };
  const entries = PAGE_FIELDS.map((field) => {
    const place = all[field];
    return [field, place === undefined ? null : { by: place.by, place: place.place }] as const;
  });
  return Object.fromEntries(entries) as ExtractedPage['foundBy'];
}
