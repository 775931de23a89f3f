import type {
  ExtractedPage,
  ExtractedPicture,
} from '@toasoan/contract/features/extraction/extracted-page.ts';
import {
  PAGE_FIELDS,
  type PageField,
  type TemplateDefinition,
} from '@toasoan/contract/features/extraction/template-definition.ts';
import { type ByLine, readByLine, takeByLines } from './content/by-lines.ts';
import { captionParts } from './content/caption-parts.ts';
import { type Block, htmlOf, picturesOf, textOfBlocks } from './content/content-block.ts';
import { joinBlocks, nextPageAddress } from './content/join-pages.ts';
import { tidySapo, withoutHead } from './content/sapo.ts';
import { type Content, readContent } from './content/template-content.ts';
import type { DateContext } from './dates/date-context.ts';
import type { DecodedPage } from './decoding/decode-page.ts';
import { findAuthors } from './fields/authors.ts';
import { coverByTemplate, findCover, heroPicture, isSamePicture } from './fields/cover.ts';
import { byTemplate, type Found, found } from './fields/found.ts';
import type { FoundFields } from './fields/found-fields.ts';
import { findCategory, findKeywords, findTags, splitList, unique } from './fields/labels.ts';
import { findLead } from './fields/lead.ts';
import { findPublishedTime, publishedByTemplate } from './fields/published-time.ts';
import { siteNames } from './fields/site-names.ts';
import { findTitle, withoutSite } from './fields/title.ts';
import { surroundings } from './fields/title-element.ts';
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
}

/** An article from its pages: each field by the template, then linked data and `meta`, then what the page shows. */
export function extractPage(
  [first, ...further]: readonly [PageSource, ...PageSource[]],
  { template: given, fetchedTime, timeZone }: ExtractionRules,
): Extraction {
  const template = given ?? PLAIN_DEFINITION;
  const dates = { now: fetchedTime, timeZone, formats: template.dateFormats };
  const view = ({ text, url }: PageSource) => viewPage(replaced(text, template), url);
  const page = view(first);
  const views = [page, ...further.map(view)] as const;
  const title = titleOf(page, template);
  const contents = views.flatMap((view) => readContent(view, template) ?? []);
  const read = joinBlocks(contents.map(({ blocks }) => withoutHead(blocks, title?.value ?? '', '')));
  const { fields, blocks } = fieldsOf(views, template, { title, read, root: contents[0]?.root }, dates);
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

function titleOf(page: PageView, { fields }: TemplateDefinition): Found<string> | undefined {
  const names = siteNames(page);
  const byWay = byTemplate(page, fields.title, ([value = '']) => withoutSite(value, names) || undefined);
  return byWay ?? findTitle(page);
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
  const lines = takeByLines(read, siteNames(page));
  const author = authorOf(views, around.below, template, lines);
  const sapo =
    byTemplate(page, ways.sapo, (values) => tidySapo(values.join(' ')) || undefined) ??
    findLead(page, around, lines.blocks);
  const blocks = withoutHead(lines.blocks, title?.value ?? '', sapo?.value ?? '');
  const images = picturesOf(blocks);
  const hero = heroPicture(page, around, root);
  const cover = coverByTemplate(page, ways.cover) ?? findCover(page, images, hero);
  const category =
    byTemplate(page, ways.category, ([value]) => value) ?? findCategory(page, title?.value ?? '', around);
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

/** Names may stand on the last page only. */
function authorOf(
  views: readonly [PageView, ...PageView[]],
  below: readonly Element[],
  { fields }: TemplateDefinition,
  lines: ByLine,
): Found<ByLine> | undefined {
  const names = siteNames(views[0]);
  for (const view of views) {
    const byWay = byTemplate(view, fields.author, (values) => {
      const read = values.map((value) => readByLine(value, names));
      const authors = [...new Set(read.flatMap((line) => line.authors))];
      return authors.length === 0
        ? undefined
        : { authors, source: read.find(({ source }) => source)?.source ?? '' };
    });
    if (byWay !== undefined) return byWay;
  }
  return lines.authors.length > 0 ? found(lines, 'PAGE') : findAuthors(views[0], below);
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
