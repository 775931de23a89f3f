import type {
  ExtractedPage,
  ExtractedPicture,
} from '@toasoan/contract/features/parser-templates/extracted-page.ts';
import {
  PAGE_FIELDS,
  type PageField,
  type TemplateDefinition,
  templateDefinition,
} from '@toasoan/contract/features/parser-templates/template-definition.ts';
import { type ByLine, readByLine, takeByLines } from './content/by-lines.ts';
import { captionParts } from './content/caption-parts.ts';
import { type Block, htmlOf, picturesOf, textOfBlocks } from './content/content-block.ts';
import { joinBlocks, nextPageAddress } from './content/join-pages.ts';
import { boldLead, isSameText, tidySapo, withoutLead } from './content/sapo.ts';
import { type Content, readContent } from './content/template-content.ts';
import type { DecodedPage } from './decoding/decode-page.ts';
import { findAuthors } from './fields/authors.ts';
import { coverByTemplate, findCover } from './fields/cover.ts';
import { byTemplate, type Found, found } from './fields/found.ts';
import type { FoundFields } from './fields/found-fields.ts';
import { findCategory, findKeywords, findTags, splitList, unique } from './fields/labels.ts';
import { findLead } from './fields/lead.ts';
import { findPublishedTime, publishedByTemplate } from './fields/published-time.ts';
import { siteNames } from './fields/site-names.ts';
import { findTitle, withoutSite } from './fields/title.ts';
import { judgePage } from './judge-page.ts';
import { canonicalOf, langOf } from './page/page-names.ts';
import { type PageView, viewPage } from './page/page-view.ts';

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
}

export const NO_TEMPLATE: TemplateDefinition = templateDefinition.parse({ fields: {} });

/** An article from its pages: each field by the template, then linked data and `meta`, then what the page shows. */
export function extractPage(
  [first, ...further]: readonly [PageSource, ...PageSource[]],
  { template: given, fetchedTime, timeZone }: ExtractionRules,
): Extraction {
  const template = given ?? NO_TEMPLATE;
  const views = [first, ...further].map(({ text, url }) => viewPage(replaced(text, template), url));
  const page = views[0] ?? viewPage('', first.url);
  const contents = views.flatMap((view) => readContent(view, template) ?? []);
  const read = joinBlocks(contents.map(({ blocks }) => blocks));
  const { fields, blocks } = fieldsOf(page, template, read, {
    now: fetchedTime,
    timeZone,
    formats: template.dateFormats,
  });
  const last = views.at(-1) ?? page;
  const nextPage = given === undefined ? nextPageAddress(last) : next(last, template);
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
  };
}

function replaced(text: string, { replace }: TemplateDefinition): string {
  return replace.reduce((source, { find, put }) => source.replaceAll(find, () => put), text);
}

const next = (page: PageView, { nextPageSelector }: TemplateDefinition) =>
  nextPageSelector === '' ? undefined : nextPageAddress(page, nextPageSelector);

function fieldsOf(
  page: PageView,
  template: TemplateDefinition,
  read: readonly Block[],
  dates: Parameters<typeof findPublishedTime>[1],
): { readonly fields: FoundFields; readonly blocks: readonly Block[] } {
  const { fields: ways } = template;
  const names = siteNames(page);
  const one = ([value]: string[]) => value;
  const title =
    byTemplate(page, ways.title, ([value = '']) => withoutSite(value, names) || undefined) ?? findTitle(page);
  const below = takeByLines(read, names);
  const sapo =
    byTemplate(page, ways.sapo, (values) => tidySapo(values.join(' ')) || undefined) ??
    findLead(page, below.blocks);
  const author = authorOf(page, template, below);
  const blocks = bodyOf(below.blocks, title?.value ?? '', sapo);
  const images = picturesOf(blocks);
  const cover = coverByTemplate(page, ways.cover) ?? findCover(page, images);
  const fields: FoundFields = {
    title,
    sapo,
    author,
    publishedTime: publishedByTemplate(page, ways.publishedTime, dates) ?? findPublishedTime(page, dates),
    category: byTemplate(page, ways.category, one) ?? findCategory(page, title?.value ?? ''),
    tags: listByTemplate(page, ways.tags) ?? findTags(page),
    keywords: listByTemplate(page, ways.keywords) ?? findKeywords(page),
    sourceName: sourceOf(page, template, author?.value.source || below.source),
    cover,
    coverCaption: captionOf(page, template, cover, images),
  };
  return { fields, blocks };
}

function authorOf(page: PageView, { fields }: TemplateDefinition, below: ByLine): Found<ByLine> | undefined {
  const names = siteNames(page);
  const byWay = byTemplate(page, fields.author, (values) => {
    const lines = values.map((value) => readByLine(value, names));
    const authors = [...new Set(lines.flatMap((line) => line.authors))];
    return authors.length === 0
      ? undefined
      : { authors, source: lines.find(({ source }) => source)?.source ?? '' };
  });
  if (byWay !== undefined) return byWay;
  if (below.authors.length > 0) return found(below, 'PAGE');
  return findAuthors(page);
}

function sourceOf(page: PageView, { fields }: TemplateDefinition, below: string): Found<string> | undefined {
  const byWay = byTemplate(
    page,
    fields.sourceName,
    ([value = '']) => readByLine(value).source || value || undefined,
  );
  return byWay ?? (below === '' ? undefined : found(below, 'PAGE'));
}

const listByTemplate = (page: PageView, ways: Parameters<typeof byTemplate>[1]) =>
  byTemplate(
    page,
    ways.map((way) => (way.take === 'JOIN' ? { ...way, take: 'ALL' as const } : way)),
    (values) => {
      const list = unique(values.flatMap(splitList));
      return list.length === 0 ? undefined : list;
    },
  );

/** Without the title and the lead, where the body repeats them. */
function bodyOf(blocks: readonly Block[], title: string, sapo: Found<string> | undefined): Block[] {
  if (sapo === undefined) return withoutLead(blocks, title, '');
  const at = boldLead(blocks);
  const lead = at === undefined ? undefined : blocks[at];
  const isLead = lead !== undefined && isSameText(textOfBlocks([lead]), sapo.value);
  if (sapo.by === 'META' && !isLead) return withoutLead(blocks, title, '');
  return withoutLead(blocks, title, sapo.value);
}

function captionOf(
  page: PageView,
  { fields, creditPattern }: TemplateDefinition,
  cover: Found<ExtractedPicture> | undefined,
  images: readonly ExtractedPicture[],
): Found<string> | undefined {
  const byWay = byTemplate(
    page,
    fields.coverCaption,
    ([value = '']) => captionParts(value, creditPattern).caption || undefined,
  );
  if (byWay !== undefined) return byWay;
  const same = images.find(({ url }) => url === cover?.value.url)?.caption || cover?.value.caption;
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
